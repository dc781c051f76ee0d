import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadTerms} from '../../glossary/terms';
import {DATA_URL, pack} from '../data';
import {collect} from './collect';
import {readAsked, readSynonyms} from './reviewed';

/**
 * Writes what the search reads beside the pages of a built site.
 *
 * @param siteDir the repository
 * @param outDir the built site
 * @param pages HTML by the absolute name of its file
 * @throws Error when a page has no title
 */
export function writeSearchData(
  siteDir: string,
  outDir: string,
  pages: ReadonlyMap<string, string>,
): void {
  const ofGlossary = loadTerms(siteDir)
    .map(({forms}) => forms.map((form) => form.replaceAll('`', '').toLowerCase()))
    .filter((forms) => forms.length > 1);
  const synonyms = [...readSynonyms(siteDir), ...ofGlossary];
  const data = collect(outDir, pages, readAsked(siteDir), synonyms);
  const file = path.join(outDir, DATA_URL);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(pack(data)));
}
