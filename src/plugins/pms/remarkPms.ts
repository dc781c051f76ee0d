import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {isPmsGuide} from './model/pmsGuidesFolder';
import {loadPmsGuides} from './model/load';
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
export function remarkPms() {
  return (tree: Root, file: VFile) => {
    const root = file.cwd;
    const page = repositoryPath(file.path, root);
    const guide = isPmsGuide(page) && loadPmsGuides(root).find((one) => one.file === page);
    if (guide) {
      expandGuide(tree, guide);
      return;
    }
    replaceElements(tree, {
      PmsLimits: () => limitsList(loadPmsGuides(root)),
      PmsPaces: () => pacesList(loadPmsGuides(root)),
      PmsTestAccounts: () => testAccountsList(loadPmsGuides(root)),
      PmsComparison: (element) => [{...element, ...comparison(loadPmsGuides(root))}],
    });
  };
}
