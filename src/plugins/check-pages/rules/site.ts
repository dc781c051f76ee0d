// Checks the names, dates, sidebar entries, titles and permanent URLs of pages.
import path from 'node:path';
import {type Addresses, generatedList} from '../addresses';
import {pmsGuidesFolder} from '../../pms/model/pmsGuidesFolder';
import {isDay, latestDay} from '../../../site/dates';
import {groupBy} from '../../../site/groupBy';
import {didYouMean} from '../../../site/nearest';
import type {Page} from '../../../site/pages';
import {readText} from '../../../site/files';
import {problem, type Problem} from '../../../site/problem';

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

/** Allows permanent URLs and the folder of the PMS guides, because they must not change. */
function nameProblem({route = ''}: Page, permanent: ReadonlySet<string>) {
  const name = route.replace(`/${pmsGuidesFolder}/`, '');
  if (permanent.has(route) || /^[a-z\d_./-]*$/.test(name)) return undefined;
  return (
    'the name of a file and its slug are part of a URL. Write them in lower case, with hyphens instead of ' +
    `spaces: ${name.toLowerCase().replaceAll(/[^a-z\d./]+/g, '-')}.`
  );
}

function dateProblem({file, folder, frontMatter}: Page) {
  if (frontMatter.date !== undefined || (folder !== 'blog' && folder !== 'changelog')) {
    return undefined;
  }
  const [day = ''] = /(?<=\/)\d{4}-\d{2}-\d{2}(?=-)/.exec(file) ?? [];
  return isDay(day) && day <= latestDay()
    ? undefined
    : `a post is published at once. Begin the name of the file with a valid date up to ${latestDay()}, ` +
        `as in ${folder}/2026-01-31-name.mdx.`;
}

/** Returns the ID by which the sidebar names a page. */
const idOf = ({file}: Page): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** Skips operations: the sidebar has each operation of the contract, and another rule reports the others. */
function sidebarProblem(page: Page, {sidebar}: Addresses) {
  const {folder, route, frontMatter} = page;
  const isListed = folder !== 'docs' || route === undefined || sidebar.includes(idOf(page));
  return isListed || frontMatter.operation !== undefined
    ? undefined
    : `the page is not in the sidebar, so readers would not find it. Add '${idOf(page)}' to sidebars.ts.`;
}

/** Reports entries of the sidebar without a page, and pages that it contains twice. Docusaurus accepts the latter. */
function sidebarEntryProblems(pages: readonly Page[], {sidebar}: Addresses, root: string) {
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

/** Compares the pages with the list of permanent URLs. */
function permanentProblems(pages: readonly Page[], rows: string[], {routes, redirects}: Addresses) {
  const gone = rows.filter(
    (route) => !routes.has(route) && !redirects.has(route) && !generatedList.test(route),
  );
  // Entries of the changelog are never removed, so no list has to hold them.
  const added = pages.flatMap(({folder, route}) => (folder === 'changelog' ? [] : (route ?? [])));
  return [
    ...gone.map((route) => {
      const reason =
        `the published page ${route} no longer exists. If it has moved, add '${encodeURI(route)}' with its ` +
        'new path to src/plugins/redirects/redirects.txt, and write the new path here.';
      return problem(permanentFile, rows.indexOf(route) + 1, reason);
    }),
    ...added
      .filter((route) => !rows.includes(route))
      .map((route) => {
        const reason = `the page ${route} is missing. Add the line ${route}`;
        return problem(permanentFile, rows.length, reason);
      }),
  ];
}

/** Runs the rules of this file. */
export function siteProblems(
  pages: readonly Page[],
  addresses: Addresses,
  root: string,
): Problem[] {
  const rows = readText(path.join(root, permanentFile)).trim().split('\n');
  const permanent = new Set(rows);
  return [
    ...pages.flatMap((page) =>
      [nameProblem(page, permanent), dateProblem(page), sidebarProblem(page, addresses)].flatMap(
        (reason) => (reason ? problem(page.file, 1, reason) : []),
      ),
    ),
    ...duplicateProblems(pages, 'title'),
    ...duplicateProblems(pages, 'description'),
    ...permanentProblems(pages, rows, addresses),
    ...sidebarEntryProblems(pages, addresses, root),
  ];
}
