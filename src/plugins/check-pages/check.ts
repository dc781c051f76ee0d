// Runs all rules of check-pages on pages, programs of the guides, the contract and other sources, such as the sidebar.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readRedirects, redirectProblems, redirectsFile} from '../redirects/redirects';
import {checkContract} from '../reference/contract/check';
import {loadContract} from '../reference/contract/load';
import {contractPages} from '../reference/contract/pages';
import {languages} from '../reference/samples';
import {inspectPages} from './inspect';
import {type DataFile, dataSchemas} from '../dataSchemas';
import {filesIn, type Page, readPages} from '../../site/pages';
import {defect, type Problem, problemLine, problemsOf} from '../../site/problem';
import {flowProblems, unlistedSources} from './rules/contract';
import {frontMatterProblems} from './rules/frontMatter';
import {anchorsByRoute, dataProblems, linkProblems, type Site, textProblems} from './rules/links';
import {programFiles, programProblems} from './rules/programs';
import {sampleLanguageProblems} from './rules/sampleLanguages';
import {siteProblems} from './rules/site';
import {secretProblems, sourceProblems} from './rules/source';

/** Finds problems of one kind. */
type Rule = () => readonly Problem[] | Promise<readonly Problem[]>;

/** Runs rules. If a rule throws an error, adds its problems, so that those of the other rules are reported too. */
async function attemptAll(rules: readonly Rule[]): Promise<Problem[]> {
  const found = await Promise.allSettled(rules.map(async (rule) => rule()));
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : problemsOf(one.reason)));
}

/**
 * Runs the rules that check the text of one file at a time: pages, programs, the contract, the sidebar and the
 * redirects. Add new rules of this kind here.
 */
async function fileProblems(pages: readonly Page[], site: Site): Promise<Problem[]> {
  const {root} = site;
  const contract = filesIn('openapi', root).filter((file) => file.endsWith('.yaml'));
  const files = [...programFiles(root), ...contract, 'sidebars.ts', redirectsFile];
  const read = (file: string) => ({file, text: readFileSync(path.join(root, file), 'utf8')});
  const sources = [...pages, ...files.map(read)];
  return [
    ...sources.flatMap(sourceProblems),
    ...(await secretProblems(sources)),
    ...unlistedSources(sources, root),
    ...contract.flatMap((file) => [...flowProblems(file, root), ...textProblems(file, site)]),
  ];
}

/** Returns a rule for each YAML or JSON file with a schema. */
const dataRules = (site: Site): Rule[] =>
  (Object.keys(dataSchemas) as DataFile[])
    .filter((file) => existsSync(path.join(site.root, file)))
    .map((file) => () => [...dataProblems(file, site), ...textProblems(file, site)]);

/**
 * Checks pages, programs and the contract for every problem that can be found without a build.
 *
 * @param root the repository root
 * @returns all problems, sorted by file and line
 */
export async function checkPages(root = '.'): Promise<Problem[]> {
  const pages = readPages(root);
  const contents = await inspectPages(pages, root);
  const all = [...contents.values()];
  const isComplete = all.every(({anchors}) => anchors);
  const shown = new Set(all.flatMap((one) => one.programs));
  const site = {root, anchors: anchorsByRoute(contents), redirects: readRedirects(root)};
  // Add rules that compare several files here.
  const found = await attemptAll([
    () => all.flatMap(({problems}) => problems),
    () => fileProblems(pages, site),
    ...dataRules(site),
    ...pages.map((page) => () => frontMatterProblems(page)),
    () => programProblems(isComplete ? shown : undefined, root),
    () => checkContract(loadContract(path.join(root, 'openapi')), contractPages(pages)),
    () => [...contents].flatMap(([page, {links}]) => linkProblems(page, links, site)),
    () => languages.flatMap(sampleLanguageProblems),
    () => siteProblems(pages, site),
    () => redirectProblems(site.redirects, [...site.anchors.keys()]),
  ]);
  // A mistake in the contract is found again for each page that shows the part with the mistake, and so is a defect.
  const keyOf = (one: Problem) => (one.reason.startsWith(defect) ? one.reason : problemLine(one));
  const byLine = new Map(found.toReversed().map((one) => [keyOf(one), one]));
  // Unexpected errors of rules have no file, but begin with "The check", so they come last.
  const {compare} = new Intl.Collator('en', {numeric: true});
  return [...byLine].sort(([a], [b]) => compare(a, b)).map(([, one]) => one);
}
