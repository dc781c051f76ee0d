// Checks references between files: in redirects, search keywords, the changelog, the contract and code.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readEntries} from '../../changelog/entries';
import {readRecord} from '../../changelog/record';
import {changesOf} from '../../changelog/schema';
import {checkContract} from '../../reference/contract/check';
import {namedOperations} from '../../reference/contract/find';
import {loadContract} from '../../reference/contract/load';
import {contractPages} from '../../reference/contract/pages';
import {readSectionKeywords} from '../../search/index-builder/vocabularies';
import {decodedPath} from '../../../site/address';
import {escapeRegExp} from '../../../site/escapeRegExp';
import {didYouMean} from '../../../site/nearest';
import {readPageFile} from '../../../site/pageFile';
import {filesIn} from '../../../site/pages';
import {problem, type Problem} from '../../../site/problem';
import {lineOf} from '../../../site/yamlFiles';
import {type Addresses, brokenLinkMessage} from '../addresses';

const sectionKeywordsFile = 'src/plugins/search/index-builder/section-keywords.yaml';

/** Reports search keywords for sections that do not exist. */
export function sectionKeywordProblems(addresses: Addresses, root: string): Problem[] {
  const problemAt = (reason: string, ...keys: string[]) =>
    problem(sectionKeywordsFile, lineOf(path.join(root, sectionKeywordsFile), keys), reason);
  return Object.entries(readSectionKeywords(root)).flatMap(([address, sections]) => {
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

/** Reports changelog entries that affect an unknown operation, in neither the contract nor its snapshot. */
export function changelogProblems(root: string): Problem[] {
  const contract = loadContract();
  const events = Object.values(contract.apis).flatMap(({webhooks}) => webhooks);
  const known = new Set(
    [...namedOperations(contract), ...events]
      .map(({key}) => key)
      .concat([...readRecord().surface.keys()].map((target) => target.split(' ')[0] ?? '')),
  );
  return readEntries(root).flatMap((entry) => {
    const page = readPageFile(entry.file, root);
    return changesOf(entry).flatMap(({subject, kind, index, affects}) =>
      affects.flatMap((target, place) => {
        const [operation = ''] = target.split(' ');
        // A removed operation is no longer in the contract, and `*` matches any name.
        if (kind === 'removed' || operation.includes('*') || known.has(operation)) return [];
        const line = page.lineOf([subject, kind, index, 'affects', place]);
        const note = `${didYouMean(operation, known)}Write <api>/<operationId>.`;
        return [problem(entry.file, line, `there is no operation "${operation}".`, {note})];
      }),
    );
  });
}

/** Reports mismatches between the contract and its pages. */
export const contractProblems = (root: string): Problem[] =>
  checkContract(loadContract(), contractPages(path.join(root, 'docs')));

/** Folders of code that may contain paths of pages. */
const folders = ['src', 'scripts', 'bench', 'mock', 'prose'];

/** Converts a URL path to a file path below `docs`. */
const pathOf = (address: string) => decodedPath(address).replace(/^\/(?:docs\/)?/, '');

/** Reports code that contains the old URL or the old file path of a page that has moved. */
export function movedProblems({redirects, routes}: Addresses, root: string): Problem[] {
  // `/docs` is a permanent short URL of the first page.
  const moved = new Map(
    [...redirects]
      .filter(([from]) => from !== '/docs' && !routes.has(from))
      .map(([from, to]) => [pathOf(from), pathOf(to)]),
  );
  const escaped = [...moved.keys()].map(escapeRegExp);
  if (escaped.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w/.-])(\\/?docs\\/)?(${escaped.join('|')})(?![\\w/%-])`, 'g');
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesIn(folder, root))
    .filter((file) =>
      /^(?!src\/plugins\/redirects\/|.*\/node_modules\/).*\.(?:tsx?|m[jt]s|js|json|ya?ml|mdx?)$/.test(
        file,
      ),
    )
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(pattern)].flatMap(([old, folder = '', from = '']) =>
            // The name of a top-level page may be an ordinary word, so it counts only after its folder.
            folder || from.includes('/')
              ? [problem(file, index + 1, `${old} has moved. Write ${folder}${moved.get(from)}.`)]
              : [],
          ),
        ),
    );
}
