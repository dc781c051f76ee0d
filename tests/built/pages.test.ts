// Tests the HTML of all pages: tables, resources, metadata, structured data, menus and links between pages.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {product} from '../../src/product';
import {markdownLink} from '../../src/site/address/markdownPath';
import {pageDescription} from '../../src/site/pageDescription';
import {oneLine} from '../../src/site/oneLine';
import {readData} from '../support/readRows';
import {urlOf, type Page, pageAt, pages, routedPages, site} from './site';

/** Checks a page, and returns a line for each problem. */
type Check = (page: Page) => string[];

const rows: Check = ({$}) =>
  $('tbody tr')
    .toArray()
    .filter((row) => {
      const columns = $(row).closest('table').find('thead [scope="col"]').length;
      const spans = $(row).children('td, th').toArray();
      const width = spans.reduce((sum, {attribs}) => sum + Number(attribs.colspan ?? 1), 0);
      return width !== columns;
    })
    .map((row) => oneLine($(row).text()));

/**
 * On phones, rows of tables with three or more columns are cards, so each cell must name its column.
 * The comparison's tables scroll instead.
 */
const cards: Check = ({$}) =>
  $('table:not([data-part="comparison"] *)')
    .toArray()
    .filter((table) => {
      const columns = $(table).find('thead th').toArray();
      const cells = $(table).find('tbody td:not(:first-child)').toArray();
      const isNamed = (cell: (typeof cells)[number]) =>
        cell.attribs['data-label'] === oneLine($(columns[$(cell).index()]).text());
      return columns.length > 2 ? !cells.every(isNamed) : $(table).find('[data-label]').length > 0;
    })
    .map((table) => oneLine($(table).text()).slice(0, 120));

const resources: Check = ({$}) =>
  $('[src], [srcset], [poster], object[data], link[href]:not([rel="canonical"], [hreflang])')
    .toArray()
    .map(({attribs}) => attribs.src ?? attribs.href ?? attribs.srcset ?? '')
    .filter((source) => {
      const [file = ''] = decodeURI(source).split('?');
      return !/^\/(?!\/)/.test(source) || !existsSync(path.join(site, file));
    });

