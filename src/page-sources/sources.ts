import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {changelogFolder} from '../changelog/entries';
import {glossaryFile} from '../glossary/terms';
import {linkingPages} from '../glossary/scope';
import {readmeFile} from '../mock-package';
import {guidesFolder} from '../pms/model/guidesFolder';
import {guideFiles} from '../pms/model/load';
import {programsFolder} from '../programs/programsFolder';
import {
  findDescription,
  findEntity,
  findOperation,
  findResource,
  namedOperations,
} from '../reference/contract/find';
import {loadContract} from '../reference/contract/load';
import type {Contract, Description, Resource} from '../reference/contract/model';
import type {PageKeys} from '../reference/contract/pages';
import {yamlFiles} from '../site/yamlFiles';
import {splitPage} from '../site/pageFile';
import {filesIn, pageFiles} from '../site/pages';

/** Something beside its own file that a page is built from. */
export type Source = {
  name: string;
  /** Found in `<file of the page>\n<its text>` when the page shows any of it. */
  shownBy: RegExp;
  /** All its files, from the root of the repository. */
  files: (root: string) => string[];
  /** What to watch in the preview, from the root of the repository. */
  watch: string[];
  /** Those of its files whose change is a change of the page's own text, for its date. */
  dating: (page: {text: string; keys: PageKeys}, root: string) => string[];
};

const contractFolder = 'openapi';
const comparing = /<(?:PmsComparison|PmsLimits|PmsTestAccounts|DocumentationGaps)\b/;

const none = () => [];

/** What the pages are built from: the bundler makes them anew when it changes, and the sitemap tells when it did. */
export const pageSources: Source[] = [
  {
    name: 'contract',
    shownBy: /^(?:operation|resource|api):|<Api[A-Z]|<DocumentationGaps/m,
    files: (root) =>
      yamlFiles(path.resolve(root, contractFolder)).map((file) => fromRoot(file, root)),
    watch: [`${contractFolder}/**/*.yaml`],
    dating: contractFiles,
  },
  {
    name: 'guides',
    // Pages of the reference show what the systems support.
    shownBy: new RegExp(`^(?:operation|resource|api):|${comparing.source}`, 'm'),
    files: guideFiles,
    watch: [`${guidesFolder}/*.mdx`],
    dating: ({text}, root) => (comparing.test(text) ? guideFiles(root) : []),
  },
  {
    name: 'changelog',
    shownBy: /^operation:/m,
    files: (root) => pageFiles(changelogFolder, root),
    watch: [`${changelogFolder}/*.mdx`],
    dating: none,
  },
  {
    name: 'programs',
    shownBy: new RegExp(` file="${programsFolder}/`),
    files: (root) => filesIn(programsFolder, root),
    watch: [`${programsFolder}/**/*`],
    dating: ({text}) =>
      [...text.matchAll(/ file="(samples\/[^"]+)"/g)].map(([, file]) => file as string),
  },
  {
    name: 'glossary',
    shownBy: linkingPages,
    files: () => [glossaryFile],
    watch: [glossaryFile],
    dating: none,
  },
  {
    name: 'mock',
    shownBy: /<MockReadme\b/,
    files: () => [readmeFile],
    watch: [readmeFile],
    dating: () => [readmeFile],
  },
];

/** Pages that may show any of it; elsewhere, keys of the same names mean other things. */
const showing = /^(?:docs|src\/pages)\/.*\.mdx$/;

/**
 * What the text of a page is made of, for its date: its own file, the files of the contract that it shows with all that they refer
 * to, the programs in it, and the guides that it compares.
 *
 * @param page its file, from the root of the repository
 * @param root of the repository
 * @returns paths from the root of the repository, the page's own first
 */
export function sourcesOf(page: string, root = '.'): string[] {
  if (!showing.test(page)) return [page];
  const text = readFileSync(path.join(root, page), 'utf8');
  const keys = (splitPage(page, text).yaml.toJS() ?? {}) as PageKeys;
  return [
    page,
    ...pageSources
      .filter(({shownBy}) => shownBy.test(`${page}\n${text}`))
      .flatMap(({dating}) => dating({text, keys}, root)),
  ];
}

const fromRoot = (file: string, root: string) =>
  path.relative(path.resolve(root), file).split(path.sep).join('/');

/** A file of the contract with all that it refers to, as absolute paths. */
function withReferences(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\$ref: *["']?([^\s,#"'}]+)/g))
    withReferences(path.resolve(path.dirname(file), target), seen);
  return seen;
}

/** The files of all operations of a resource or a description. */
function filesOf({operations, unknownOperations}: Resource | Description): string[] {
  return [...operations, ...unknownOperations].map(({file}) => file);
}

/** The files of the contract that a page names, below the contract's folder. */
function namedFiles({operation, resource, entity, api}: PageKeys, contract: Contract): string[] {
  if (operation) return [findOperation(contract, operation).file];
  if (resource) {
    const found = findResource(contract, resource);
    return [
      ...filesOf(found.resource),
      ...(entity ? [findEntity(found.description, entity).file] : []),
    ];
  }
  return api ? filesOf(findDescription(contract, api, 'api')) : [];
}

function contractFiles({text, keys}: {text: string; keys: PageKeys}, root: string): string[] {
  const contract = loadContract(path.join(root, contractFolder));
  const shown = text.includes('<ApiIndex')
    ? namedOperations(contract).map(({file}) => file)
    : text.includes('<DocumentationGaps')
      ? contract.files.map((file) => path.relative(contract.root, file))
      : namedFiles(keys, contract);
  const files = new Set(
    shown.flatMap((file) => [...withReferences(path.join(contract.root, file))]),
  );
  return [...files].map((file) => fromRoot(file, root));
}
