import type {RootContent} from 'mdast';
import {mockPath} from '../mock-package/mockPath';
import {descriptions} from '../reference/contract/operationFiles';
import {product} from '../product';
import {siteUrl} from '../site/twinAddresses';
import type {Page} from './page';
import type {Section} from './sections';
import {twinPath} from '../site/twinPath';
import type {TextFile} from './write';

/** A page whose twin has been written. */
export type Twin = {page: Page; text: string; traps: RootContent[][]};

/** Some pages that belong together. */
type Group = {
  title: string;
  twins: Twin[];
  /** Whether a program that is short of room can leave it out. */
  optional: boolean;
  /** Address of the file that has all of them. */
  full?: string;
};

/** Files beside the pages, in the order of their use. */
const files: [path: string, title: string, text: string][] = [
  ['/skill.md', 'Skill', 'what the API is, its traps and where to look, on one page'],
  [
    mockPath,
    'Mock of the API',
    `start it with \`npx --yes ${siteUrl(mockPath)}\`; no account needed`,
  ],
  ['/openapi/v2.yaml', 'Contract of version 2', 'OpenAPI 3.1; also `/openapi/v2.json`'],
  [
    '/openapi/common.yaml',
    'Contract of the Common API',
    'OpenAPI 3.1; also `/openapi/common.json`',
  ],
  ['/openapi/calry.postman_collection.json', 'Postman collection', 'every call of the contract'],
  ['/data/pms.json', 'PMS data', 'how each PMS connects and what it supports, with sources'],
  ['/data/gaps.json', 'Gaps', "what isn't documented yet, by operation and by PMS"],
];

const optionalFiles: typeof files = [
  ['/openapi/v1.yaml', 'Contract of version 1 (deprecated)', 'OpenAPI 3.1'],
];

/** Shows those who write these pages what a page can hold, and tells nothing of the API. */
const specimen = '/markdown-page';

/** Below this number of pages, a file of all of them saves nothing. */
const FEW = 3;

/** The folder that all addresses have in common. */
function commonFolder(routes: string[]): string {
  const [first = [], ...others] = routes.map((route) => route.split('/'));
  const differs = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return first.slice(0, differs === -1 ? undefined : differs).join('/');
}

function group(title: string, twins: Twin[], optional = false): Group {
  const folder = commonFolder(twins.map(({page}) => page.route));
  // What has no folder of its own is only part of the file of everything.
  const hasFull = twins.length >= FEW && folder !== '' && folder !== '/docs';
  return {title, twins, optional, ...(hasFull && {full: `${folder}/llms-full.txt`})};
}

/**
 * Twins in the order of the sidebar; the rest by kind. Pages that only list others are left out, because the index does their work,
 * and so is the specimen.
 */
function ordered(twins: Twin[], sections: Section[]): Group[] {
  const byRoute = new Map(twins.map((twin) => [twin.page.route, twin]));
  const inSidebar = new Set(sections.flatMap(({routes}) => routes));
  const rest = twins.filter(
    ({page}) => !page.listing && page.route !== specimen && !inSidebar.has(page.route),
  );
  const below =
    (folder: string) =>
    ({page}: Twin) =>
      page.route.startsWith(folder);
  const news = ['/blog/', '/changelog/'];
  const groups = [
    ...sections.map(({title, routes}) => {
      const isOld = routes.every((route) => route.startsWith(`/docs/${descriptions.v1}`));
      return group(
        title,
        routes.flatMap((route) => byRoute.get(route) ?? []),
        isOld,
      );
    }),
    group(
      'Other pages',
      rest.filter((twin) => !news.some((folder) => below(folder)(twin))),
    ),
    group('Blog', rest.filter(below('/blog/')), true),
    group('Changelog', rest.filter(below('/changelog/')), true),
  ].filter((one) => one.twins.length > 0);
  return [...groups.filter(({optional}) => !optional), ...groups.filter(({optional}) => optional)];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const line = (path: string, title: string, text: string) =>
  `- [${title}](${siteUrl(path)}): ${oneLine(text)}`;

const joined = (twins: Twin[]) => twins.map(({text}) => text).join('\n---\n\n');

/** The size of a text, as a reader with little room needs it. */
function size(text: string): string {
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

function lines({title, twins, full}: Group): string[] {
  const count = twins.length;
  return [
    ...(full
      ? [line(full, `${title}: all pages in one file`, `${count} pages, ${size(joined(twins))}`)]
      : []),
    ...twins.map(({page}) => line(twinPath(page.route), page.title, page.description)),
  ];
}

const fileLines = (those: typeof files) => those.map((file) => line(...file));

/**
 * `llms.txt`, in the form of llmstxt.org: what the site is, and a line for each page, by section. With it go the files that
 * have all pages of a section, and the one that has all pages.
 */
export function llmsFiles(twins: Twin[], sections: Section[]): TextFile[] {
  const groups = ordered(twins, sections);
  const whole = joined(groups.flatMap((one) => one.twins));
  const optional = groups.filter((one) => one.optional);
  const parts: [title: string, lines: string[]][] = [
    ['Files', fileLines(files)],
    ...groups
      .filter((one) => !one.optional)
      .map((one): [string, string[]] => [one.title, lines(one)]),
    [
      'Optional',
      [
        ...fileLines(optionalFiles),
        line('/llms-full.txt', 'All pages in one file', size(whole)),
        ...optional.flatMap(lines),
      ],
    ],
  ];
  const index = [
    `# ${product.title}`,
    `> ${product.description}`,
    'Every page is Markdown at its address with `.md` behind it, and the links in it lead to Markdown. An operation has its ' +
      'sample for cURL, a guide its programs in one language; each names the files with the others.',
    ...parts.flatMap(([title, those]) => [`## ${title}`, those.join('\n')]),
  ].join('\n\n');
  return [
    {path: '/llms.txt', text: `${index}\n`},
    {path: '/llms-full.txt', text: whole},
    ...groups.flatMap(({full, twins: those}) => (full ? [{path: full, text: joined(those)}] : [])),
  ];
}
