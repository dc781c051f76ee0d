// Builds llms.txt, and the files that combine Markdown pages.
import path from 'node:path';
import type {Paragraph} from 'mdast';
import {loadContract} from '../reference/contract/load';
import {docsFolders} from '../reference/contract/operationFiles';
import {product} from '../../product';
import {siteUrl} from '../../site/markdownAddresses';
import {oneLine} from '../../site/oneLine';
import type {Section} from './sections';
import {markdownPath} from '../../site/markdownPath';
import {readData} from '../../site/readData';
import type {TextFile} from './write';

/** The Markdown version of a page. */
export type MarkdownPage = {
  /** Decoded path of the page. */
  route: string;
  title: string;
  description: string;
  /** Whether the page only lists other pages. */
  isListing: boolean;
  text: string;
  /** Paragraphs that `skill.md` repeats. */
  traps: Paragraph[];
};

/** A section of `llms.txt`. */
type Group = {
  title: string;
  pages: MarkdownPage[];
  /** Whether agents with a small context window can skip the section. */
  optional: boolean;
  /** The common folder of the pages, if there is a file that combines all pages in this folder. */
  folder?: string;
};

type File = [path: string, title: string, text: string];

/** The files that `llms.txt` lists in addition to pages, most useful first. */
const listedFiles = () =>
  readData('src/plugins/markdown-pages/files.yaml', path.join(__dirname, '../../..'));

/** The guide for writers, which has no facts about the API. */
const writersGuide = '/markdown-page';

/** Minimum number of pages in a section for which a file combines the pages. */
const FEWEST_COMBINED = 3;

/** Returns the longest folder path that all routes have in common. */
function commonFolder(routes: string[]): string {
  const [first = [], ...others] = routes.map((route) => route.split('/'));
  const differs = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return first.slice(0, differs === -1 ? undefined : differs).join('/');
}

function group(title: string, pages: MarkdownPage[], optional = false): Group {
  const folder = commonFolder(pages.map(({route}) => route));
  // Pages without a common folder are combined only in the file with all pages of the site.
  const hasFull = pages.length >= FEWEST_COMBINED && folder !== '' && folder !== '/docs';
  return {title, pages, optional, ...(hasFull && {folder})};
}

/**
 * Groups the pages of the sidebar in sidebar order, then all other pages by kind. Optional groups come last. Omits list
 * pages and the guide for writers.
 */
function ordered(pages: MarkdownPage[], sections: Section[]): Group[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const inSidebar = new Set(sections.flatMap(({routes}) => routes));
  const rest = pages.filter(
    ({isListing, route}) => !isListing && route !== writersGuide && !inSidebar.has(route),
  );
  const below =
    (folder: string) =>
    ({route}: MarkdownPage) =>
      route.startsWith(folder);
  const news = ['/blog/', '/changelog/'];
  const groups = [
    ...sections.map(({title, routes}) => {
      const isV1 = routes.every((route) => route.startsWith(`/docs/${docsFolders.v1}`));
      return group(
        title,
        routes.flatMap((route) => byRoute.get(route) ?? []),
        isV1,
      );
    }),
    group(
      'Other pages',
      rest.filter((page) => !news.some((folder) => below(folder)(page))),
    ),
    group('Blog', rest.filter(below('/blog/')), true),
    group('Changelog', rest.filter(below('/changelog/')), true),
  ].filter((one) => one.pages.length > 0);
  return [...groups.filter(({optional}) => !optional), ...groups.filter(({optional}) => optional)];
}

const line = (address: string, title: string, text: string, mark = '') =>
  `- [${title}](${siteUrl(address)})${mark}: ${oneLine(text)}`;

const joined = (pages: MarkdownPage[]) => pages.map(({text}) => text).join('\n---\n\n');

/** Formats the size of a text, so that agents can judge whether it fits into their context. */
function size(text: string): string {
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

/** Maps the folder of each group to all pages below this folder. */
function foldersOf(groups: Group[]): Map<string, MarkdownPage[]> {
  const pages = groups.flatMap((one) => one.pages);
  const below = (folder: string) => pages.filter(({route}) => `${route}/`.startsWith(`${folder}/`));
  return new Map(groups.flatMap(({folder}) => (folder ? [[folder, below(folder)]] : [])));
}

const fullPath = (folder: string) => `${folder}/llms-full.txt`;

const fullLines = (groups: Group[]): string[] =>
  [...foldersOf(groups)].map(([folder, pages]) =>
    line(
      fullPath(folder),
      `All pages of ${folder}`,
      `${pages.length} pages, ${size(joined(pages))}`,
    ),
  );

/** Returns the routes of operations whose method and path are inferred. */
const inferredRoutes = () =>
  new Set(
    [...loadContract().operations.values()]
      .filter(({evidence}) => evidence.level === 'inferred')
      .map(({route}) => route),
  );

function lines({pages}: Group): string[] {
  const inferred = inferredRoutes();
  return pages.map(({route, title, description}) =>
    line(markdownPath(route), title, description, inferred.has(route) ? ' (inferred)' : ''),
  );
}

const fileLines = (those: File[]) =>
  those.map(([file, title, text]) => line(file, title, text.replace('{url}', siteUrl(file))));

/**
 * Returns `llms.txt` in the format of llmstxt.org: a description of the site, and a line for each page, by section.
 * Also returns the files that combine all pages of a section, and all pages of the site.
 */
export function llmsFiles(pages: MarkdownPage[], sections: Section[]): TextFile[] {
  const groups = ordered(pages, sections);
  const allPages = joined(groups.flatMap((one) => one.pages));
  const optional = groups.filter((one) => one.optional);
  const current = groups.filter((one) => !one.optional);
  const folders = [...foldersOf(current), ...foldersOf(optional)];
  const parts: [title: string, lines: string[]][] = [
    ['Files', fileLines(listedFiles().files)],
    ['Several pages in one file', fullLines(current)],
    ...current.map((one): [string, string[]] => [one.title, lines(one)]),
    [
      'Optional',
      [
        ...fileLines(listedFiles().optional),
        line('/llms-full.txt', 'All pages in one file', size(allPages)),
        ...fullLines(optional),
        ...optional.flatMap(lines),
      ],
    ],
  ];
  const index = [
    `# ${product.title}`,
    `> ${product.description}`,
    'Every page is Markdown at its address with `.md` behind it, and the links in it lead to Markdown. ' +
      'An operation has its sample for cURL, a guide its programs in one language; each names the files ' +
      'with the others.',
    ...parts.flatMap(([title, those]) => [`## ${title}`, those.join('\n')]),
  ].join('\n\n');
  return [
    {path: '/llms.txt', text: `${index}\n`},
    {path: '/llms-full.txt', text: allPages},
    ...folders.map(([folder, those]) => ({path: fullPath(folder), text: joined(those)})),
  ];
}
