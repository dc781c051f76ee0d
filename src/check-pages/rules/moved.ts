import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {decodedPath} from '../../site/address';
import type {Problem} from '../../site/writerError';
import type {Addresses} from '../addresses';

/** Folders of code that may name pages. */
const folders = ['src', 'scripts', 'bench', 'mock', 'prose'];

/** The lists of old addresses themselves. */
const excluded = ['src/redirects/'];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An address as the path of a file has it, without the folder that all docs are in. */
const pathOf = (address: string) => decodedPath(address).replace(/^\/(?:docs\/)?/, '');

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
