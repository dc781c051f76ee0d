import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readEntries} from '../../changelog/entries';
import {readRecord} from '../../changelog/record';
import {changesOf} from '../../changelog/schema';
import {checkContract} from '../../reference/contract/check';
import {namedOperations} from '../../reference/contract/find';
import {loadContract} from '../../reference/contract/load';
import {contractPages} from '../../reference/contract/pages';
import {redirectProblems} from '../../redirects/problems';
import {readSectionKeywords, readSynonyms} from '../../search/index-builder/vocabularies';
import {decodedPath} from '../../site/address';
import {escapeRegExp} from '../../site/escapeRegExp';
import {didYouMean} from '../../site/nearest';
import {readPageFile} from '../../site/pageFile';
import {filesIn} from '../../site/pages';
import {problem, type Problem} from '../../site/writerError';
import {lineOf} from '../../site/yamlFiles';
import {type Addresses, type Redirects, brokenLinkMessage} from '../addresses';

/** Redirects that lead to no page. */
export const redirectsProblems = ({routes}: Addresses, redirects: Redirects) =>
  redirectProblems(redirects, [...routes].map(encodeURI));

const sectionKeywordsFile = 'src/search/index-builder/section-keywords.yaml';

/** Reports search keywords of sections that no page has. */
export function sectionKeywordProblems(addresses: Addresses, root: string): Problem[] {
  const problemAt = (reason: string, ...keys: string[]) =>
    problem(sectionKeywordsFile, lineOf(path.join(root, sectionKeywordsFile), keys), reason);
  return Object.entries(readSectionKeywords(root)).flatMap(([address, sections]) => {
    const route = decodedPath(address);
    const broken = brokenLinkMessage(address, route, addresses, 'Write the address of a page.');
    if (broken) return [problemAt(broken, address)];
    const there = addresses.anchors(route);
    const missing = there ? Object.keys(sections).filter((id) => !there.includes(id)) : [];
    return missing.map((id) => {
      const meant = didYouMean(id, there ?? []);
      const reason = `${address} has no #${id}. ${meant}Write the anchor of a heading.`;
      return problemAt(reason, address, id);
    });
  });
}

/** Reports invalid sets of synonyms. */
export function synonymProblems(root: string): Problem[] {
  readSynonyms(root);
  return [];
}

/** Reports changes of the changelog that affect operations which neither the contract nor its snapshot has. */
export function changelogProblems(root: string): Problem[] {
  const contract = loadContract();
  const events = Object.values(contract.descriptions).flatMap(({webhooks}) => webhooks);
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
        // What was removed is gone, and `*` is any name.
        if (kind === 'removed' || operation.includes('*') || known.has(operation)) return [];
        const line = page.lineOf([subject, kind, index, 'affects', place]);
        const note = `${didYouMean(operation, known)}Write <description>/<operationId>.`;
        return [problem(entry.file, line, `there is no operation "${operation}".`, {note})];
      }),
    );
  });
}

/** Mistakes of the contract and its pages together. */
export const contractProblems = (root: string): Problem[] =>
  checkContract(loadContract(), contractPages(path.join(root, 'docs')));

/** Folders of code that may name pages. */
const folders = ['src', 'scripts', 'bench', 'mock', 'prose'];

/** Converts an address to the path of its file below `docs`. */
const pathOf = (address: string) => decodedPath(address).replace(/^\/(?:docs\/)?/, '');

/** Reports code that names a page that has moved, by its old address or the path of its file. */
export function movedProblems({redirects, routes}: Addresses, root: string): Problem[] {
  // `/docs` is the address that readers are given for the first page.
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
      /^(?!src\/redirects\/|.*\/node_modules\/).*\.(?:tsx?|m[jt]s|js|json|ya?ml|mdx?)$/.test(file),
    )
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(pattern)].flatMap(([old, folder = '', from = '']) =>
            // The name of a page at the top is a word as well.
            folder || from.includes('/')
              ? [problem(file, index + 1, `${old} has moved. Write ${folder}${moved.get(from)}.`)]
              : [],
          ),
        ),
    );
}
