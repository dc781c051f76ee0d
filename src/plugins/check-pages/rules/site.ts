// Checks the names, dates, sidebar entries, titles and published URLs of pages.
import path from 'node:path';
import {type Addresses, generatedList} from '../addresses';
import {isDay, latestDay} from '../../../site/dates';
import type {Page} from '../../../site/pages';
import {readText} from '../../../site/files';
import {problem, type Problem} from '../../../site/problem';

const publishedFile = 'src/plugins/redirects/published.txt';

/** Reports each page that has the same value as an earlier page. */
function duplicateProblems(
  pages: readonly Page[],
  of: (page: Page) => unknown,
  what: string,
  key?: string,
): Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = of(page);
    if (typeof value !== 'string') return [];
    const other = first.get(value.trim().toLowerCase());
    if (other) {
      const note = 'Say what only this page is about.';
      const line = key ? page.lineOf([key]) : 1;
      return [problem(page.file, line, `${other.file} has the same ${what}.`, {note})];
    }
    first.set(value.trim().toLowerCase(), page);
    return [];
  });
}

function nameProblem(
  {file, route, frontMatter}: Page,
  published: ReadonlySet<string>,
): string | undefined {
  if (/[A-Z]/.test(String(frontMatter.slug)) && !(route && published.has(route))) {
    return 'the slug is part of a URL. Write it in lower case: some computers take capitals for small letters.';
  }
  // Published URLs and the folder of the PMS guides must not change, so their names are allowed.
  const plain = file.replace('docs/PMS Specific Guides/', 'docs/');
  if (/^[a-z\d_./-]+$/.test(plain) || (route && published.has(route))) return undefined;
  const name = path.posix.basename(file).toLowerCase();
  return (
    'the name of a file is part of a URL. Write it in lower case, with hyphens instead of ' +
    `spaces: ${name.replaceAll(/[^a-z\d.]+/g, '-')}.`
  );
}

function dateProblem({file, folder, frontMatter}: Page): string | undefined {
  const [day] = /(?<=\/)\d{4}-\d{2}-\d{2}(?=-)/.exec(file) ?? [];
  const today = new Date().toISOString().slice(0, 10);
  if (day !== undefined && !isDay(day)) {
    return `${day} is not a valid date. Begin the name of the file with the date of the post.`;
  }
  if (day !== undefined && day > latestDay()) {
    return (
      `${day} is in the future, but the page would be published at once. Begin the name of the file ` +
      `with a date up to ${latestDay()}.`
    );
  }
  const needsDay = folder === 'blog' || folder === 'changelog';
  if (day !== undefined || frontMatter.date !== undefined || !needsDay) return undefined;
  return `a post needs a date. Begin the name of the file with it: ${folder}/${today}-${path.posix.basename(file)}.`;
}

function sidebarProblem({file, folder, route}: Page, {sidebar}: Addresses): string | undefined {
  const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (folder !== 'docs' || route === undefined || sidebar.includes(id)) return undefined;
  return (
    `the page is not in the sidebar, so readers would not find it. Add '${id}' to sidebars.ts; the page of ` +
    'an operation is added automatically if its "operation" is correct.'
  );
}

/** Reports pages that the sidebar contains twice. Docusaurus accepts these. */
function sidebarDuplicates({sidebar}: Addresses, root: string): Problem[] {
  const lines = readText(path.join(root, 'sidebars.ts')).split('\n');
  const ids = sidebar.filter((id, index) => sidebar.indexOf(id) !== index);
  return [...new Set(ids)].map((id) => {
    const line = lines.findLastIndex((row) => row.includes(`'${id}'`)) + 1 || 1;
    const note = 'Keep it only where readers look for it.';
    return problem('sidebars.ts', line, `'${id}' is in the sidebar twice.`, {note});
  });
}

/** Runs the rules of this file. */
export function siteProblems(
  pages: readonly Page[],
  addresses: Addresses,
  root: string,
): Problem[] {
  const rows = readText(path.join(root, publishedFile)).trim().split('\n');
  const published = new Set(rows);
  const atRoute = (route: string, reason: string) =>
    problem(publishedFile, rows.indexOf(route) + 1, reason);
  return [
    ...pages.flatMap((page) =>
      [nameProblem(page, published), dateProblem(page), sidebarProblem(page, addresses)].flatMap(
        (reason) => (reason ? problem(page.file, 1, reason) : []),
      ),
    ),
    ...duplicateProblems(pages, ({frontMatter}) => frontMatter.title, 'title', 'title'),
    ...duplicateProblems(
      pages,
      ({frontMatter}) => frontMatter.description,
      'description',
      'description',
    ),
    ...rows
      .filter((route) => ![addresses.routes, addresses.redirects].some((known) => known.has(route)))
      .filter((route) => !generatedList.test(route))
      .map((route) =>
        atRoute(
          route,
          `the published page ${route} no longer exists. If it has moved, add ` +
            `'${encodeURI(route)}' with its new path to src/plugins/redirects/redirects.txt, and write the ` +
            'new path here.',
        ),
      ),
    // Entries of the changelog are never removed, so no list has to hold them.
    ...pages.flatMap(({folder, route}) =>
      route === undefined || folder === 'changelog' || published.has(route)
        ? []
        : problem(
            publishedFile,
            rows.length,
            `the page ${route} is missing. Add the line ${route}`,
          ),
    ),
    ...sidebarDuplicates(addresses, root),
  ];
}
