import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {loadSystems} from '../pms/model/load';
import {loadContract} from '../reference/contract/load';
import {dataFiles} from '../site/dataFiles';
import {replaceElements} from '../site/elements';
import {contractGaps} from './contract';
import {countsOf, dataPath, type Gaps, gapsJsonSchema, schemaPath, schemaUrl} from './data';
import {gapCounts, gapsByPage} from './gapsPage';
import {systemGaps} from './systems';

/**
 * Collects what is not documented.
 *
 * @param root folder of the repository
 * @throws WriterError when the sources have a mistake
 */
export function loadGaps(root = '.'): Gaps {
  const contract = contractGaps(
    loadContract(path.join(root, 'openapi')),
    path.resolve(root, 'docs'),
  );
  const systems = systemGaps(loadSystems(root));
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
export default function gapsPlugin(context: LoadContext): Plugin {
  const files = () => ({[dataPath]: loadGaps(context.siteDir), [schemaPath]: gapsJsonSchema()});
  return {name: 'gaps', ...dataFiles(context, 'gaps', files)};
}

/**
 * Replaces `<DocumentationGaps />` by the gaps of each page, and `<DocumentationGapCounts />` by their numbers.
 *
 * @throws WriterError when the sources have a mistake
 */
export function remarkGaps({root = '.'}: {root?: string} = {}) {
  return (tree: Root) =>
    replaceElements(tree, {
      DocumentationGaps: () => gapsByPage(loadGaps(root)),
      DocumentationGapCounts: () => gapCounts(loadGaps(root)),
    });
}
