import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {namedOperations} from '../../reference/contract/find';
import {loadContract} from '../../reference/contract/load';
import type {BuiltPage} from '../../../site/builtPage';
import {readData} from '../../../site/readData';
import {DATA_URL} from '../data';
import {collect} from './collect';

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
  const folder = 'src/plugins/search/index-builder';
  const keywords = readData(`${folder}/section-keywords.yaml`, siteDir);
  const synonyms = readData(`${folder}/synonyms.yaml`, siteDir).map(({words}) => words.split(', '));
  const data = collect(pages, operations, keywords, synonyms);
  const file = path.join(outDir, DATA_URL);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(data));
}
