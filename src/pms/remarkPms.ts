import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {comparisonRows} from './model/comparison';
import {guidesFolder} from './model/guidesFolder';
import {loadSystems} from './model/load';
import {replaceElements} from '../site/elements';
import {component} from '../site/mdast';
import {twinOf} from '../site/twinOf';
import {comparisonHtml} from './comparisonHtml';
import {comparisonMarkdown} from './comparisonMarkdown';
import {expandGuide} from './expandGuide';
import {limitsList} from './limitsList';
import {testAccountsList} from './testAccounts';

/**
 * Expands the facts of the PMS guides into pages: the derived parts of a guide around its prose, and on other pages
 * `<PmsLimits />` (a list of limits), `<PmsTestAccounts />` (a list of test accounts) and `<PmsComparison />` (the comparison's HTML, handed to the component; in a twin, tables).
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
    replaceElements(tree, {
      PmsLimits: () => limitsList(loadSystems(root)),
      PmsTestAccounts: () => testAccountsList(loadSystems(root)),
      PmsComparison(element) {
        const rows = comparisonRows(loadSystems(root));
        if (twinOf(file) !== undefined) return comparisonMarkdown(rows);
        return [{...element, ...component('PmsComparison', {html: comparisonHtml(rows)})}];
      },
    });
  };
}

function guideOf(file: VFile, root: string) {
  const relative = path.relative(root, file.path).split(path.sep).join('/');
  if (!relative.startsWith(`${guidesFolder}/`) || relative.endsWith('/index.mdx')) return undefined;
  return loadSystems(root).find((guide) => guide.file === relative);
}
