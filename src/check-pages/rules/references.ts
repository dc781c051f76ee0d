import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar} from 'yaml';
import {pageProblems} from '../../reference/contract/checkPages';
import {loadContract} from '../../reference/contract/load';
import {contractPages} from '../../reference/contract/pages';
import {redirectProblems} from '../../redirects/problems';
import {readSynonyms} from '../../search/index-builder/reviewed';
import {decodedPath} from '../../site/address';
import {didYouMean} from '../../site/nearest';
import {type Problem, problemsOf, WriterError} from '../../site/writerError';
import {type Addresses, type Redirects, strayAddress} from '../addresses';
import type {Anchors} from '../anchors';
import {lineOf as lineOfKey, readYamlNodes} from '../../site/yamlFiles';

function ofRedirects({routes}: Addresses, redirects: Redirects, root: string): Problem[] {
  const text = readFileSync(path.join(root, 'src/redirects/redirects.ts'), 'utf8');
  const lines = new Map(
    [...text.matchAll(/\[\s*'([^']*)'/g)].map(({0: opening, 1: from, index}) => [
      from,
      text.slice(0, index + opening.length).split('\n').length,
    ]),
  );
  return redirectProblems(redirects, [...routes].map(encodeURI))
    .flatMap(problemsOf)
    .map((problem) => ({
      ...problem,
      line: lines.get(/^'([^']*)'/.exec(problem.message)?.[1]) ?? 1,
    }));
}

const askedFile = 'src/search/index-builder/asked.yaml';

/** Sections that the words of readers are kept for, and that no page has. */
function ofAsked(addresses: Addresses, anchors: Anchors, root: string): Problem[] {
  const {contents, problemAt} = readYamlNodes(askedFile, root);
  const found: Problem[] = [];
  const tell = (node: unknown, message: string) => found.push(problemAt(node, message));
  if (!isMap(contents)) return found;
  for (const {key, value} of contents.items) {
    const address = isScalar(key) ? String(key.value) : '';
    const route = decodedPath(address);
    const stray = strayAddress(address, route, addresses, 'Write the address of a page.');
    if (stray) {
      tell(key, stray);
      continue;
    }
    const there = anchors(route);
    if (!there || !isMap(value)) continue;
    for (const {key: anchor} of value.items) {
      const id = isScalar(anchor) ? String(anchor.value ?? '') : '';
      if (id === '' || there.has(id)) continue;
      tell(
        anchor,
        `${address} has no #${id}. ${didYouMean(id, there)}Write the anchor of a heading of that page.`,
      );
    }
  }
  return found;
}

/** What is wrong with the words that mean the same to readers. */
function ofSynonyms(root: string): Problem[] {
  try {
    readSynonyms(root);
    return [];
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    const [{file, message} = {file: '', message: ''}] = problemsOf(error.message);
    const [rule = '', ...mistakes] = message.split('\n');
    if (mistakes.length === 0) throw error;
    return mistakes.map((mistake) => ({
      file,
      line: lineOfKey(path.join(root, file), [Number.parseInt(mistake, 10)]),
      message: `${mistake}. In general, ${rule}`,
    }));
  }
}

/**
 * What names something of another file that is not there: redirects, words for the search, and pages and contract of each other.
 *
 * @param root of the repository
 */
export function referenceProblems(
  addresses: Addresses,
  redirects: Redirects,
  anchors: Anchors,
  root: string,
): Problem[] {
  return [
    ...ofRedirects(addresses, redirects, root),
    ...ofAsked(addresses, anchors, root),
    ...ofSynonyms(root),
    ...pageProblems(loadContract(), contractPages(path.join(root, 'docs'))).flatMap(problemsOf),
  ];
}
