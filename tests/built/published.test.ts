// Tests what is published besides the pages (redirects, sitemap, feeds, files for programs), names of pages, glossary
// terms that no page uses, and edit links.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {hostedEnv} from '../../scripts/lib/hosted.mjs';
import {linksTerms} from '../../src/plugins/glossary/scope';
import {glossaryRoute, loadTerms} from '../../src/plugins/glossary/terms';
import {product} from '../../src/product';
import {readRedirects} from '../../src/plugins/redirects/redirects';
import {DATA_URL, type SearchData} from '../../src/plugins/search/data';
import {
  routedPages,
  urlOf,
  files,
  markdownOf,
  oneLine,
  Page,
  pageAt,
  redirectPages,
  textOf,
} from './site';

const routes = routedPages.map(({route}) => route);

test('every published URL is still a page or a redirect', () => {
  const listed = readFileSync('src/plugins/redirects/published.txt', 'utf8').trim().split('\n');
  const redirected = redirectPages.map(({route}) => route);
  expect(listed.filter((route) => !routes.includes(route) && !redirected.includes(route))).toEqual(
    [],
  );
});

test('every old URL has a page that redirects to the new one, with and without JavaScript', () => {
  const built = redirectPages.map(({$, route}) => {
    const to = $('script[src="/js/redirect.js"]').attr('data-to') ?? '';
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${to}`);
    expect($('link[rel="canonical"]').attr('href')).toBe(to);
    expect($('body a').attr('href')).toBe(to);
    expect(pageAt(to), to).toBeDefined();
    return {from: encodeURI(route), to};
  });
  const byAddress = (one: {from: string}, other: {from: string}) =>
    one.from < other.from ? -1 : 1;
  const redirects = readRedirects().map(({from, to}) => ({from, to}));
  expect(built.toSorted(byAddress)).toEqual(redirects.toSorted(byAddress));
  expect(textOf('_redirects').trim().split('\n')).toEqual(
    redirects.map(({from, to}) => `${from} ${to} 301`),
  );
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

const routeOf = (address: string) =>
  decodeURI(address)
    .replace(product.siteUrl, '')
    .replace(/(\/index)?\.md$/, '') || '/';

/** Links to pages: URL and link text. */
type Names = [address: string, name: string][];

const inSidebar = ({$}: Page): Names =>
  $('[aria-label="Docs sidebar"] a[href]')
    .toArray()
    .map((link) => [link.attribs.href ?? '', oneLine($(link).text())]);

const inSearch = () => (JSON.parse(textOf(DATA_URL)) as SearchData).pages;

/** Parts of headings, by path prefix. The sidebar omits these parts, because its categories already say the same. */
const repeated: Record<string, RegExp> = {
  '/docs/vacation-rental-api/v1/': / \(v1\)$/,
  '/docs/category/': /: operations$/,
};

test.each<[place: string, names: () => Names]>([
  ['the sidebar', () => routedPages.flatMap(inSidebar)],
  ['the search', () => inSearch().map(({url, title}) => [url, title])],
  [
    'llms.txt',
    () => {
      const lines = textOf('llms.txt').matchAll(/^- \[([^\]]+)\]\((\S+\.md)\)/gm);
      return [...lines].map(([, name = '', address = '']) => [address, name]);
    },
  ],
  ['the Markdown', () => routes.map((route) => [route, markdownOf(route).split('\n')[0] ?? ''])],
  ['the title element', () => routedPages.map(({$, route}) => [route, $('head title').text()])],
])('page names in %s match the headings', (place, names) => {
  const found = names().flatMap(([address, name]) => {
    const page = pageAt(routeOf(address));
    return page && page.route !== '/' ? [{name: name.replace(/^# | \| .*$/g, ''), page}] : [];
  });
  const differing = found.filter(({name, page: {$, route}}) => {
    const heading = oneLine($('main h1').text());
    const [, rest = ''] = Object.entries(repeated).find(([start]) => route.startsWith(start)) ?? [];
    const short = place === 'the sidebar' ? heading.replace(rest, '') : heading;
    return name !== heading && name !== short;
  });
  expect(new Set(found.map(({page}) => page)).size).toBeGreaterThan(150);
  expect(differing.map(({name, page}) => `${page.route}: ${name}`)).toEqual([]);
});

describe('the sitemap', () => {
  const $ = load(textOf('sitemap.xml'), {xml: true});
  const entries = $.extract({urls: [{selector: 'url', value: {at: 'loc', day: 'lastmod'}}]}).urls;

  test('lists every page once, by its encoded URL', () => {
    expect(entries.map(({at}) => at).toSorted()).toEqual(routes.map(urlOf).toSorted());
  });

  test("has the time of a page's last commit", () => {
    const source = 'docs/PMS Specific Guides/mews.mdx';
    const time = execFileSync('git', ['log', '-1', '--format=%cI', '--', source], {
      encoding: 'utf8',
    });
    const entry = entries.find(({at}) => at === urlOf('/docs/PMS Specific Guides/mews'));
    expect(new Date(entry?.day ?? '')).toEqual(new Date(time.trim()));
  });
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
] as const)(
  'the feed %s/%s.xml lists every entry with its title, link and date, and every page references the feed',
  (folder, name) => {
    const {entries, parts} = formats[name];
    const $ = load(textOf(`${folder}/${name}.xml`), {xml: true});
    const items = $.extract({all: [{selector: entries, value: parts}]}).all;
    const sources = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    const named = `link[type="application/${name}+xml"][href="/${folder}/${name}.xml"]`;
    expect(routedPages.filter((page) => page.$(named).length !== 1)).toEqual([]);
    expect(new Set(items.map(({id}) => id)).size).toBe(sources.length);
    for (const {title, link, date} of items) {
      expect(
        pageAt(routeOf(link ?? ''))
          ?.$('main h1')
          .text(),
      ).toBe(title);
      expect(Date.parse(date ?? '')).not.toBeNaN();
    }
  },
);

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

test('every term of the glossary is used on a page of the docs', () => {
  const own = routedPages.filter(
    ({route}) => linksTerms(`${route.slice(1)}.mdx`) || linksTerms(`${route.slice(1)}/index.mdx`),
  );
  // Pages that explain a term, or have many terms in a paragraph, use terms without a link.
  const text = own.map(({$}) => $('main').text().toLowerCase()).join('\n');
  const links = own
    .flatMap(({$}) => $('[data-part="term"]').toArray())
    .map(({attribs}) => attribs.href);
  const unused = loadTerms('.').filter(
    ({slug, forms}) =>
      !links.includes(`${glossaryRoute}#${slug}`) &&
      !forms.some((form) => text.includes(form.replaceAll('`', ''))),
  );
  expect(unused.map(({name}) => name)).toEqual([]);
});

const review = 'vacation-rental-api/v2/review';

test.each<[file: string, sources: string[]]>([
  ['blog/welcome', ['blog/2025-07-02-welcome.mdx']],
  ['docs/PMS Specific Guides/apaleo', ['docs/PMS Specific Guides/apaleo.mdx']],
  [`docs/${review}`, [`docs/${review}/index.mdx`, 'openapi/v2/schemas/Review.yaml']],
])(
  'in a build that enables edit links, %s links to its sources',
  {tags: ['slow']},
  (file, sources) => {
    const {$} = new Page(file, readFileSync(`build-hosted/${file}.html`, 'utf8'));
    const links = $('a[href]').filter((_, link) => $(link).text().startsWith('Edit '));
    expect(
      links
        .get()
        .map(({attribs}) => attribs.href)
        .toSorted(),
    ).toEqual(sources.map((source) => `${hostedEnv.EDIT_URL}/${encodeURI(source)}`));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  },
);

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
