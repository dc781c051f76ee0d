// Tests what is published besides the pages (redirects, sitemap, feeds, files for programs), names of pages, and
// edit links.
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {product} from '../../src/product';
import {readRedirects} from '../../src/plugins/redirects/redirects';
import {routedPages, urlOf, files, markdownOf, pageAt, redirectPages, textOf} from './site';

const routes = routedPages.map(({route}) => route);

test('every old URL has a page that redirects to the new one, with and without JavaScript', () => {
  const built = redirectPages.map(({$, route}) => {
    const to = $('script[src="/js/redirect.js"]').attr('data-to') ?? '';
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${to}`);
    expect($('link[rel="canonical"]').attr('href')).toBe(to);
    expect($('body a').attr('href')).toBe(to);
    expect(pageAt(to), to).toBeDefined();
    return [encodeURI(route), to];
  });
  const redirects = readRedirects().map(({from, to}) => [from, to]);
  expect(Object.fromEntries(built)).toEqual(Object.fromEntries(redirects));
});

test('every old URL with links from other sites redirects to its new page', () => {
  const lines = readFileSync('tests/data/redirects.txt', 'utf8').split('\n');
  const linked = lines.filter((line) => line.startsWith('/')).map((line) => line.split('\t'));
  expect(linked.length).toBeGreaterThan(15);
  for (const [from = '', to] of linked) {
    const page = redirectPages.find(({route}) => route === from);
    expect(page?.$('body a').attr('href'), from).toBe(encodeURI(String(to)));
  }
});

test('the sitemap lists every page once, by its encoded URL', () => {
  const {urls} = load(textOf('sitemap.xml'), {xml: true}).extract({urls: ['loc']});
  expect(urls.toSorted()).toEqual(routes.map(urlOf).toSorted());
});

/** Selectors of the entries and their parts in each feed format. */
const formats = {
  rss: {
    entries: 'rss[version="2.0"] > channel:has(> title):has(> link):has(> description) > item',
    parts: {title: 'title', link: 'link', id: 'guid', date: 'pubDate'},
  },
  atom: {
    entries: 'feed[xmlns="http://www.w3.org/2005/Atom"]:has(> title):has(> updated) > entry',
    parts: {title: 'title', link: {selector: 'link', value: 'href'}, id: 'id', date: 'updated'},
  },
};

test.each([
  ['blog', 'rss'],
  ['blog', 'atom'],
  ['changelog', 'rss'],
  ['changelog', 'atom'],
] as const)('%s/%s.xml has every entry, and every page references it', (folder, name) => {
  const {entries, parts} = formats[name];
  const $ = load(textOf(`${folder}/${name}.xml`), {xml: true});
  const items = $.extract({all: [{selector: entries, value: parts}]}).all;
  const sources = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const named = `link[type="application/${name}+xml"][href="/${folder}/${name}.xml"]`;
  expect(routedPages.filter((page) => page.$(named).length !== 1)).toEqual([]);
  expect(new Set(items.map(({id}) => id)).size).toBe(sources.length);
  for (const {title, link, date} of items) {
    const page = pageAt(String(link).replace(product.siteUrl, ''));
    expect(page?.$('main h1').text()).toBe(title);
    expect(Date.parse(date ?? '')).not.toBeNaN();
  }
});

test('the feeds of the changelog tell changes of the API from changes of the docs', () => {
  const $ = load(textOf('changelog/rss.xml'), {xml: true});
  const categoryOf = (entry: string) => $(`item:has(link:contains("${entry}")) > category`).text();
  expect(categoryOf('2025-06-15-version-1-is-deprecated')).toBe('API');
  expect(categoryOf('2026-11-21-first-edition-of-these-pages')).toBe('Docs');
});

test('robots.txt allows every crawler and references the sitemap', () => {
  expect(textOf('robots.txt')).toContain(
    `User-agent: *\nAllow: /\n\nSitemap: ${product.siteUrl}/sitemap.xml`,
  );
});

test('the page for programs links to every file that is published for programs', () => {
  const data = /^(?:openapi|data)\/.*\.(?:ya?ml|json)$/;
  const lists = /^(?:(?:blog|changelog)\/\w+\.xml|llms(?:-full)?\.txt|skill\.md|sitemap\.xml)$/;
  const published = files.filter((file) => data.test(file) || lists.test(file));
  const markdown = markdownOf('/docs/for-programs');
  expect(published.length).toBeGreaterThan(10);
  expect(published.filter((file) => !markdown.includes(`](${product.siteUrl}/${file})`))).toEqual(
    [],
  );
});

// The web server lets browsers keep a file in this folder for ever.
test('the name of each style sheet is a hash of its content', () => {
  const sheets = files.filter((file) => /^assets\/css\/.*\.css$/.test(file));
  expect(sheets).toEqual(
    sheets.map((file) => {
      const hash = createHash('sha256').update(textOf(file)).digest('hex');
      return `assets/css/styles.${hash.slice(0, 8)}.css`;
    }),
  );
});
