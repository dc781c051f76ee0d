// Finds the programs of the guides, and defines test suites for them.
import {existsSync} from 'node:fs';
import {describe} from 'vitest';
import {programsFolder} from '../../../src/plugins/programs/remarkPrograms';
import {findLanguages, type RunnableLanguage} from '../../samples/support/languages';

export {programsFolder};

/** File extensions of the guides' programs, by language. */
export const extensions = {javascript: 'mjs', python: 'py', php: 'php'} as const;
/** Only some programs exist in these languages. They read a list once, without the client. */
export const onePassExtensions = {ruby: 'rb', go: 'go'} as const;

export type GuideProgram = {
  /** File path, such as `python/read-all-pages.py`. */
  name: string;
  language: RunnableLanguage;
};

const runnable = findLanguages();

/** Returns a program of the guides in every language that can run on this machine. */
export function programs(name: string): GuideProgram[] {
  return Object.entries({...extensions, ...onePassExtensions}).flatMap(([id, extension]) => {
    const language = runnable.find((candidate) => candidate.id === id);
    const file = `${id}/${name}.${extension}`;
    return language && existsSync(`${programsFolder}/${file}`) ? [{name: file, language}] : [];
  });
}

type Describe = (name: string, define: (program: GuideProgram) => void) => void;

const describer =
  (isSlow: (program: GuideProgram) => boolean): Describe =>
  (name, define) => {
    for (const program of programs(name)) {
      const tags = isSlow(program) ? ['slow'] : [];
      // The tests run concurrently, because they mostly wait for processes to start.
      describe(program.name, {tags, concurrent: true}, () => define(program));
    }
  };

/** Defines a test suite for a program in each language. Only JavaScript runs in `npm test`. */
export const describeProgram = describer(({language}) => language.id !== 'javascript');

/** Like `describeProgram`, but runs only in `npm run test:all`: for programs that resemble another tested program. */
export const describeSlowProgram = describer(() => true);
