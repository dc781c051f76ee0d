// Builds llms.txt, and the file that combines all Markdown pages.
import type {Paragraph} from 'mdast';
import {loadContract} from '../reference/contract/load';
import {docsFolders} from '../../../openapi/apis.mjs';
import {product} from '../../product';
import {siteUrl} from '../../site/address/markdownAddresses';
import {oneLine} from '../../site/oneLine';
import type {Section} from './sections';
import {markdownPath} from '../../site/address/markdownPath';
import {readData} from '../readData';
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

/** The files that `llms.txt` lists in addition to pages, most useful first. */
const listedFiles = () => readData('src/plugins/markdown-pages/files.yaml');

/** The guide for writers, which has no facts about the API. */
const writersGuide = '/markdown-page';

/** Whether agents with a small context window can skip a page: version 1, the blog and the changelog. */
const isOptional = ({route}: MarkdownPage): boolean =>
  [`/docs/${docsFolders.v1}`, '/blog/', '/changelog/'].some((folder) => route.startsWith(folder));

/** A section of `llms.txt`. */
type Group = {title: string; pages: MarkdownPage[]};

/** Groups the pages of the sidebar in its order, then all others. Omits list pages and the guide for writers. */
function grouped(all: MarkdownPage[], sections: Section[]): Group[] {
  const pages = all.filter(({isListing, route}) => !isListing && route !== writersGuide);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const inSidebar = new Set(sections.flatMap(({routes}) => routes));
  return [
    ...sections.map(({title, routes}) => ({
      title,
      pages: routes.flatMap((route) => byRoute.get(route) ?? []),
    })),
    {title: 'Other pages', pages: pages.filter(({route}) => !inSidebar.has(route))},
  ];
}

const line = (address: string, title: string, text: string, mark = '') =>
  `- [${title}](${siteUrl(address)})${mark}: ${oneLine(text)}`;

/** Formats the size of a text, so that agents can judge whether it fits into their context. */
function size(text: string): string {
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

/** Returns a line for each page. Operations whose method and path are inferred have a mark. */
function lines(pages: MarkdownPage[]): string[] {
  const operations = new Map(
    [...loadContract().operations.values()].map((one) => [one.route, one]),
  );
  return pages.map(({route, title, description}) => {
    const isInferred = operations.get(route)?.evidence.level === 'inferred';
    return line(markdownPath(route), title, description, isInferred ? ' (inferred)' : '');
  });
}

const fileLines = (those: [file: string, title: string, text: string][]) =>
  those.map(([file, title, text]) => line(file, title, text.replace('{url}', siteUrl(file))));

/**
 * Returns `llms.txt` in the format of llmstxt.org: a description of the site, and a line for each page, by section.
 * Also returns the file that combines all pages of the site.
 */
export function llmsFiles(pages: MarkdownPage[], sections: Section[]): TextFile[] {
  const groups = grouped(pages, sections);
  const current = groups
    .map((group) => ({...group, pages: group.pages.filter((page) => !isOptional(page))}))
    .filter((group) => group.pages.length > 0);
  const optional = groups.flatMap((group) => group.pages.filter(isOptional));
  const inOrder = [...current.flatMap((group) => group.pages), ...optional];
  const allPages = inOrder.map(({text}) => text).join('\n---\n\n');
  const parts: [title: string, lines: string[]][] = [
    ['Files', fileLines(listedFiles().files)],
    ...current.map((group): [string, string[]] => [group.title, lines(group.pages)]),
    [
      'Optional',
      [
        ...fileLines(listedFiles().optional),
        line('/llms-full.txt', 'All pages in one file', size(allPages)),
        ...lines(optional),
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
