// Runs all rules of check-pages on pages, programs of the guides, the contract and other sources, such as the sidebar.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {redirectProblems} from '../redirects/problems';
import {readRedirects, redirectsFile} from '../redirects/redirects';
import {addressesOf} from './addresses';
import {type PageContent, inspectPages} from './inspect';
import {loadModule} from './loadModule';
import {filesIn, type Page, readPages} from '../../site/pages';
import {type Problem, problemLine, ProblemError} from '../../site/problem';
import {flowProblems} from './rules/flow';
import {frontMatterProblems} from './rules/frontMatter';
import {dataProblems} from './rules/data';
import {descriptionLinkProblems, linkProblems} from './rules/links';
import {programFiles, programProblems} from './rules/programs';
import {sectionKeywordProblems, contractProblems} from './rules/references';
import {siteProblems} from './rules/site';
import {secretProblems, sourceProblems} from './rules/source';

type Rule = () => readonly Problem[] | Promise<readonly Problem[]>;

/**
 * Runs rules. If a rule throws a ProblemError, adds its problems, so that the other rules still run.
 *
 * @throws any other error, because that is a programming error
 */
async function attemptAll(rules: readonly Rule[]): Promise<Problem[]> {
  const found = await Promise.all(
    rules.map(async (rule) => {
      try {
        return await rule();
      } catch (error) {
        if (error instanceof ProblemError) return error.problems;
        throw error;
      }
    }),
  );
  return found.flat();
}

/**
 * Runs the rules that check the text of one file at a time: pages, programs, the contract, the sidebar and the
 * redirects. Add new rules of this kind here.
 */
async function fileProblems(pages: readonly Page[], root: string): Promise<Problem[]> {
  const contract = filesIn('openapi', root).filter((file) => file.endsWith('.yaml'));
  const sources = [
    ...pages.map(({file}) => file),
    ...programFiles(root),
    ...contract,
    'sidebars.ts',
    redirectsFile,
  ].map((file) => ({file, bytes: readFileSync(path.join(root, file))}));
  return [
    ...sources.flatMap(sourceProblems),
    ...(await secretProblems(sources)),
    ...contract.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [...descriptionLinkProblems(file, text), ...flowProblems(file, text)];
    }),
  ];
}

/** Runs the rules that need the addresses of pages. Add new rules of this kind here. */
async function addressProblems(
  pages: Map<Page, PageContent>,
  root: string,
): Promise<readonly Problem[]> {
  const {default: sidebars} = await loadModule<{default: SidebarsConfig}>('sidebars.ts', root);
  const redirects = readRedirects(root);
  const addresses = addressesOf(pages, sidebars, redirects);
  return attemptAll([
    () => [...pages].flatMap(([page, {links}]) => linkProblems(page, links, root, addresses)),
    () => siteProblems([...pages.keys()], addresses, root),
    () => redirectProblems(redirects, [...addresses.routes].map(encodeURI)),
    () => sectionKeywordProblems(addresses, root),
  ]);
}

const lineKey = ({file, line}: Problem) => `${file}:${line}`;

/**
 * Checks pages, programs and the contract for every problem that can be found without a build.
 *
 * @param root the repository root
 * @returns all problems, sorted by file and line; warnings have `fatal: false`
 */
export async function checkPages(root = '.'): Promise<Problem[]> {
  const pages = readPages(root);
  const {contents, problems} = await inspectPages(pages, root);
  const shown = new Set([...contents.values()].flatMap(({programs}) => programs));
  // Add rules that compare several files here.
  const found = await attemptAll([
    () => problems,
    () => fileProblems(pages, root),
    () => dataProblems(root),
    ...pages.map((page) => () => frontMatterProblems(page, root)),
    () => programProblems(shown, root),
    () => contractProblems(root),
    () => addressProblems(contents, root),
  ]);
  // The schema says which values are allowed in place of a TODO.
  const placeholders = new Set(found.filter(({ruleId}) => ruleId === 'placeholder').map(lineKey));
  const others = found.filter(
    (problem) => problem.ruleId !== 'todo' || !placeholders.has(lineKey(problem)),
  );
  const sorted = others.sort(
    (a, b) => a.file?.localeCompare(b.file ?? '', 'en') || (a.line ?? 1) - (b.line ?? 1),
  );
  // Removes duplicates: a mistake in the contract is found again for each page that shows the part with the mistake.
  return [...new Map(sorted.map((one) => [problemLine(one), one])).values()];
}
