import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type PageFile, splitPage} from './pageFile';

/** Folders with pages, from the root of the repository. */
export const pageFolders = ['docs', 'blog', 'changelog', 'src/pages'] as const;

export type PageFolder = (typeof pageFolders)[number];

/** A page as its writer sees it. */
export type Page = PageFile & {
  folder: PageFolder;
  /** The whole file. */
  text: string;
  frontMatter: Record<string, unknown>;
  /** Address, as readers see it: with spaces. Undefined for a part of other pages, whose name begins with `_`. */
  route: string | undefined;
};

const slugOf = (name: string) => name.replace(/(^|\/)index$/, '');

/**
 * @param file from the root of the repository
 * @returns the address that Docusaurus gives it, with spaces as they are; undefined for a part of other pages
 */
export function routeOf(file: string, frontMatter: Record<string, unknown>): string | undefined {
  if (/(^|\/)_/.test(file)) return undefined;
  const name = file.replace(/\.mdx?$/, '');
  const join = (...parts: string[]) =>
    `/${parts.filter(Boolean).join('/')}`.replaceAll(/\/+/g, '/');
  if (file.startsWith('docs/')) return join(slugOf(name));
  if (file.startsWith('src/pages/')) return join(slugOf(name.slice('src/pages/'.length)));
  const [base = '', ...rest] = name.split('/');
  const {slug} = frontMatter;
  return join(base, typeof slug === 'string' ? slug : rest.join('/'));
}

/**
 * @param file from the root of the repository
 * @param text of the file
 */
function readPage(file: string, text: string): Page {
  const folder = pageFolders.find((name) => file.startsWith(`${name}/`));
  if (!folder) throw new Error(`${file} is no page of ${pageFolders.join(', ')}.`);
  const split = splitPage(file, text);
  const data: unknown = split.yaml.errors.length > 0 ? {} : split.yaml.toJS();
  const frontMatter = (typeof data === 'object' && data ? data : {}) as Record<string, unknown>;
  return {...split, folder, text, frontMatter, route: routeOf(file, frontMatter)};
}

/**
 * The one walk over all pages and parts of pages.
 *
 * @param root of the repository
 * @returns in the order of their paths
 */
export function readPages(root = '.'): Page[] {
  return pageFolders
    .flatMap((folder) => pageFiles(folder, root))
    .map((file) => readPage(file, readFileSync(path.join(root, file), 'utf8')));
}

/**
 * @param folder from the root of the repository
 * @returns the files of its pages and parts of pages, sorted, from the root of the repository
 */
export function pageFiles(folder: string, root = '.'): string[] {
  return filesIn(folder, root).filter((name) => /\.mdx?$/.test(name));
}

/**
 * @param folder from the root of the repository
 * @returns all files in it and in the folders below, sorted, from the root of the repository
 */
export function filesIn(folder: string, root = '.'): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}
