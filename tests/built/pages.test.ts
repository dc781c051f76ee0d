import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseHeaders} from '../../scripts/lib/headers.mjs';
import {product} from '../../src/product';
import {addressed, addressOf, files, oneLine, type Page, pageAt, pages, site, textOf} from './site';

/** What is wrong with a page, a line for each place. */
type Check = (page: Page) => string[];

/** A line for each element that a selector finds. */
function found({$}: Page, selector: string, where: (text: string, html: string) => boolean) {
  return $(selector)
    .toArray()
    .filter((element) => where(oneLine($(element).text()), $.html(element)))
    .map((element) => $.html(element).slice(0, 120));
}

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const headings: Check = ({$}) => {
  const all = $('h1, h2, h3, h4, h5, h6').toArray();
  const levels = all.map(({tagName}) => Number(tagName[1]));
  return [
    ...($('h1').length === 1 && $('main h1').length === 1 ? [] : [`${$('h1').length} h1`]),
    ...all.flatMap((heading, index) => {
      const text = oneLine($(heading).text());
      const skips = (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1;
      return skips || text === '' ? [`${heading.tagName} "${text}"`] : [];
    }),
  ];
};

/** Landmarks of which a page may have several, when each has a name of its own. */
const named = {
  navigation: 'nav, [role="navigation"]',
  complementary: 'aside, [role="complementary"]',
  search: 'search, [role="search"]',
  region: 'section[aria-label], section[aria-labelledby], [role="region"]',
};

const landmarks: Check = ({$}) => [
  ...Object.entries(named).flatMap(([role, selector]) => {
    const names = $(selector)
      .toArray()
      .map((element) => {
        const by = $(element).attr('aria-labelledby');
        return $(element).attr('aria-label') ?? (by ? oneLine($(`[id="${by}"]`).text()) : '');
      });
    const empty = $(selector).filter((_, element) => oneLine($(element).text()) === '');
    return [
      ...names.filter((name, at) => names.length > 1 && (!name || names.indexOf(name) !== at)),
      ...empty.map(() => 'without content').get(),
    ].map((name) => `${role} "${name}"`);
  }),
  ...['main', 'footer:not(main footer, article footer)']
    .filter((selector) => $(selector).length !== 1)
    .map((selector) => `${$(selector).length} ${selector}`),
];

const tables: Check = ({$}) =>
  $('table')
    .toArray()
    .flatMap((table) => {
      const cells = $(table).find('th').toArray();
      const columns = $(table).find('thead th').length;
      const rows = $(table).find('tbody tr').toArray();
      const isSound =
        columns > 0 &&
        rows.every((row) => $(row).children('td, th').length === columns) &&
        cells.every(({attribs}) => ['col', 'row'].includes(attribs.scope ?? '')) &&
        cells.every((cell) => oneLine($(cell).text()) !== '');
      return isSound ? [] : [`table "${oneLine($(table).text()).slice(0, 60)}"`];
    });

// The comparison never scrolls (tests/browser/comparison.spec.ts).
const scrolling: Check = ({$}) =>
  $('pre, table:not(.pms-compare table)')
    .toArray()
    .filter((element) => $(element).closest('[tabindex="0"][role][aria-label]').length === 0)
    .map((element) => oneLine($(element).text()).slice(0, 60));

const ids: Check = ({$, ids: known}) => {
  const all = $('[id]').toArray();
  const pointers = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
  return [
    ...repeated(all.map(({attribs}) => attribs.id ?? '')),
    ...pointers.flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .flatMap(({attribs}) => (attribs[name] ?? '').split(' '))
        .filter((id) => !known.has(id))
        .map((id) => `${name}="${id}"`),
    ),
  ];
};

