import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
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
  const operations = new Map(
    namedOperations(loadContract(path.join(siteDir, 'openapi'))).map(({route, operationId}) => [
      route,
      operationId,
    ]),
  );
  const keywords = readSectionKeywords(siteDir);
  const data = collect(pages, operations, keywords, readSynonyms(siteDir));
  const file = path.join(outDir, DATA_URL);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(data));
}
