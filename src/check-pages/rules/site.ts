import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Addresses} from '../addresses';
import {decodedPath} from '../../site/address';
import {isDay} from '../../site/dates';
import {compact} from '../../site/compact';
import type {Page} from '../../site/pages';
import type {Problem} from '../../site/writerError';
import {imageWeight} from './links';

/** The longest description that search engines show whole, in characters. */
const longest = 160;

/** Pages of which one thing is the same, each but the first as a problem. */
function twice(
  pages: readonly Page[],
  of: (page: Page) => string | undefined,
  message: (value: string, first: Page) => string,
  key?: string,
): Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = of(page);
    if (value === undefined) return [];
    const other = first.get(value);
    if (other === undefined) {
      first.set(value, page);
      return [];
    }
    return {file: page.file, line: key ? page.lineOf([key]) : 1, message: message(value, other)};
  });
}

function nameProblem({file, route}: Page, published: ReadonlySet<string>): string | undefined {
  const good = /^[a-z\d_./-]+$/.test(file);
  // An address that readers have stays, whatever it looks like; so does the folder of the PMS guides.
  const plain = file.replace('docs/PMS Specific Guides/', 'docs/');
  if (good || /^[a-z\d_./-]+$/.test(plain) || (route && published.has(route))) return undefined;
  const name = path.posix.basename(file).toLowerCase();
  return `the name of a file is part of an address. Write it in lower case, with hyphens in place of spaces: ${name.replaceAll(/[^a-z\d.]+/g, '-')}.`;
}

function dateProblem({file, folder, frontMatter}: Page): string | undefined {
  const [day] = /(?<=\/)\d{4}-\d{2}-\d{2}(?=-)/.exec(file) ?? [];
  if (day !== undefined && !isDay(day)) {
    return `${day} is no day of the calendar. Begin the name of the file with the day of the post.`;
  }
  const today = new Date().toISOString().slice(0, 10);
  if (day !== undefined && day > today) {
    return `${day} is a day to come, and the page would be published at once. Begin the name of the file with a day up to ${today}.`;
  }
  const dated = day !== undefined || frontMatter.date !== undefined;
  if (dated || (folder !== 'blog' && folder !== 'changelog')) return undefined;
  return `a post has a date. Begin the name of the file with it: ${folder}/2026-11-21-${path.posix.basename(file)}.`;
}

function sidebarProblem({file, folder, route}: Page, {inSidebar}: Addresses): string | undefined {
  const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (folder !== 'docs' || route === undefined || inSidebar.has(id)) return undefined;
  return `the page is in no sidebar, so that nobody finds it. Add '${id}' to sidebars.ts; a page of an operation is there by itself when its "operation" is right.`;
}

function images(root: string): Problem[] {
  const folder = path.join(root, 'static');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(name))
    .flatMap((name) => {
      const weight = Math.round(statSync(path.join(folder, name)).size / 1000);
      if (weight <= imageWeight) return [];
      return {
        file: `static/${name.split(path.sep).join('/')}`,
        line: 1,
        message: `the image weighs ${weight} kB, and ${imageWeight} kB is the most. Make it smaller, or save it as WebP or SVG.`,
      };
    });
}

/**
 * What is wrong with the pages as a whole.
 *
 * @param published addresses that readers have, which must go on leading somewhere
 */
export function siteProblems(
  pages: readonly Page[],
  addresses: Addresses,
  published: ReadonlySet<string>,
  root: string,
): Problem[] {
  const atRoute = (route: string, message: string): Problem => ({
    file: 'src/redirects/published.txt',
    line: [...published].indexOf(route) + 1,
    message,
  });
  const description = ({frontMatter}: Page) =>
    typeof frontMatter.description === 'string' ? frontMatter.description.trim() : undefined;
  return [
    ...pages.flatMap((page) =>
      compact(nameProblem(page, published), dateProblem(page), sidebarProblem(page, addresses)).map(
        (message) => ({file: page.file, line: 1, message}),
      ),
    ),
    ...twice(
      pages,
      ({route}) => route,
      (route, {file}) =>
        `${route} is the address of ${file} too. Give one of the two another name.`,
    ),
    ...twice(
      pages,
      ({frontMatter: {title}}) => (typeof title === 'string' ? title.toLowerCase() : undefined),
      (_, {file}) => `${file} has the same title. Say which of the two this page is.`,
      'title',
    ),
    ...twice(
      pages,
      description,
      (_, {file}) => `${file} has the same description. Say what only this page is about.`,
      'description',
    ),
    ...pages
      .filter((page) => (description(page)?.length ?? 0) > longest)
      .map((page) => ({
        file: page.file,
        line: page.lineOf(['description']),
        message: `the description has ${description(page)?.length} characters, and search engines show ${longest}. Say it in fewer words.`,
      })),
    ...[...published]
      .filter((route) => !addresses.routes.has(route) && !addresses.redirects.has(route))
      .map((route) =>
        atRoute(
          route,
          `readers have the address ${route}, and it leads nowhere. Where the page was moved, add '${encodeURI(route)}' with its new address to src/redirects/redirects.ts, and write the new address here.`,
        ),
      ),
    // The tests open /docs as readers do, by its short address.
    ...[...addresses.redirects]
      .filter(([from]) => published.has(from) && from !== '/docs')
      .map(([from, to]) =>
        atRoute(
          from,
          `${from} leads on to ${to}. Write ${decodedPath(to)} in its place: the tests open every page of this list.`,
        ),
      ),
    ...images(root),
  ];
}