const names: Check = (page) => [
  ...found(page, 'img:not([alt])', () => true),
  ...found(page, 'a[href], button, summary, label, legend', (text, html) => {
    return text.replaceAll('\u200b', '') === '' && !/aria-label="[^"]|alt="[^"]/.test(html);
  }),
  ...found(page, 'input:not([type="hidden"]), select, textarea', (_, html) => {
    const [, id] = /\bid="([^"]+)"/.exec(html) ?? [];
    const labelled = id !== undefined && page.$(`label[for="${id}"]`).length > 0;
    return !labelled && !html.includes('aria-label') && !html.includes('type="checkbox"');
  }),
];

/** What is wrong with an address on a page; undefined when it leads somewhere. */
function brokenLink(href: string, from: Page): string | undefined {
  const url = new URL(href, addressOf(from.route));
  if (url.origin !== product.siteUrl) return undefined;
  const route = decodeURI(url.pathname);
  const target = route === from.route ? from : pageAt(route);
  if (!target) return path.extname(route) && existsSync(path.join(site, route)) ? undefined : href;
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || target.ids.has(id) ? undefined : href;
}

const links: Check = (page) => {
  const hrefs = page.$('a[href]').toArray();
  return [...new Set(hrefs.map(({attribs}) => attribs.href ?? ''))].flatMap(
    (href) => brokenLink(href, page) ?? [],
  );
};

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
    .replaceAll(/<(script|style|pre|code)\b[^]*?<\/\1>/g, '')
    .match(/.{0,30}(?:\[object |\bundefined\b|\bNaN\b).{0,30}/g) ?? [];

const headers = new Map(parseHeaders(textOf('_headers'))[0]?.headers);
const policy = headers.get('Content-Security-Policy') ?? '';

const inlineCode: Check = ({$}) =>
  $('script:not([src], [type="application/ld+json"]), style, [style]')
    .toArray()
    .map((element) => element.attribs.style ?? $(element).text())
    .filter((code) => !policy.includes(createHash('sha256').update(code).digest('base64')))
    .map((code) => code.slice(0, 80));

const loading: Check = ({$, file}) => {
  const application = $('script[src^="/assets/js/"]');
  const rules: Record<string, boolean> = {
    'a script in the head is not deferred': $('head script[src]:not([defer])').length === 0,
    'the application is not async behind the content':
      application.length > 1 &&
      $('#__docusaurus ~ script[async][src^="/assets/js/"]').length === application.length,
    'a style sheet blocks the first paint': $('head link[rel="stylesheet"]').length === 0,
    'the rest of the styles is not loaded later':
      $('#__docusaurus ~ link[rel="stylesheet"][media="print"]').length === 1,
    'the page has no styles of its own': $('head style').text().includes('--ifm-color-primary:'),
    'the script of the whole site is not last':
      $('body').children().last().is('script[src="/js/ph.js"]') &&
      $('script[src="/js/ph.js"]').length === 1,
    'its Markdown is not named':
      file === '404.html' ||
      files.includes(
        decodeURI($('link[type="text/markdown"]').attr('href') ?? '').replace(/^\//, ''),
      ),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
};

const meta = ({$}: Page, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';

/** A browser tab shows about 70 characters of a title, and a search engine 50 to 160 of a description. */
const head: Check = (page) => {
  const title = page.$('head title').text();
  const description = meta(page, 'description');
  const address = addressOf(page.route);
  const hasAddress = page.file !== '404.html';
  return [
    ...(title.length > 70 || title.length === 0 ? [`title "${title}"`] : []),
    ...(page.$('html').attr('lang') === 'en' ? [] : ['no language']),
    ...(meta(page, 'twitter:card') === 'summary_large_image' ? [] : ['no large card']),
    ...(hasAddress && (description.length < 50 || description.length > 160)
      ? [`description "${description}"`]
      : []),
    ...(hasAddress && page.$('link[rel="canonical"]').attr('href') !== address
      ? ['canonical address']
      : []),
    ...(hasAddress && meta(page, 'og:url') !== address ? ['og:url'] : []),
  ];
};

type Data = Record<string, unknown>;

const dataOf = ({$}: Page) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Data);

const article = ['headline', 'description', 'url', 'publisher'];

/** What search engines ask of each kind of structured data. */
const required: Record<string, string[]> = {
  APIReference: [...article, 'isPartOf'],
  Blog: ['@id', 'headline', 'blogPost'],
  BlogPosting: [...article, 'author', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['item', 'name', 'position'],
  TechArticle: [...article, 'isPartOf'],
  WebSite: ['name', 'url', 'publisher'],
};

const structuredData: Check = (page) => {
  const all = dataOf(page);
  const crumbs = all.flatMap(({itemListElement}) => (itemListElement ?? []) as Data[]);
  const addresses = JSON.stringify(all).match(new RegExp(`${product.siteUrl}[^"]*`, 'g')) ?? [];
  return [
    ...[...all, ...crumbs].flatMap((data) => {
      const keys = required[String(data['@type'])] ?? ['a rule in this test'];
      const missing = keys.filter((key) => !data[key] || String(data[key]).length === 0);
      return missing.map((key) => `${String(data['@type'])} has no ${key}`);
    }),
    ...all.filter((data) => data['@context'] !== 'https://schema.org').map(() => 'no context'),
    ...crumbs.filter(({position}, at) => position !== at + 1).map(({name}) => `crumb ${name}`),
    ...addresses.filter((address) => brokenLink(address, page) !== undefined),
  ];
};

const glossaryLinks: Check = ({$}) => {
  const hrefs = $('.glossary-term').toArray();
  return repeated(hrefs.map(({attribs}) => attribs.href ?? ''));
};

const editLinks: Check = (page) =>
  found(page, 'a[href]', (text) => /^Edit (?:this|the)/.test(text));

test.each<[behaviour: string, check: Check]>([
  ['has one h1 in its main part, and headings that skip no level', headings],
  ['has landmarks that a screen reader can tell apart', landmarks],
  ['has tables with a scope for every header and as many cells in every row', tables],
  ['has code and tables in frames that the keyboard can scroll', scrolling],
  ['has unique ids, and labels and ARIA references that resolve', ids],
  ['names every link, button, input and image', names],
  ['links to pages, files and anchors that exist, never to a redirect', links],
  ['loads only files of this site, which exist', resources],
  ['shows no missing value', missingValues],
  ['has inline scripts and styles that the content security policy allows', inlineCode],
  ['loads scripts and styles without blocking the first paint', loading],
  ['has title, description, language and canonical address in its head', head],
  ['has valid structured data', structuredData],
  ['links to each term of the glossary at most once', glossaryLinks],
  ['has no edit link unless the build is told an address', editLinks],
])('every page %s', (_, check) => {
  expect(
    pages.flatMap((page) => check(page).map((problem) => `${page.route}: ${problem}`)),
  ).toEqual([]);
});

test.each([
  ['title', (page: Page) => page.$('head title').text()],
  ['description', (page: Page) => meta(page, 'description')],
])('no two pages have the same %s', (_, value) => {
  expect(repeated(addressed.map(value))).toEqual([]);
});

test.each([
  ['/', ['WebSite']],
  ['/docs/vacation-rental-api/v2/quote/get-a-quote', ['APIReference', 'BreadcrumbList']],
  ['/docs/guides/pagination', ['TechArticle', 'BreadcrumbList']],
  ['/blog/welcome', ['BlogPosting']],
  ['/changelog', ['Blog']],
])('%s has structured data of the kinds %j', (route, kinds) => {
  const page = pageAt(route);
  expect(page && dataOf(page).map((data) => data['@type'])).toEqual(kinds);
});

test('the social cards are 1200 by 630 pixels', () => {
  const cards = new Set(pages.map((page) => meta(page, 'og:image').replace(product.siteUrl, '')));
  for (const card of cards) {
    const png = readFileSync(path.join(site, card));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
