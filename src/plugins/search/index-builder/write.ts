import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadTerms} from '../../glossary/terms';
import {namedOperations} from '../../reference/contract/find';
import {loadContract} from '../../reference/contract/load';
import type {BuiltPage} from '../../../site/builtPage';
import {DATA_URL} from '../data';
import {collect} from './collect';
import {readSectionKeywords, readSynonyms} from './vocabularies';

/**
 * Writes the search index of a built site.
 *
 * @param siteDir root of the project
 * @param outDir folder of the built site
 * @param pages the pages of the built site
 */
export function writeSearchData(
  siteDir: string,
  outDir: string,
  pages: readonly BuiltPage[],
): void {
  const ofGlossary = loadTerms(siteDir)
    .map(({forms}) => forms.map((form) => form.replaceAll('`', '').toLowerCase()))
    .filter((forms) => forms.length > 1);
  const synonyms = [...readSynonyms(siteDir), ...ofGlossary];
  const operations = new Map(
    namedOperations(loadContract(path.join(siteDir, 'openapi'))).map(({route, operationId}) => [
      route,
      operationId,
    ]),
  );
  const data = collect(pages, operations, readSectionKeywords(siteDir), synonyms);
  const file = path.join(outDir, DATA_URL);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(data));
}
