import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {comparisonRows} from './model/comparison';
import {guidesFolder} from './model/guidesFolder';
import {loadSystems} from './model/load';
import {twinOf} from '../site/twinOf';
import {comparisonHtml} from './comparisonHtml';
import {comparisonMarkdown} from './comparisonMarkdown';
import {expandGuide} from './expandGuide';
import {limitsTable} from './limitsTable';
import {testAccountsList} from './testAccounts';

type JsxElement = {
  type: 'mdxJsxFlowElement';
  name: string | null;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
};

/**
 * Expands the facts of the PMS guides into pages: the derived parts of a guide around its prose, and on other pages
 * `<PmsLimits />` (a table of limits), `<PmsTestAccounts />` (a list of test accounts) and `<PmsComparison />` (the comparison's HTML, handed to the component; in a twin, tables).
 *
 * @throws WriterError when a guide has a mistake
 */
export function remarkPms({root = '.'}: {root?: string} = {}) {
  return (tree: Root, file: VFile) => {
    const guide = guideOf(file, root);
    if (guide) {
      expandGuide(tree, guide);
      return;
    }
    visit(
      tree,
      'mdxJsxFlowElement' as never,
      (node: JsxElement, index, parent: Root | undefined) => {
        if (index === undefined || !parent) return;
        if (node.name === 'PmsLimits') {
          const parts = limitsTable(loadSystems(root));
          parent.children.splice(index, 1, ...(parts as RootContent[]));
          return index + parts.length;
        }
        if (node.name === 'PmsTestAccounts') {
          const parts = testAccountsList(loadSystems(root));
          parent.children.splice(index, 1, ...parts);
          return index + parts.length;
        }
        if (node.name === 'PmsComparison') {
          const rows = comparisonRows(loadSystems(root));
          if (twinOf(file) !== undefined) {
            const parts = comparisonMarkdown(rows);
            parent.children.splice(index, 1, ...parts);
            return index + parts.length;
          }
          const html = comparisonHtml(rows);
          node.attributes = [{type: 'mdxJsxAttribute', name: 'html', value: html}];
        }
        return undefined;
      },
    );
  };
}

function guideOf(file: VFile, root: string) {
  const relative = path.relative(root, file.path).split(path.sep).join('/');
  if (!relative.startsWith(`${guidesFolder}/`) || relative.endsWith('/index.mdx')) return undefined;
  return loadSystems(root).find((guide) => guide.file === relative);
}
