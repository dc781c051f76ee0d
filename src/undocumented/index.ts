import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {loadSystems} from '../pms/model/load';
import {loadContract} from '../reference/contract/load';
import {dataFiles} from '../site/dataFiles';
import {replaceElements} from '../site/elements';
import {contractGaps} from './contract';
import {
  countsOf,
  dataPath,
  type Undocumented,
  undocumentedSchema,
  schemaPath,
  schemaUrl,
} from './data';
import {gapCounts, gapsByPage} from './page';
import {unknownFacts} from './systems';

/**
 * Collects what is not documented.
 *
 * @param root folder of the repository
 * @throws WriterError when the sources have a mistake
 */
export function loadUndocumented(root = '.'): Undocumented {
  const contract = contractGaps(
    loadContract(path.join(root, 'openapi')),
    path.resolve(root, 'docs'),
  );
  const systems = unknownFacts(loadSystems(root));
  return {
    $schema: schemaUrl,
    counts: {
      ...countsOf(contract),
      systems: systems.flatMap(({unknown}) => unknown).length,
    },
    contract,
    systems,
  };
}

/** Publishes the gaps as JSON. */
export default function undocumentedPlugin(context: LoadContext): Plugin {
  const files = () => ({
    [dataPath]: loadUndocumented(context.siteDir),
    [schemaPath]: undocumentedSchema(),
  });
  return {name: 'undocumented', ...dataFiles(context, 'undocumented', files)};
}

/**
 * Replaces `<Undocumented />` by the gaps of each page, and `<UndocumentedCounts />` by their numbers.
 *
 * @throws WriterError when the sources have a mistake
 */
export function remarkUndocumented({root = '.'}: {root?: string} = {}) {
  return (tree: Root) =>
    replaceElements(tree, {
      Undocumented: () => gapsByPage(loadUndocumented(root)),
      UndocumentedCounts: () => gapCounts(loadUndocumented(root)),
    });
}
