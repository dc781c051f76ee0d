// Publishes the list of undocumented facts as JSON, and inserts it on pages.
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {loadGuides} from '../pms/model/load';
import {loadContract} from '../reference/contract/load';
import {dataFiles} from '../../site/dataFiles';
import {replaceElements} from '../../site/elements';
import {incompleteItems} from './contract';
import {countsOf, gapsPath, type GapList} from './data';
import {gapCounts, gapsByPage} from './page';
import {unknownFacts} from './systems';

/**
 * Collects everything that the contract and the PMS guides do not document.
 *
 * @param root the repository root
 * @throws ProblemError if the contract or a guide has a problem
 */
export function loadGaps(root = '.'): GapList {
  const contract = incompleteItems(
    loadContract(path.join(root, 'openapi')),
    path.resolve(root, 'docs'),
  );
  const systems = unknownFacts(loadGuides(root));
  return {
    counts: {
      ...countsOf(contract),
      systems: systems.flatMap(({unknown}) => unknown).length,
    },
    contract,
    systems,
  };
}

/** Docusaurus plugin that publishes the list of undocumented facts as JSON. */
export default function gapsPlugin(context: LoadContext): Plugin {
  const files = () => ({[gapsPath]: loadGaps(context.siteDir)});
  return {name: 'gaps', ...dataFiles(context, 'gaps', files)};
}

/**
 * Remark plugin that replaces `<Gaps />` with the undocumented facts of each page, and `<GapCounts />`
 * with their numbers.
 *
 * @throws ProblemError if the contract or a guide has a problem
 */
export function remarkGaps({root = '.'}: {root?: string} = {}) {
  return (tree: Root) =>
    replaceElements(tree, {
      Gaps: () => gapsByPage(loadGaps(root)),
      GapCounts: () => gapCounts(loadGaps(root)),
    });
}
