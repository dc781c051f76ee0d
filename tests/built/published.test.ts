import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {type CheerioAPI, load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {hosted} from '../../scripts/lib/hosted.mjs';
import {linksTerms} from '../../src/glossary/scope';
import {glossaryRoute, loadTerms} from '../../src/glossary/terms';
import {product} from '../../src/product';
import {redirects} from '../../src/redirects/redirects';
import {DATA_URL, type PackedData} from '../../src/search/data';
import {
  addressed,
  addressOf,
  files,
  markdownOf,
  oneLine,
  Page,
  pageAt,
  redirectPages,
  site,
  textOf,
} from './site';

const routes = addressed.map(({route}) => route);

test('every address that readers have is a page or a redirect', () => {
  const listed = readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n');
  const redirected = redirectPages.map(({route}) => route);
  expect(listed.filter((route) => !routes.includes(route) && !redirected.includes(route))).toEqual(
    [],
  );
});

test('every page is reached by links from the home page', () => {
  const reached = new Set(['/']);
  // A set visits what is added while it is walked through.
  for (const route of reached) {
    for (const link of pageAt(route)?.$('a[href^="/"]').toArray() ?? []) {
      const target = pageAt((link.attribs.href ?? '').replace(/[?#].*/, ''));
      if (target) reached.add(target.route);
    }
  }
  // They repeat the list of posts.
  const repeating = ['/blog/archive', '/blog/authors'];
  expect(routes.filter((route) => !reached.has(route))).toEqual(repeating);
});

test('every old address has a page that redirects to its new one, with and without a script', () => {
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
  expect(built.toSorted(byAddress)).toEqual(redirects.toSorted(byAddress));
});

test.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
])('every page, script and style sheet has a %s file of the same content', (ending, decompress) => {
  const compressed = files.filter((file) => file.endsWith(ending));
  const differing = compressed.filter((file) => {
    const own = readFileSync(path.join(site, file.slice(0, -ending.length)));
    return !decompress(readFileSync(path.join(site, file))).equals(own);
  });
  expect(differing).toEqual([]);
  const large = files
    .filter((file) => /\.html$|^assets\/.*\.(?:js|css)$|^search\/data|^sitemap\.xml$/.test(file))
    .filter((file) => !/\.(?:br|gz)$/.test(file) && textOf(file).length >= 512);
  expect(large.filter((file) => !compressed.includes(`${file}${ending}`))).toEqual([]);
});

const routeOf = (address: string) =>
  decodeURI(address)
    .replace(product.siteUrl, '')
    .replace(/(\/index)?\.md$/, '') || '/';

function sidebarNames($: CheerioAPI): [string, string][] {
  const links = $('.theme-doc-sidebar-menu a[href]').clone();
  links.find('.menu-method').remove();
  return links
    .toArray()
    .map((link) => [routeOf($(link).attr('href') ?? ''), oneLine($(link).text())]);
}

/** What the sidebar leaves out of a heading, since the category around the link says it. */
const inCategory: [folder: string, rest: RegExp][] = [
  ['/docs/vacation-rental-api/v1/', / \(v1\)$/],
  ['/docs/category/', /: operations$/],
];

describe('a page is called by its heading', () => {
  test.each<[place: string, names: () => [route: string, name: string][]]>([
    ['the sidebar', () => addressed.flatMap(({$}) => sidebarNames($))],
    [
      'the search',
      () =>
        (JSON.parse(textOf(DATA_URL.slice(1))) as PackedData).pages.map(({url, title}) => [
          routeOf(url),
          title,
        ]),
    ],
    [
      'llms.txt',
      () =>
        [...textOf('llms.txt').matchAll(/^- \[([^\]]+)\]\((\S+\.md)\)/gm)].map(
          ([, name = '', address = '']) => [routeOf(address), name],
        ),
    ],
    [
      'its Markdown',
      () => routes.map((route) => [route, /^# (.+)$/m.exec(markdownOf(route))?.[1] ?? '']),
    ],
    [
      'its title',
      () =>
        addressed.map(({$, route}) => [
          route,
          $('head title').text().replace(` | ${product.title}`, ''),
        ]),
    ],
  ])('in %s', (place, names) => {
    const found = names().filter(([route]) => route !== '/' && pageAt(route));
    const differing = found.filter(([route, name]) => {
      const heading = oneLine(pageAt(route)?.$('main h1').text() ?? '');
      const short = inCategory
        .filter(([folder]) => place === 'the sidebar' && route.startsWith(folder))
        .map(([, rest]) => heading.replace(rest, ''));
      return ![heading, ...short].includes(name);
    });
    expect(new Set(found.map(([route]) => route)).size).toBeGreaterThan(150);
    expect(differing).toEqual([]);
  });
});

describe('the sitemap', () => {
  const $ = load(textOf('sitemap.xml'), {xml: true});
  const entries = $.extract({urls: [{selector: 'url', value: {at: 'loc', day: 'lastmod'}}]}).urls;

  test('lists every page once, by its encoded address', () => {
    expect(entries.map(({at}) => at).toSorted()).toEqual(routes.map(addressOf).toSorted());
  });

  test('has the time of the last commit of each file, or no time without the whole history', () => {
    const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
    const isWhole = existsSync('.git') && git('rev-parse', '--is-shallow-repository') === 'false';
    const sources = {
      '/docs/contact': 'docs/contact.mdx',
      '/docs/PMS Specific Guides/mews': 'docs/PMS Specific Guides/mews.mdx',
      '/blog/welcome': 'blog/2025-07-02-welcome.mdx',
    };
    for (const [route, file] of Object.entries(sources)) {
      const time = isWhole && new Date(git('log', '-1', '--format=%cI', '--', file)).toISOString();
      expect(entries.find(({at}) => at === addressOf(route))?.day).toBe(time || undefined);
    }
  });
});

test.each(['blog', 'changelog'])(
  'the feeds of the %s list every entry with link and date',
  (folder) => {
    const entries = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    const rss = load(textOf(`${folder}/rss.xml`), {xml: true});
    const atom = load(textOf(`${folder}/atom.xml`), {xml: true});
    const items = [
      ...rss('rss[version="2.0"] > channel > item')
        .toArray()
        .map((item) => ({
          title: rss(item).children('title').text(),
          link: rss(item).children('link').text(),
          id: rss(item).children('guid').text(),
          date: rss(item).children('pubDate').text(),
        })),
      ...atom('feed[xmlns="http://www.w3.org/2005/Atom"] > entry')
        .toArray()
        .map((item) => ({
          title: atom(item).children('title').text(),
          link: atom(item).children('link').attr('href') ?? '',
          id: atom(item).children('id').text(),
          date: atom(item).children('updated').text(),
        })),
    ];
    expect(items).toHaveLength(2 * entries.length);
    expect(new Set(items.map(({id}) => id)).size).toBe(entries.length);
    for (const {title, link, date} of items) {
      expect(title).not.toBe('');
      expect(pageAt(routeOf(link))?.$('main h1').text()).toBe(title);
      expect(Date.parse(date)).not.toBeNaN();
    }
    expect(rss('channel > title, channel > link, channel > description')).toHaveLength(3);
    expect(atom('feed > title, feed > id, feed > updated')).toHaveLength(3);
  },
);

test('robots.txt allows every crawler, and names the sitemap', () => {
  expect(textOf('robots.txt')).toContain(
    `User-agent: *\nAllow: /\n\nSitemap: ${product.siteUrl}/sitemap.xml`,
  );
});

test('the page for programs links to every file that is published for them', () => {
  const published = files.filter((file) =>
    /^(?:(?:openapi|data)\/.*\.(?:ya?ml|json)|(?:blog|changelog)\/\w+\.xml|llms(?:-full)?\.txt|skill\.md|sitemap\.xml)$/.test(
      file,
    ),
  );
  const markdown = markdownOf('/docs/for-programs');
  expect(published.length).toBeGreaterThan(10);
  expect(published.filter((file) => !markdown.includes(`](${product.siteUrl}/${file})`))).toEqual(
    [],
  );
});

test('every term of the glossary is used on a page of the docs', () => {
  const own = addressed.filter(
    ({route}) => linksTerms(`${route.slice(1)}.mdx`) || linksTerms(`${route.slice(1)}/index.mdx`),
  );
  // A page that explains a term itself, or has many in one paragraph, uses it without a link.
  const text = own.map(({$}) => $('main').text().toLowerCase()).join('\n');
  const links = own
    .flatMap(({$}) => $('.glossary-term').toArray())
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
  ['docs/guides/pagination', ['docs/guides/pagination.mdx']],
  [
    `docs/${review}/get-a-review`,
    [`docs/${review}/get-a-review.mdx`, 'openapi/v2/review/get-a-review.yaml'],
  ],
  [`docs/${review}`, [`docs/${review}/index.mdx`, 'openapi/v2/schemas/Review.yaml']],
  ['docs/PMS Specific Guides/apaleo', ['docs/PMS Specific Guides/apaleo.mdx']],
  ['blog/welcome', ['blog/2025-07-02-welcome.mdx']],
  ['markdown-page', ['src/pages/markdown-page.mdx']],
])(
  'where edit links are switched on, %s links to its sources',
  {tags: ['slow']},
  (file, sources) => {
    const {$} = new Page(file, readFileSync(`build-hosted/${file}.html`, 'utf8'));
    const links = $('a[href]').filter((_, link) => $(link).text().startsWith('Edit '));
    expect(
      links
        .get()
        .map(({attribs}) => attribs.href)
        .toSorted(),
    ).toEqual(sources.map((source) => `${hosted.EDIT_URL}/${encodeURI(source)}`));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  },
);
