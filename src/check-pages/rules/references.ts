import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar} from 'yaml';
import {readEntries} from '../../changelog/entries';
import {readRecord} from '../../changelog/record';
import {changesOf} from '../../changelog/schema';
import {checkContract} from '../../reference/contract/check';
import {namedOperations} from '../../reference/contract/find';
import {loadContract} from '../../reference/contract/load';
import {contractPages} from '../../reference/contract/pages';
import {redirectProblems} from '../../redirects/problems';
import {readSynonyms} from '../../search/index-builder/vocabularies';
import {decodedPath} from '../../site/address';
import {escapeRegExp} from '../../site/escapeRegExp';
import {didYouMean} from '../../site/nearest';
import {readPageFile} from '../../site/pageFile';
import {filesIn} from '../../site/pages';
import {problem, type Problem} from '../../site/writerError';
import {readYamlNodes} from '../../site/yamlFiles';
import {type Addresses, type Redirects, strayAddress} from '../addresses';

/** Redirects that lead to no page. */
export const redirectsProblems = ({routes}: Addresses, redirects: Redirects) =>
  redirectProblems(redirects, [...routes].map(encodeURI));

const sectionKeywordsFile = 'src/search/index-builder/section-keywords.yaml';

/** Words for the search that are kept for a section which no page has. */
export function sectionKeywordProblems(addresses: Addresses, root: string): Problem[] {
  const {contents, problemAt} = readYamlNodes(sectionKeywordsFile, root);
  return (isMap(contents) ? contents.items : []).flatMap(({key, value}) => {
    const address = isScalar(key) ? String(key.value) : '';
    const route = decodedPath(address);
    const stray = strayAddress(address, route, addresses, 'Write the address of a page.');
    if (stray) return [problemAt(key, stray)];
    const there = addresses.anchors(route);
    return (there && isMap(value) ? value.items : []).flatMap(({key: anchor}) => {
      const id = isScalar(anchor) ? String(anchor.value ?? '') : '';
      if (there?.includes(id)) return [];
      const meant = didYouMean(id, there ?? []);
      return [
        problemAt(anchor, `${address} has no #${id}. ${meant}Write the anchor of a heading.`),
      ];
    });
  });
}

/** Sets of synonyms that are none. */
export function synonymProblems(root: string): Problem[] {
  readSynonyms(root);
  return [];
}

/** Changes of the changelog that affect operations which neither the contract nor its record has. */
export function changelogProblems(root: string): Problem[] {
  const contract = loadContract();
  const events = Object.values(contract.descriptions).flatMap(({webhooks}) => webhooks);
  const known = new Set(
    [...namedOperations(contract), ...events]
      .map(({key}) => key)
      .concat([...readRecord().surface.keys()].map((target) => target.split(' ')[0] ?? '')),
  );
  return readEntries(root).flatMap((entry) => {
    const {lineOf} = readPageFile(entry.file, root);
    return changesOf(entry).flatMap(({subject, kind, index, affects}) =>
      affects.flatMap((target, place) => {
        const [operation = ''] = target.split(' ');
        // What was removed is gone, and `*` is any name.
        if (kind === 'removed' || operation.includes('*') || known.has(operation)) return [];
        const line = lineOf([subject, kind, index, 'affects', place]);
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

/** An address as the path of a file has it, without the folder that all docs are in. */
const pathOf = (address: string) => decodedPath(address).replace(/^\/(?:docs\/)?/, '');

/** Places in code that name a page that has moved, by its old address or the path of its file. */
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
