import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq} from 'yaml';
import {decodedPath} from '../../site/address';
import {didYouMean} from '../../site/nearest';
import type {Problem} from '../../site/writerError';
import {type Addresses, strayAddress} from '../addresses';
import type {Anchors} from '../anchors';
import {readYamlNodes} from '../../site/yamlFiles';

/** What names pages beside the pages themselves: code, tests and what the search is tried with. */

const questionFolder = 'tests/data/questions';

/** Folders of code that may name pages. */
const folders = ['src', 'tests', 'scripts', 'bench', 'mock', 'prose'];

/** Mistakes on purpose, what is told by a check of its own, and the list of old addresses itself. */
const excluded = ['tests/data/', 'src/redirects/redirects.ts'];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An address as the path of a file has it, without the folder that all docs are in. */
const pathOf = (address: string) => decodedPath(address).replace(/^\/(?:docs\/)?/, '');

/** The items of a list of a question, each with what it says. */
function textsOf(question: unknown, key: string): {node: unknown; text: string}[] {
  const list = isMap(question) ? question.get(key, true) : undefined;
  if (!isSeq(list)) return [];
  return list.items.map((node) => ({node, text: isScalar(node) ? String(node.value) : ''}));
}

/**
 * Pages and sections that a question for the search is to find, and that are not there. The messages do not tell the question: one
 * half of them stays unread.
 */
export function questionProblems(addresses: Addresses, anchors: Anchors, root: string): Problem[] {
  const files = readdirSync(path.join(root, questionFolder)).filter((name) =>
    name.endsWith('.yaml'),
  );
  return files.flatMap((name) => {
    const {contents, problemAt} = readYamlNodes(`${questionFolder}/${name}`, root);
    if (!isSeq(contents)) return [];
    return contents.items.flatMap((question) => {
      const pages = textsOf(question, 'pages');
      const stray = pages.flatMap(({node, text}) => {
        const message = strayAddress(
          text,
          decodedPath(text),
          addresses,
          'Write the address of a page.',
        );
        return message ? [problemAt(node, message)] : [];
      });
      // What components draw on other pages is known after a build only.
      const known = pages.map(({text}) =>
        text.startsWith('/docs/') ? anchors(decodedPath(text)) : undefined,
      );
      if (stray.length > 0 || known.includes(undefined)) return stray;
      const there = new Set(known.flatMap((ids) => [...(ids ?? [])]));
      return textsOf(question, 'sections')
        .filter(({text}) => !there.has(text))
        .map(({node, text}) =>
          problemAt(
            node,
            `none of the pages of this question has #${text}. ${didYouMean(text, there)}Write the anchor of a heading of one of them.`,
          ),
        );
    });
  });
}

/** The files of a folder and of those in it, but for packages that are installed there. */
function filesBelow(folder: string, root: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [name];
    return entry.name === 'node_modules' ? [] : filesBelow(name, root);
  });
}

/** Places in code that name a page that has moved, by its old address or the path of its file. */
export function movedProblems({redirects, routes}: Addresses, root: string): Problem[] {
  // `/docs` is the address that readers are given for the first page.
  const moved = new Map(
    [...redirects]
      .filter(([from]) => from !== '/docs' && !routes.has(from))
      .map(([from, to]) => [pathOf(from), pathOf(to)]),
  );
  if (moved.size === 0) return [];
  const pattern = new RegExp(
    `(?<![\\w/.-])(\\/?docs\\/)?(${[...moved.keys()].map(escaped).join('|')})(?![\\w/%-])`,
    'g',
  );
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(folder, root))
    .filter((file) => /\.(?:tsx?|m[jt]s|js|ya?ml|md|mdx)$/.test(file))
    .filter((file) => !excluded.some((start) => file.startsWith(start)))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(pattern)].flatMap(([old, folder = '', from = '']) =>
            // The name of a page at the top is a word as well.
            folder || from.includes('/')
              ? {
                  file,
                  line: index + 1,
                  message: `${old} has moved. Write ${folder}${moved.get(from)}.`,
                }
              : [],
          ),
        ),
    );
}
