// Builds llms.txt, and the file that combines all Markdown pages.
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
};

type File = [path: string, title: string, text: string];

/** The files that `llms.txt` lists in addition to pages, most useful first. */
const listedFiles = () =>
  readData('src/plugins/markdown-pages/files.yaml', path.join(__dirname, '../../..'));

/** The guide for writers, which has no facts about the API. */
const writersGuide = '/markdown-page';

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
  const groups: Group[] = [
    ...sections.map(({title, routes}) => {
      const shown = routes.flatMap((route) => byRoute.get(route) ?? []);
      const listed = shown.filter(({isListing}) => !isListing);
      return {title, pages: listed, optional: listed.every(below(`/docs/${docsFolders.v1}`))};
    }),
    {
      title: 'Other pages',
      pages: rest.filter((page) => !news.some((folder) => below(folder)(page))),
      optional: false,
    },
    {title: 'Blog', pages: rest.filter(below('/blog/')), optional: true},
    {title: 'Changelog', pages: rest.filter(below('/changelog/')), optional: true},
  ].filter((group) => group.pages.length > 0);
  return [...groups.filter(({optional}) => !optional), ...groups.filter(({optional}) => optional)];
}

const line = (address: string, title: string, text: string, mark = '') =>
  `- [${title}](${siteUrl(address)})${mark}: ${oneLine(text)}`;

/** Formats the size of a text, so that agents can judge whether it fits into their context. */
function size(text: string): string {
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

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
 * Also returns the file that combines all pages of the site.
 */
export function llmsFiles(pages: MarkdownPage[], sections: Section[]): TextFile[] {
  const groups = ordered(pages, sections);
  const allPages = groups.flatMap((group) => group.pages.map(({text}) => text)).join('\n---\n\n');
  const optional = groups.filter((group) => group.optional);
  const current = groups.filter((group) => !group.optional);
  const parts: [title: string, lines: string[]][] = [
    ['Files', fileLines(listedFiles().files)],
    ...current.map((group): [string, string[]] => [group.title, lines(group)]),
    [
      'Optional',
      [
        ...fileLines(listedFiles().optional),
        line('/llms-full.txt', 'All pages in one file', size(allPages)),
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
  ];
}
