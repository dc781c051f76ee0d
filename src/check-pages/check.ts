import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {yamlFiles} from '../site/yamlFiles';
import {remarkPluginsOf} from '../config/remarkPlugins';
import {addressesOf, type Redirects} from './addresses';
import {readAnchors} from './anchors';
import {loadModule} from './loadModule';
import {type Page, readPages} from '../site/pages';
import {type Problem, problemsOf, WriterError} from '../site/writerError';
import {fieldNames} from './fieldNames';
import {descriptionLinkProblems, linkProblems} from './rules/links';
import {markdownProblems} from './rules/markdown';
import {movedProblems} from './rules/moved';
import {programFiles, programProblems, syntaxProblems} from './rules/programs';
import {referenceProblems} from './rules/references';
import {secretProblems} from './rules/secrets';
import {shownProgramProblems} from './rules/shownPrograms';
import {sidebarProblems, sidebarsFile} from './rules/sidebar';
import {siteProblems} from './rules/site';
import {sourceProblems} from './rules/source';
import {frontMatterProblems} from './rules/frontMatter';

/** Files of the contract, from the root of the repository. */
const contractFiles = (root: string) =>
  yamlFiles(path.join(root, 'openapi')).map((file) =>
    path.relative(root, file).split(path.sep).join('/'),
  );

/** Without what two checks say alike: once for each line, and without a line where another check knows it. */
function onceEach(sorted: readonly Problem[]): Problem[] {
  const key = ({file, message}: Problem) => `${file}: ${message}`;
  const placed = new Set(sorted.filter(({line}) => line > 1).map(key));
  const told = new Set<string>();
  return sorted.filter((problem) => {
    const place = `${problem.line}: ${key(problem)}`;
    const known = told.has(place) || (problem.line === 1 && placed.has(key(problem)));
    told.add(place);
    return !known;
  });
}

const redirectsFile = 'src/redirects/redirects.ts';

/** What is known of each file alone. */
async function fileProblems(pages: readonly Page[], root: string): Promise<Problem[]> {
  const contract = new Set(contractFiles(root));
  const files = [
    ...pages.map(({file}) => file),
    ...programFiles(root),
    ...contract,
    sidebarsFile,
    redirectsFile,
  ];
  const sources = files.map((file) => {
    const bytes = readFileSync(path.join(root, file));
    return {file, bytes, text: bytes.toString('utf8')};
  });
  return [
    ...sources.flatMap(({file, bytes}) => sourceProblems(file, bytes)),
    ...(await secretProblems(sources)),
    ...(await syntaxProblems(root)),
    ...sources
      .filter(({file}) => contract.has(file))
      .flatMap(({file, text}) => descriptionLinkProblems(file, text)),
    ...pages.flatMap((page) => markdownProblems(page, root)),
  ];
}

/**
 * What is known of the files together.
 *
 * @throws WriterError when one that others are built from cannot be read: the contract, a guide, the sidebar
 */
async function siteWideProblems(pages: readonly Page[], root: string): Promise<Problem[]> {
  const {default: sidebars} = await loadModule<{default: SidebarsConfig}>(sidebarsFile, root);
  const {redirects} = await loadModule<{redirects: Redirects}>(redirectsFile, root);
  const addresses = addressesOf(pages, sidebars, redirects, root);
  const published = new Set(
    readFileSync(path.join(root, 'src/redirects/published.txt'), 'utf8').trim().split('\n'),
  );
  const {anchors, problems} = await readAnchors(pages, root, remarkPluginsOf());
  return [
    ...programProblems(fieldNames(), root),
    ...pages.flatMap((page) => [
      ...frontMatterProblems(page, root),
      ...linkProblems(page, root, addresses, anchors),
    ]),
    ...problems,
    ...shownProgramProblems(pages, root),
    ...sidebarProblems(pages, sidebars, root),
    ...siteProblems(pages, addresses, published, root),
    ...referenceProblems(addresses, redirects, anchors, root),
    ...movedProblems(addresses, root),
  ];
}

/**
 * Holds every page to everything that can be known without a build.
 *
 * @param root of the repository
 * @returns every mistake, in the order of files and lines
 */
export async function checkPages(root = '.'): Promise<Problem[]> {
  const pages = readPages(root);
  const found = await fileProblems(pages, root);
  try {
    found.push(...(await siteWideProblems(pages, root)));
  } catch (error) {
    const problems = error instanceof WriterError ? problemsOf(error.message) : [];
    if (problems.length === 0) throw error;
    found.push(...problems);
  }
  return onceEach(found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line));
}
