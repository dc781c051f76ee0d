import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** The halves: what the checks say was shaped on `tune` alone, and `check` tells how well that carries over. */
export const halves = ['tune', 'check'] as const;

/** A change that a writer makes by mistake, and what a good message about it says. */
export type Mistake = {
  half: (typeof halves)[number];
  name: string;
  edit: {file: string; find?: string; replace?: string; write?: string; remove?: boolean};
  /** The file that the message names, as a regular expression; by default the one that is edited. */
  at?: string;
  /** Names the place in the message, where a line is not the best way; a regular expression. */
  key?: string;
  /** What is missing may be told at either end. */
  anyLine?: boolean;
  /** Regular expressions, whatever the case: what is wrong, and how to mend it. */
  what: string;
  mend: string;
};

/** What is said: the lines of messages, each with its file and line. */
export type Answer = {name: string; messages: string[]; lines: [first: number, last: number]};

/** @returns the mistakes of a half, in the order of their file */
export function mistakesOf(half: Mistake['half']): Mistake[] {
  const file = path.join('tests/writers/mistakes', `${half}.yaml`);
  const read = parse(readFileSync(file, 'utf8')) as Omit<Mistake, 'half'>[];
  return read.map((mistake) => ({...mistake, half}));
}

/** @returns them in the order of the names */
export function mistakesNamed(names: readonly string[]): Mistake[] {
  const all = halves.flatMap(mistakesOf);
  return names.flatMap((name) => all.find((one) => one.name === name) ?? []);
}

/**
 * @param before text of the file, where there is one
 * @returns its text with the mistake, undefined where it is removed, and the first and last line that were touched
 */
export function edited(
  {file, find, replace = '', write, remove}: Mistake['edit'],
  before?: string,
): {text: string | undefined; lines: Answer['lines']} {
  if (remove) return {text: undefined, lines: [1, 1]};
  if (write !== undefined) return {text: write, lines: [1, write.split('\n').length]};
  if (find === undefined || !before?.includes(find)) {
    throw new Error(`${file} has no "${find}". Write in the list of mistakes what it has today.`);
  }
  const first = before.slice(0, before.indexOf(find)).split('\n').length;
  return {
    text: before.replace(find, () => replace),
    lines: [first, first + replace.split('\n').length - 1],
  };
}

/** Makes a mistake in a copy of the repository, and takes it back when what it leads to is over. */
export async function during<Result>(
  {edit}: Mistake,
  root: string,
  then: (lines: Answer['lines']) => Promise<Result>,
): Promise<Result> {
  const file = path.join(root, edit.file);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const {text, lines} = edited(edit, before);
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
  try {
    return await then(lines);
  } finally {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns what a message about the mistake lacks, at best: nothing, or some of file, place, what, mend */
export function lacking({edit, at, key, anyLine, what, mend}: Mistake, answer: Answer): string[] {
  const [first, last] = answer.lines;
  const judged = answer.messages.map((message) => {
    const line = Number(/:(\d+)/.exec(message)?.[1]);
    const place = anyLine ?? (key ? new RegExp(key).test(message) : false);
    const holds = {
      file: new RegExp(at ?? escaped(edit.file)).test(message),
      place: place || (line >= first - 1 && line <= last + 1),
      what: new RegExp(what, 'i').test(message),
      mend: new RegExp(mend, 'i').test(message),
    };
    return Object.entries(holds).flatMap(([part, there]) => (there ? [] : part));
  });
  return judged.sort((a, b) => a.length - b.length)[0] ?? ['any message'];
}
