import {readFileSync} from 'node:fs';
import path from 'node:path';
import {programsFolder} from '../../programs/programsFolder';
import {filesIn} from '../../site/pages';
import type {Problem} from '../../site/writerError';

/** The languages of a program, and what its text of another name is. */
const languages = {mjs: 'JavaScript', py: 'Python', php: 'PHP'} as const;

type Extension = keyof typeof languages;

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

/** Programs of the guides, from the root of the repository. */
export const programFiles = (root = '.'): string[] =>
  filesIn(programsFolder, root).filter((file) => path.extname(file).slice(1) in languages);

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
        message: `the program has no ${missing.map((one) => languages[one]).join(' and no ')}. Write ${missing.map((one) => `${key}.${one}`).join(' and ')} too: a guide shows each program in all three languages.`,
      };
    }
    const words = new Map(
      [...all].map(([one, file]) => [
        one,
        wordsOf(readFileSync(path.join(root, file), 'utf8'), names),
      ]),
    );
    const every = new Set([...words.values()].flatMap((one) => [...one]));
    return [...every].flatMap((word): Problem[] => {
      const has = [...words].filter(([, one]) => one.has(word)).map(([one]) => one);
      if (has.length === words.size) return [];
      const lacks = [...words.keys()].filter((one) => !has.includes(one));
      return lacks.map((one) => ({
        file: all.get(one) ?? first,
        line: 1,
        message: `${has.map((other) => languages[other]).join(' and ')} uses ${word}, and ${languages[one]} does not. Change the program in all three languages alike.`,
      }));
    });
  });
}
