import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {product} from '../../src/product';
import {DATA_URL, type PackedData} from '../../src/search/data';
import {htmlFiles, htmlOf, site} from './site';

/** What pages are called in one place, by their addresses without encoding. */
type Names = Map<string, string>;

type Page = {route: string; heading: string};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const routeOf = (address: string) =>
  decodeURI(address)
    .replace(product.siteUrl, '')
    .replace(/(\/index)?\.md$/, '') || '/';

/** The labels of the sidebar on one page, which folds what other pages unfold. The method of an operation is a badge. */
function sidebarOf($: CheerioAPI): [string, string][] {
  const links = $('.theme-doc-sidebar-menu a[href]').clone();
  links.find('.menu-method').remove();
  return links
    .toArray()
    .map((link) => [routeOf($(link).attr('href') ?? ''), oneLine($(link).text())]);
}

/** Labels that are shorter than their page's heading, because what is around them in the sidebar says the rest. */
const shorter: ((page: Page) => string | undefined)[] = [
  // Below "Version 1 (deprecated)".
  ({route, heading}) =>
    route.startsWith('/docs/vacation-rental-api/v1/') ? heading.replace(/ \(v1\)$/, '') : undefined,
  // Below "Common API reference"; the guide of the same name has the name to itself.
  ({route, heading}) =>
    route.startsWith('/docs/category/') ? heading.replace(/: operations$/, '') : undefined,
];

/** What is wrong with the names of a page in a place, in one line. */
function differing(
  place: string,
  names: Names,
  pages: readonly Page[],
  also: typeof shorter = [],
): string[] {
  return pages.flatMap((page) => {
    const name = names.get(page.route);
    const allowed = [page.heading, ...also.map((rule) => rule(page))];
    return name === undefined || allowed.includes(name)
      ? []
      : [`${page.route}: the heading is “${page.heading}”, ${place} has “${name}”`];
  });
}

const documents = htmlFiles()
  .map((file) => ({file, $: load(htmlOf(file))}))
  .filter(({$}) => $('main h1').length > 0);
const pages = documents.map(({file, $}) => ({
  route: routeOf(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`),
  heading: oneLine($('main h1').first().text()),
}));
/** The home page is called by the name of the site. */
const named = pages.filter(({route}) => route !== '/');

const textOf = (name: string) => readFileSync(path.join(site, name), 'utf8');

/** Every place that calls a page by a name, and how many pages it has at least. */
const places: [string, number, () => Names, typeof shorter?][] = [
  ['the sidebar', 150, () => new Map(documents.flatMap(({$}) => sidebarOf($))), shorter],
  [
    'the search',
    150,
    () => {
      const data = JSON.parse(textOf(DATA_URL)) as PackedData;
      return new Map(data.pages.map(({url, title}) => [routeOf(url), title]));
    },
  ],
  [
    'llms.txt',
    150,
    () =>
      new Map(
        [...textOf('llms.txt').matchAll(/^- \[([^\]]+)\]\((\S+\.md)\)/gm)].map(
          ([, name = '', address = '']) => [routeOf(address), name],
        ),
      ),
  ],
  [
    'its Markdown',
    150,
    () =>
      new Map(
        pages.flatMap(({route}) => {
          const [, title] = existsSync(path.join(site, `${route}.md`))
            ? (/^# (.+)$/m.exec(textOf(`${route}.md`)) ?? [])
            : [];
          return title ? [[route, title]] : [];
        }),
      ),
  ],
  [
    'the tab',
    150,
    () =>
      new Map(
        documents.map(({$}, index) => [
          pages[index]?.route ?? '',
          oneLine($('title').first().text()).replace(` | ${product.title}`, ''),
        ]),
      ),
  ],
];

describe.each(places)('%s', (place, least, names, also) => {
  const found = names();

  test('has the pages', () => {
    expect(found.size).toBeGreaterThan(least);
  });

  test('calls every page by its heading', () => {
    expect(differing(place, found, named, also)).toEqual([]);
  });
});

test('a name that differs is told, and one that the sidebar shortens is not', () => {
  const v1 = {route: '/docs/vacation-rental-api/v1/quote', heading: 'Quote (v1)'};
  const v2 = {route: '/docs/vacation-rental-api/v2/quote', heading: 'Quote (v2)'};
  const names = new Map([v1, v2].map(({route}) => [route, 'Quote']));
  expect(differing('the sidebar', names, [v1, v2], shorter)).toEqual([
    '/docs/vacation-rental-api/v2/quote: the heading is “Quote (v2)”, the sidebar has “Quote”',
  ]);
  expect(differing('the search', names, [v1])).toHaveLength(1);
});
