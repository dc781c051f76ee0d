import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {isGuide} from './model/guidesFolder';
import {loadSystems} from './model/load';
import {replaceElements} from '../site/elements';
import {comparison} from './comparison';
import {expandGuide} from './expandGuide';
import {limitsList} from './limitsList';
import {testAccountsList} from './testAccounts';

/**
 * Expands the facts of the PMS guides into pages: the derived parts of a guide around its prose, and on other pages
 * `<PmsLimits />` (a list of limits), `<PmsTestAccounts />` (a list of test accounts) and `<PmsComparison />` (the
 * component with the comparison's HTML).
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
      PmsComparison: (element) => [{...element, ...comparison(loadSystems(root))}],
    });
  };
}

function guideOf(file: VFile, root: string) {
  const relative = path.relative(root, file.path).split(path.sep).join('/');
  return isGuide(relative) ? loadSystems(root).find((guide) => guide.file === relative) : undefined;
}
