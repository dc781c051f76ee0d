import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {changelogFolder} from '../changelog/entries';
import {glossaryFile} from '../glossary/terms';
import {linkingPages} from '../glossary/scope';
import {readmeFile} from '../mock-package';
import {guidesFolder} from '../pms/model/guidesFolder';
import {guideFiles} from '../pms/model/load';
import {linkKeysFile} from '../pms/model/validate';
import {programsFolder} from '../programs/programsFolder';
import {findDescription, findEntity, namedOperations} from '../reference/contract/find';
import {loadContract} from '../reference/contract/load';
import type {PageKeys} from '../reference/contract/pages';
import {splitPage} from '../site/pageFile';
import {filesIn} from '../site/pages';

/** Files that pages are built from in addition to their own. */
type Source = {
  /** Matches `<file of the page>\n<its text>` if the page shows content of this source. */
  shownBy: RegExp;
  /** Files and folders, from the root of the repository. */
  paths: string[];
  /** Returns the files whose last commit dates the page, because they change its text; none by default. */
  dating?: (page: {text: string; keys: PageKeys}, root: string) => string[];
};

const contractFolder = 'openapi';
const comparing = /<(?:PmsComparison|PmsLimits|PmsTestAccounts|Undocumented)\b/;

/** The sources of pages. A change recompiles the pages, and updates their date in the sitemap. */
export const pageSources: Source[] = [
  {
    shownBy: /^(?:operation|resource|api):|<Api[A-Z]|<Undocumented/m,
    paths: [contractFolder],
    dating: contractFiles,
  },
  {
    // Pages of the reference show which PMSs support an operation.
    shownBy: new RegExp(`^(?:operation|resource|api):|${comparing.source}`, 'm'),
    paths: [guidesFolder],
    dating: ({text}, root) => (comparing.test(text) ? guideFiles(root) : []),
  },
  {
    // Components that are rendered while a page is compiled (src/site/render.ts).
    shownBy: new RegExp(`^(?:operation|resource|api|pms):|<Api[A-Z]|${comparing.source}`, 'm'),
    paths: ['src/reference/components', 'src/pms/components', 'src/components'],
  },
  {shownBy: /^pms:/m, paths: [linkKeysFile]},
  {shownBy: /^operation:/m, paths: [changelogFolder]},
  {
    shownBy: new RegExp(` file="${programsFolder}/`),
    paths: [programsFolder],
    dating: ({text}) =>
      [...text.matchAll(/ file="(samples\/[^"]+)"/g)].map(([, file]) => file as string),
  },
  {shownBy: linkingPages, paths: [glossaryFile]},
  {shownBy: /<MockReadme\b/, paths: [readmeFile], dating: () => [readmeFile]},
];

/** Lists all files of a source, from the root of the repository. */
export const filesOf = ({paths}: Pick<Source, 'paths'>, root: string): string[] =>
  paths
    .filter((one) => existsSync(path.join(root, one)))
    .flatMap((one) => (path.extname(one) ? one : filesIn(one, root)));

/** Matches pages that may have sources. In other files, keys of the same names have other meanings. */
const showing = /^(?:docs|src\/pages)\/.*\.mdx$/;

/**
 * Lists the files whose last commit dates a page: its own file, the contract files that it shows with their references,
 * its programs, and the guides that it compares.
 *
 * @param page file, from the root of the repository
 * @param root of the repository
 * @returns paths from the root of the repository, the page's own file first
 */
export function sourceFilesOf(page: string, root = '.'): string[] {
  if (!showing.test(page)) return [page];
  const text = readFileSync(path.join(root, page), 'utf8');
  const keys = (splitPage(page, text).yaml.toJS() ?? {}) as PageKeys;
  return [
    page,
    ...pageSources
      .filter(({shownBy}) => shownBy.test(`${page}\n${text}`))
      .flatMap(({dating}) => dating?.({text, keys}, root) ?? []),
  ];
}

/** Returns a contract file and all files that it references, as absolute paths. */
function withReferences(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\$ref: *["']?([^\s,#"'}]+)/g))
    withReferences(path.resolve(path.dirname(file), target), seen);
  return seen;
}

/** Lists the contract files that a page shows. */
function contractFiles({text, keys}: {text: string; keys: PageKeys}, root: string): string[] {
  const contract = loadContract(path.join(root, contractFolder));
  const {operation, resource, entity, api} = keys;
  const [description = ''] = resource?.split('/') ?? [];
  const shown = namedOperations(contract).filter(
    (one) =>
      text.includes('<ApiIndex') ||
      operation === one.key ||
      resource === `${one.description}/${one.tag}` ||
      api === one.description,
  );
  const own = [
    ...shown.map(({file}) => file),
    ...(entity
      ? [findEntity(findDescription(contract, description, 'resource'), entity).file]
      : []),
  ].map((file) => path.join(contract.root, file));
  const files = text.includes('<Undocumented') ? contract.files : own;
  return [...new Set(files.flatMap((file) => [...withReferences(file)]))].map((file) =>
    path.relative(root, file).split(path.sep).join('/'),
  );
}
