// Publishes the list of undocumented facts as JSON, and inserts it on pages.
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {loadPmsGuides} from '../pms/model/load';
import {plain} from '../reference/blocks/inline';
import {loadContract} from '../reference/contract/load';
import {siteRoot} from '../../site/address/base';
import {publishedFiles} from '../../site/publishedFiles';
import {replaceElements} from '../../site/elements';
import {gapsByPage, incompleteIn} from './page';
import {unknownFacts} from './systems';

/** Path of the published list. */
export const gapsPath = '/data/gaps.json';

/**
 * Returns the content of `/data/gaps.json`: everything that the contract and the PMS guides do not document.
 *
 * @param root the repository root
 * @throws ProblemError if the contract or a guide has a problem
 */
export const publishedGaps = (root = '.') => ({
  operations: Object.values(loadContract(path.join(root, 'openapi')).apis)
    .flatMap(incompleteIn)
    .map(({operation: {key, summary, route}, missing, inferred}) => ({
      operation: key,
      name: summary,
      ...(route && {page: siteRoot + route}),
      missing: missing.map(plain),
      inferred: inferred.map(plain),
    })),
  systems: unknownFacts(loadPmsGuides(root)).map(({slug, name, route, unknown}) => ({
    slug,
    name,
    guide: siteRoot + route,
    unknown,
  })),
});

/** Docusaurus plugin that publishes the list of undocumented facts as JSON. */
export default function gapsPlugin(context: LoadContext): Plugin {
  const files = () => ({[gapsPath]: publishedGaps(context.siteDir)});
  return {name: 'gaps', ...publishedFiles(context, 'gaps', files)};
}

/**
 * Remark plugin that replaces `<Gaps />` with the undocumented facts of each page. It throws a ProblemError if the
 * contract or a guide has a problem.
 */
export const remarkGaps =
  () =>
  (tree: Root, {cwd}: VFile) =>
    replaceElements(tree, {
      Gaps: () =>
        gapsByPage(loadContract(path.join(cwd, 'openapi')), unknownFacts(loadPmsGuides(cwd))),
    });
