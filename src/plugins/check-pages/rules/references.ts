// Checks references between files: in search keywords and the contract.
import path from 'node:path';
import {checkContract} from '../../reference/contract/check';
import {loadContract} from '../../reference/contract/load';
import {contractPages} from '../../reference/contract/pages';
import {decodedPath} from '../../../site/address';
import {didYouMean} from '../../../site/nearest';
import {problem, type Problem} from '../../../site/problem';
import {readData} from '../../../site/readData';
import {lineOf} from '../../../site/yamlFiles';
import {type Addresses, brokenLinkMessage} from '../addresses';

const sectionKeywordsFile = 'src/plugins/search/index-builder/section-keywords.yaml';

/** Reports search keywords for sections that do not exist. */
export function sectionKeywordProblems(addresses: Addresses, root: string): Problem[] {
  const problemAt = (reason: string, ...keys: string[]) =>
    problem(sectionKeywordsFile, lineOf(path.join(root, sectionKeywordsFile), keys), reason);
  return Object.entries(readData(sectionKeywordsFile, root)).flatMap(([address, sections]) => {
    const route = decodedPath(address);
    const broken = brokenLinkMessage(address, route, addresses, 'Write the path of a page.');
    if (broken) return [problemAt(broken, address)];
    const anchors = addresses.anchors(route);
    const missing = anchors ? Object.keys(sections).filter((id) => !anchors.includes(id)) : [];
    return missing.map((id) => {
      const hint = didYouMean(id, anchors ?? []);
      const reason = `${address} has no #${id}. ${hint}Write the anchor of a heading.`;
      return problemAt(reason, address, id);
    });
  });
}

/** Reports mismatches between the contract and its pages. */
export const contractProblems = (root: string): Problem[] =>
  checkContract(loadContract(), contractPages(path.join(root, 'docs')));
