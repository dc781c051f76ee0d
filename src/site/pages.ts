// Finds the source files of all pages, reads them and determines the route of each page.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {repositoryPath} from './files';
import {type PageFile, splitPage} from './pageFile';

/** Folders with pages, from the root of the repository. */
const pageFolders = ['docs', 'blog', 'changelog', 'src/pages'] as const;

/** The source of a page. */
export type Page = PageFile & {
  folder: (typeof pageFolders)[number];
  /** Text of the whole file. */
  text: string;
  frontMatter: Record<string, unknown>;
  /** Decoded path of the page. */
  route: string;
};

const slugOf = (name: string) => name.replace(/(^|\/)index$/, '');

/**
 * Returns the decoded path that Docusaurus gives a page.
 *
 * @param file path from the root of the repository
 */
export function routeOf(file: string, frontMatter: Record<string, unknown>): string {
  const name = file.replace(/\.mdx?$/, '');
  const join = (...parts: string[]) =>
    `/${parts.filter(Boolean).join('/')}`.replaceAll(/\/+/g, '/');
  if (file.startsWith('docs/')) return join(slugOf(name));
  if (file.startsWith('src/pages/')) return join(slugOf(name.slice('src/pages/'.length)));
  const [base = '', ...rest] = name.split('/');
  // The check requires the slug of a post; the slug of a changelog entry is the name of its file.
  return join(base, String(frontMatter.slug ?? rest.join('/')));
}

/**
 * Reads all pages.
 *
 * @param root root of the repository
 * @returns the pages, sorted by path
 */
export function readPages(root = '.'): Page[] {
  return pageFolders.flatMap((folder) =>
    pageFiles(folder, root).map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const split = splitPage(file, text, root);
      const data: unknown = split.yaml.errors.length > 0 ? {} : split.yaml.toJS();
      const frontMatter = (typeof data === 'object' && data ? data : {}) as Page['frontMatter'];
      return {...split, folder, text, frontMatter, route: routeOf(file, frontMatter)};
    }),
  );
}

/**
 * Lists the pages in a folder and its subfolders. Skips partials, which only the build reads: their names, or those of
 * their folders, begin with `_`.
 *
 * @param folder path from the root of the repository
 * @returns sorted paths from the root of the repository
 */
export const pageFiles = (folder: string, root = '.'): string[] =>
  filesIn(folder, root).filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name));

/**
 * Lists all files in a folder and its subfolders.
 *
 * @param folder path from the root of the repository
 * @returns sorted paths from the root of the repository
 */
export function filesIn(folder: string, root = '.'): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => repositoryPath(path.join(entry.parentPath, entry.name), root))
    .sort();
}
