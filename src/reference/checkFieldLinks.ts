import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fieldAnchors, isFieldAnchor} from './contract/anchors';
import {loadContract} from './contract/load';
import {didYouMean} from '../site/nearest';
import {shown} from '../site/yamlFiles';

/** Address of the page that is being read, for links to an anchor of its own. */
function ownRoute(file: VFile, docsDir: string): string {
  const below = path.relative(docsDir, file.path).replaceAll(path.sep, '/');
  return `/docs/${below.replace(/(\/index)?\.mdx$/, '')}`;
}

/**
 * Fails a page that links to a field, parameter or status which its target does not show. The site's own link checker would
 * find it too, but knows neither the line nor what was meant.
 */
export function checkFieldLinks(tree: Root, file: VFile, docsDir = path.resolve('docs')): void {
  visit(tree, ['link', 'definition'], (node) => {
    if (!('url' in node)) return;
    const [address = '', hash = ''] = node.url.split('#');
    const anchor = decodeURIComponent(hash);
    if (!isFieldAnchor(anchor) || /^[a-z]+:/.test(address)) return;
    const route = decodeURI(address || ownRoute(file, docsDir));
    const known = fieldAnchors(route, loadContract(), docsDir);
    if (!known || known.includes(anchor)) return;
    const line = node.position?.start.line ?? 1;
    file.fail(
      `${shown(file.path)}:${line}: ${route} has no #${anchor}. ` +
        `${didYouMean(anchor, known)}Its anchors are the names of its fields behind header-, path-, query-, body-, field- or response-<status>.`,
      node.position,
      'contract:anchor',
    );
  });
}
