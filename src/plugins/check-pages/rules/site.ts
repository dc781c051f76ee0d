// Checks the names, dates, sidebar entries, titles and permanent URLs of pages.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {pmsGuidesFolder} from '../../pms/model/pmsGuidesFolder';
import {decodedPath} from '../../../site/address/address';
import {compact} from '../../../site/compact';
import {isDay, latestDay} from '../../../site/dates';
import {groupBy} from '../../../site/groupBy';
import {didYouMean} from '../../../site/nearest';
import type {Page} from '../../../site/pages';
import {readText} from '../../../site/files';
import {problem, type Problem, ProblemError} from '../../../site/problem';
import {generatedList, type Site} from './links';

const permanentFile = 'src/plugins/redirects/permanent-urls.txt';

/** Reports each page that has the same title or description as an earlier page. */
function duplicateProblems(pages: readonly Page[], key: 'title' | 'description'): Problem[] {
  const valueOf = ({frontMatter}: Page) => String(frontMatter[key]).trim().toLowerCase();
  const having = pages.filter(({frontMatter}) => typeof frontMatter[key] === 'string');
  return groupBy(having, valueOf).flatMap(([, [first, ...others]]) =>
    others.map((page) => {
      const reason = `${first.file} has the same ${key}. Say what only this page is about.`;
      return problem(page.file, page.lineOf([key]), reason);
    }),
  );
}

/** Returns the ID by which the sidebar names a page. */
const idOf = ({file}: Page): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/**
 * Lists what is wrong with the file of a page, and whether the sidebar lacks the page. The sidebar has each operation of
 * the contract, and another rule reports the others.
 */
function fileReasons(page: Page, sidebar: readonly string[]) {
  const {file, folder, frontMatter} = page;
  const isPost = folder === 'blog' || folder === 'changelog';
  const [day = ''] = /(?<=\/)\d{4}-\d{2}-\d{2}(?=-)/.exec(file) ?? [];
  const isListed = folder !== 'docs' || frontMatter.operation || sidebar.includes(idOf(page));
  return compact<string>(
    isPost &&
      !(isDay(day) && day <= latestDay()) &&
      `a post is published at once. Begin the name of the file with a valid date up to ${latestDay()}, ` +
        `as in ${folder}/2026-01-31-name.mdx.`,
    folder === 'blog' &&
      !/\/\*\s*truncate\s*\*\//.test(page.body) &&
      'the list of posts would show the whole post. Write a line with {/* truncate */} where its part ends.',
    !isListed &&
      `the page is not in the sidebar, so readers would not find it. Add '${idOf(page)}' to sidebars.ts.`,
  );
}

type Item = {type?: string; id?: string; items?: Item[]; link?: {type: string; id?: string}};

/** Lists the IDs of the docs in sidebar items, including the items inside categories. */
const docsIn = (items: readonly (Item | string)[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'string' ? item : compact(item.id, item.link?.id, docsIn(item.items ?? [])),
  );

/** Imports sidebars.ts. @returns the IDs of its docs. @throws ProblemError if it cannot be imported */
async function readSidebar(root: string): Promise<string[]> {
  const file = 'sidebars.ts';
  try {
    const sidebars = await import(pathToFileURL(path.resolve(root, file)).href);
    return docsIn(Object.values<Item[]>(sidebars.default).flat());
  } catch (error) {
    // sidebars.ts reads the contract.
    if (error instanceof ProblemError) throw error;
    throw new ProblemError(problem(file, 1, `this cannot be read: ${(error as Error).message}`));
  }
}

/** Reports entries of the sidebar without a page, and pages that it contains twice. Docusaurus accepts the latter. */
function sidebarProblems(pages: readonly Page[], sidebar: readonly string[], root: string) {
  const lines = readText(path.join(root, 'sidebars.ts')).split('\n');
  const known = pages.filter(({folder}) => folder === 'docs').map(idOf);
  return sidebar.flatMap((id, index) => {
    const reason = !known.includes(id)
      ? `has no page below docs. ${didYouMean(id, known)}`
      : sidebar.indexOf(id) < index &&
        'is in the sidebar twice. Keep it only where readers look for it.';
    const line = lines.findLastIndex((row) => row.includes(`'${id}'`)) + 1 || 1;
    return reason ? problem('sidebars.ts', line, `'${id}' ${reason}`) : [];
  });
}

/** Reports a page whose URL is not permanent: the URL if it is spelt badly, else the missing row. */
function newPageProblems({file, folder, route, frontMatter}: Page, rows: readonly string[]) {
  const name = route.replace(`/${pmsGuidesFolder}/`, '');
  const right = name.toLowerCase().replaceAll(/[^a-z\d_./-]+/g, '-');
  const fix = `Write them in lower case, with hyphens instead of spaces: ${right}.`;
  if (name !== right)
    return problem(file, 1, `the name of a file and its slug are part of a URL. ${fix}`);
  // Entries of the changelog are never removed, so no list has to hold them. A post has no URL without a slug.
  const hasRow = folder === 'blog' ? frontMatter.slug : folder !== 'changelog';
  const reason = `the page ${route} is missing. Add the line ${route}`;
  return hasRow ? problem(permanentFile, rows.length, reason) : [];
}

/** Compares the pages with the list of permanent URLs. */
function permanentProblems(pages: readonly Page[], rows: string[], {anchors, redirects}: Site) {
  const known = new Set([...anchors.keys(), ...redirects.map(({from}) => decodedPath(from))]);
  const gone = rows.filter((route) => !known.has(route) && !generatedList.test(route));
  const added = pages.filter(({route}) => !rows.includes(route));
  return [
    ...gone.map((route) => {
      const reason =
        `the published page ${route} no longer exists. If it has moved, add '${encodeURI(route)}' with its ` +
        'new path to src/plugins/redirects/redirects.txt, and write the new path here.';
      return problem(permanentFile, rows.indexOf(route) + 1, reason);
    }),
    ...added.flatMap((page) => newPageProblems(page, rows)),
  ];
}

/** Runs the rules of this file. */
export async function siteProblems(pages: readonly Page[], site: Site): Promise<Problem[]> {
  const permanent = readText(path.join(site.root, permanentFile)).trim().split('\n');
  const sidebar = await readSidebar(site.root);
  return [
    ...pages.flatMap((page) =>
      fileReasons(page, sidebar).map((reason) => problem(page.file, 1, reason)),
    ),
    ...(['title', 'description'] as const).flatMap((key) => duplicateProblems(pages, key)),
    ...permanentProblems(pages, permanent, site),
    ...sidebarProblems(pages, sidebar, site.root),
  ];
}
