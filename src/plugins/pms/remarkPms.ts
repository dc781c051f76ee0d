import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {isGuide} from './model/guidesFolder';
import {loadGuides} from './model/load';
import {replaceElements} from '../../site/elements';
import {comparison} from './comparison/html';
import {expandGuide} from './guide/expandGuide';
import {repositoryPath} from '../../site/files';
import {limitsList, pacesList, testAccountsList} from './factLists';

/**
 * Remark plugin that renders the facts of the PMS guides. To a guide, it adds the generated parts. On other pages, it
 * replaces `<PmsLimits />`, `<PmsPaces />` and `<PmsTestAccounts />` with lists, and adds the tables to
 * `<PmsComparison />`. It throws a ProblemError if a guide has a problem.
 */
export function remarkPms({root = '.'}: {root?: string} = {}) {
  return (tree: Root, file: VFile) => {
    const guide = guideOf(file, root);
    if (guide) {
      expandGuide(tree, guide);
      return;
    }
    replaceElements(tree, {
      PmsLimits: () => limitsList(loadGuides(root)),
      PmsPaces: () => pacesList(loadGuides(root)),
      PmsTestAccounts: () => testAccountsList(loadGuides(root)),
      PmsComparison: (element) => [{...element, ...comparison(loadGuides(root))}],
    });
  };
}

function guideOf(file: VFile, root: string) {
  const relative = repositoryPath(file.path, root);
  return isGuide(relative) ? loadGuides(root).find((guide) => guide.file === relative) : undefined;
}
