// Finds the programs in the code blocks of pages.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type LanguageId, languages} from '../../../src/plugins/reference/samples';
import {toolchains} from '../../../scripts/lib/tools.mjs';
import type {Program} from './languages';

/** A complete, hand-written program on a page. */
export type FencedProgram = Program & {language: LanguageId};

/** Languages that `npm test` runs, by the name of their code fence. */
const languageOf: Partial<Record<string, LanguageId>> = Object.fromEntries(
  languages.filter(({id}) => toolchains[id]?.required).map(({id, fence}) => [fence, id]),
);

/**
 * Finds the programs on pages, except generated samples: every `bash`, `js` and `python` fence that reads the API key
 * from its environment variable. A program is identified by its file and line.
 */
export function fencedPrograms(folders: string[]): FencedProgram[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .toSorted()
    .flatMap((file) => programsIn(readFileSync(file, 'utf8'), file))
    .filter(({code}) => code.includes('CALRY_API_KEY'));
}

/** Returns all fences of a page in one of the three languages. */
export function programsIn(page: string, file: string): FencedProgram[] {
  const fence = /^([ \t]*)(`{3,})(\w+)[^\n]*\n(.*?)^\1\2[ \t]*$/gms;
  return [...page.matchAll(fence)].flatMap(
    ({index, 1: indent = '', 3: name = '', 4: text = ''}) => {
      const language = languageOf[name];
      const line = page.slice(0, index).split('\n').length;
      const code = text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      return language ? [{id: `${file}:${line}`, language, code}] : [];
    },
  );
}
