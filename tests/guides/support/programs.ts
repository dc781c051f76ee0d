import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe} from 'vitest';
import {programsFolder} from '../../../src/programs/programsFolder';
import {languagesHere, type RunnableLanguage} from '../../samples/support/languages';

export {programsFolder};

export const extensions = {javascript: 'mjs', python: 'py', php: 'php'} as const;

export type GuideProgram = {
  /** Such as `pagination/read-all-pages.py`. */
  name: string;
  code: string;
  language: RunnableLanguage;
};

const {runnable} = languagesHere();

/** A program in every language of the guides that can run here. */
export function programs(name: string): GuideProgram[] {
  return Object.entries(extensions).flatMap(([id, extension]) => {
    const language = runnable.find((candidate) => candidate.id === id);
    const file = `${name}.${extension}`;
    const code = readFileSync(path.join(programsFolder, file), 'utf8');
    return language ? [{name: file, code, language}] : [];
  });
}

type Describe = (name: string, define: (program: GuideProgram) => void) => void;

const describer =
  (isSlow: (program: GuideProgram) => boolean): Describe =>
  (name, define) => {
    for (const program of programs(name)) {
      const tags = isSlow(program) ? ['slow'] : [];
      // Most of the time goes into waiting for timeouts.
      describe(program.name, {tags, concurrent: true}, () => define(program));
    }
  };

/** Describes the behaviour that a program has in every language; only `npm run test:all` checks PHP. */
export const describeProgram = describer(({language}) => language.id === 'php');

/** The same for a program that rarely breaks alone, such as one that is nearly the same as another. */
export const describeSlowProgram = describer(() => true);
