import {execFile as execFileWithCallback} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {programsFolder} from '../../programs/programsFolder';
import {filesIn} from '../../site/pages';
import type {Problem} from '../../site/writerError';

const execFile = promisify(execFileWithCallback);

type Language = {
  name: string;
  /** What a code block is called by that shows it. */
  block: string;
  /** How a program begins: with a comment of what it does, what it needs and how it is run. */
  beginning: RegExp;
  rule: string;
};

/** The languages of a program, by the ending of its files. */
const languages = {
  mjs: {name: 'JavaScript', block: 'js', beginning: /^\/\/ /, rule: 'a comment behind //'},
  py: {name: 'Python', block: 'python', beginning: /^# /, rule: 'a comment behind #'},
  php: {
    name: 'PHP',
    block: 'php',
    beginning: /^<\?php\s+\/\/ /,
    rule: '<?php and a comment behind //',
  },
} satisfies Record<string, Language>;

type Extension = keyof typeof languages;

/** @returns the language of a program, or undefined for a file that is none */
export const languageOf = (file: string): Language | undefined =>
  (languages as Record<string, Language>)[path.extname(file).slice(1)];

/** How Python writes a name. */
const snakeCase = (name: string) => name.replaceAll(/(?=[A-Z])/g, '_').toLowerCase();

/** What a program uses of the API: paths, variables of the environment, and names. A name of one word may be the language's own. */
function wordsOf(text: string, names: ReadonlySet<string>): Set<string> {
  const used = new Set(text.match(/\w+/g));
  return new Set([
    ...(text.match(/\/(?:api|vrs)\/[\w/-]+|\bCALRY_[A-Z_]+/g) ?? []),
    ...[...names].filter(
      (name) => /[a-z][A-Z]/.test(name) && (used.has(name) || used.has(snakeCase(name))),
    ),
  ]);
}

/** What Node.js says of programs that it has read, by their text: few change while somebody writes. */
const syntax = new Map<string, string>();

/**
 * Programs in JavaScript that cannot be read. Those of the other languages are read where these are installed: `npm test -- guides`.
 */
export async function syntaxProblems(root = '.'): Promise<Problem[]> {
  const files = programFiles(root).filter((file) => file.endsWith('.mjs'));
  const found = await Promise.all(
    files.map(async (file): Promise<Problem[]> => {
      const absolute = path.resolve(root, file);
      const text = readFileSync(absolute, 'utf8');
      const output =
        syntax.get(text) ??
        (await execFile(process.execPath, ['--check', absolute]).then(
          () => '',
          ({stderr}: {stderr?: string}) => stderr ?? '',
        ));
      syntax.set(text, output);
      const [, message] = /^(SyntaxError: .*)$/m.exec(output) ?? [];
      if (message === undefined) return [];
      const line = Number(/:(\d+)\n/.exec(output)?.[1] ?? 1);
      return [{file, line, message: `the program does not run (${message}). Correct its syntax.`}];
    }),
  );
  return found.flat();
}

/** Figures that a program gives a name, such as `TIMEOUT_SECONDS`: the value, and the line counted from 1. */
function figuresOf(text: string): Map<string, {value: string; line: number}> {
  const figures = new Map<string, {value: string; line: number}>();
  for (const [index, row] of text.split('\n').entries()) {
    const [, name, value] =
      /^(?:const |export const )?([A-Z][A-Z_]+) = ([\d_.]+);?$/.exec(row) ?? [];
    if (name !== undefined && value !== undefined) {
      figures.set(name, {value: value.replaceAll('_', ''), line: index + 1});
    }
  }
  return figures;
}

/** A figure that is another in one of the languages. */
function figureProblems(all: ReadonlyMap<Extension, string>, root: string): Problem[] {
  const figures = [...all].map(([one, file]) => ({
    one,
    file,
    has: figuresOf(readFileSync(path.join(root, file), 'utf8')),
  }));
  const [first, ...others] = figures;
  if (!first) return [];
  return others.flatMap(({one, file, has}) =>
    [...has].flatMap(([name, {value, line}]) => {
      const other = first.has.get(name);
      if (!other || other.value === value) return [];
      return {
        file,
        line,
        message: `${name} is ${value} in ${languages[one].name}, and ${other.value} in ${languages[first.one].name} (${first.file}). Change the program in all three languages alike.`,
      };
    }),
  );
}

/** Programs of the guides, from the root of the repository. */
export const programFiles = (root = '.'): string[] =>
  filesIn(programsFolder, root).filter((file) => languageOf(file));

/**
 * A program of a guide that uses a word of the API in one language and not in another: it was changed in some of its three
 * languages alone.
 *
 * @param names of fields and parameters, from the contract
 */
export function programProblems(names: ReadonlySet<string>, root = '.'): Problem[] {
  const programs = new Map<string, Map<Extension, string>>();
  for (const file of programFiles(root)) {
    const extension = path.extname(file).slice(1) as Extension;
    const key = file.slice(0, -extension.length - 1).replaceAll('_', '-');
    const all = programs.get(key) ?? new Map<Extension, string>();
    programs.set(key, all.set(extension, file));
  }
  return [...programs].flatMap(([key, all]) => {
    const missing = (Object.keys(languages) as Extension[]).filter((one) => !all.has(one));
    const [first = programsFolder] = all.values();
    if (missing.length > 0) {
      return {
        file: first,
        line: 1,
        message: `the program has no ${missing.map((one) => languages[one].name).join(' and no ')}. Write ${missing.map((one) => `${key}.${one}`).join(' and ')} too: a guide shows each program in all three languages.`,
      };
    }
    const words = new Map(
      [...all].map(([one, file]) => [
        one,
        wordsOf(readFileSync(path.join(root, file), 'utf8'), names),
      ]),
    );
    const every = new Set([...words.values()].flatMap((one) => [...one]));
    const unlike = [...every].flatMap((word): Problem[] => {
      const has = [...words].filter(([, one]) => one.has(word)).map(([one]) => one);
      if (has.length === words.size) return [];
      const lacks = [...words.keys()].filter((one) => !has.includes(one));
      return lacks.map((one) => ({
        file: all.get(one) ?? first,
        line: 1,
        message: `${has.map((other) => languages[other].name).join(' and ')} ${has.length === 1 ? 'uses' : 'use'} ${word}, and ${languages[one].name} does not. Change the program in all three languages alike.`,
      }));
    });
    return [...unlike, ...figureProblems(all, root)];
  });
}