const missingValues: Check = ({html}) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|pre|code)\b[^]*?<\/\1>/g, '')
    .match(/.{0,30}(?:\[object |\bundefined\b|\bNaN\b).{0,30}/g) ?? [];

const policyOf = ({$}: Page) =>
  $('head > meta[charset] + meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';

/** All pages must have the same policy, because the browser keeps the first page's policy on client-side navigation. */
const samePolicy: Check = (page) =>
  policyOf(page) !== '' && policyOf(page) === policyOf(pages[0]!) ? [] : ['another policy'];

const inlineCode: Check = (page) =>
  page
    .$('script:not([src], [type="application/ld+json"]), style, [style]')
    .toArray()
    .map((element) => element.attribs.style ?? page.$(element).text())
    .filter((code) => !policyOf(page).includes(createHash('sha256').update(code).digest('base64')))
    .map((code) => code.slice(0, 80));

const meta = ({$}: Page, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';

/** Browser tabs show about 70 characters of a title. */
const head: Check = (page) => {
  const title = page.$('head title').text();
  const address = urlOf(page.route);
  if (page.file === '404.html') return [];
  return [
    ...(title.length > 0 && title.length <= 70 ? [] : ['title']),
    ...(pageDescription.safeParse(meta(page, 'description')).success ? [] : ['description']),
    ...(page.$('link[rel="canonical"]').attr('href') === address ? [] : ['canonical address']),
    ...(meta(page, 'og:url') === address ? [] : ['og:url']),
    ...(page.$(`link[type="text/markdown"][href="${markdownLink(page.route, '/')}"]`).length === 1
      ? []
      : ['address of its Markdown']),
  ];
};

type Data = Record<string, unknown>;

const dataOf = ({$}: Page) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Data);

/** Properties that search engines require for each type of structured data. */
const required: Record<string, string[]> = {
  Blog: ['@id', 'headline', 'blogPost'],
  BlogPosting: ['headline', 'description', 'url', 'author', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['item', 'name', 'position'],
};

const structuredData: Check = (page) => {
  const all = dataOf(page);
  const crumbs = all.flatMap(({itemListElement}) => (itemListElement ?? []) as Data[]);
  return [
    ...[...all, ...crumbs].flatMap((data) => {
      const keys = required[String(data['@type'])] ?? ['a rule in this test'];
      const missing = keys.filter((key) => !data[key] || String(data[key]).length === 0);
      return missing.map((key) => `${String(data['@type'])} has no ${key}`);
    }),
    ...all.filter((data) => data['@context'] !== 'https://schema.org').map(() => 'no context'),
    ...crumbs.filter(({position}, at) => position !== at + 1).map(({name}) => `crumb ${name}`),
  ];
};

test.each<[behaviour: string, check: Check]>([
  ['has as many cells in each row of a table as in its header', rows],
  ['names the column of each cell of a table of three columns or more', cards],
  ['loads only files that exist on this site', resources],
  ['shows no missing value', missingValues],
  ['has the same content security policy as all other pages, after its charset', samePolicy],
  ['has inline scripts and styles that the content security policy allows', inlineCode],
  ['has a title and a description of suitable length, and its own URLs', head],
  ['has valid structured data', structuredData],
])('every page %s', (_, check) => {
  expect(
    pages.flatMap((page) => check(page).map((problem) => `${page.route}: ${problem}`)),
  ).toEqual([]);
});

const {absent, single} =
  readData<Record<'absent' | 'single', Record<string, string>>>('tests/built/pages.yaml');

test.each(Object.entries(absent))('no page has %s', (_, selector) => {
  const found = pages.flatMap(({$, route}) =>
    $(selector)
      .toArray()
      .map((element) => `${route}: ${$.html(element).slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

test.each(Object.entries(single))('every page has one %s', (_, selector) => {
  const others = pages.filter(({$}) => $(selector).length !== 1);
  expect(others.map(({route}) => route)).toEqual([]);
});

test('the social cards are 1200 by 630 pixels', () => {
  const images = new Set(pages.map((page) => meta(page, 'og:image').replace(product.siteUrl, '')));
  for (const card of images) {
    const png = readFileSync(path.join(site, card));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("the Markdown menu links to the page's Markdown and passes its URL to assistants", () => {
  const withMenu = pages.filter(({$}) => $('[data-page-menu]').length > 0);
  expect(withMenu.length).toBeGreaterThan(150);
  for (const {$, route} of withMenu) {
    const markdown = `${encodeURI(route)}.md`;
    const prompt = encodeURI(`Read ${urlOf(route)}.md`);
    expect($('[data-page-menu] [data-copy]').attr('data-copy')).toBe(markdown);
    const links = $('[data-page-menu] a').toArray();
    expect(links.map(({attribs}) => attribs.href)).toEqual([
      markdown,
      `https://claude.ai/new?q=${prompt}`,
      `https://chatgpt.com/?hints=search&q=${prompt}`,
    ]);
  }
});

// Phones show the sidebar only with JavaScript.
test('every page can be reached without the sidebar', () => {
  const reached = new Set(['/']);
  // Iterating over a Set includes items added during the iteration.
  for (const route of reached) {
    const {$} = pageAt(route) ?? {};
    const links = $?.('a[href^="/"]:not([aria-label="Docs sidebar"] a)').toArray() ?? [];
    for (const link of links) {
      const target = pageAt(String(link.attribs.href).replace(/[?#].*/, ''));
      if (target) reached.add(target.route);
    }
  }
  // Only this page need not be reachable, because it repeats the list of posts.
  const repeating = ['/blog/authors'];
  expect(routedPages.map(({route}) => route).filter((route) => !reached.has(route))).toEqual(
    repeating,
  );
});
