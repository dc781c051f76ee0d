import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {product} from '../../src/product';
import {htmlFiles, htmlOf, site as folder} from './site';

type Page = {
  route: string;
  title: string;
  meta: Record<string, string>;
  canonical: string;
  data: Record<string, unknown>[];
};

/** A browser tab and a list of results show about this much of a title. */
const TITLE = 70;
const DESCRIPTION = [50, 160] as const;

function read(file: string): Page | undefined {
  const html = htmlOf(file);
  // A page that only leads on to another has nothing to say of itself.
  if (!html.includes('<main')) return undefined;
  const head = load(html.slice(0, html.indexOf('<body')));
  const meta = Object.fromEntries(
    head('meta[content]')
      .toArray()
      .map(({attribs}) => [attribs.name ?? attribs.property ?? '', attribs.content ?? '']),
  );
  return {
    route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    title: head('title').text(),
    meta,
    canonical: head('link[rel="canonical"]').attr('href') ?? '',
    data: head('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse(head(script).text()) as Record<string, unknown>),
  };
}

/** Every page but the one that is shown where there is none. */
const pages = htmlFiles()
  .filter((file) => file !== '404.html')
  .flatMap((file) => read(file) ?? []);

const address = (route: string) => product.siteUrl + encodeURI(route);

/** The pages that share a value, as one line for each value. */
function shared(value: (page: Page) => string): string[] {
  const groups = new Map<string, Page[]>();
  for (const page of pages) groups.set(value(page), [...(groups.get(value(page)) ?? []), page]);
  return [...groups]
    .filter(([, own]) => own.length > 1)
    .map(([text, own]) => `"${text}": ${own.map(({route}) => route).join(', ')}`);
}

test('every page has a title of its own, not too long', () => {
  expect(pages.length).toBeGreaterThan(150);
  expect(shared(({title}) => title)).toEqual([]);
  const long = pages.filter(({title}) => title.length > TITLE || title === product.title);
  expect(long.map(({route, title}) => `${route}: ${title}`)).toEqual([]);
});

test('every page has a description of its own, of a sensible length', () => {
  expect(shared(({meta}) => meta.description ?? 'none')).toEqual([]);
  const [least, most] = DESCRIPTION;
  const odd = pages.filter(({meta: {description = ''}}) => {
    return description.length < least || description.length > most;
  });
  expect(odd.map(({route, meta}) => `${route}: ${meta.description}`)).toEqual([]);
});

test('every page names its own address', () => {
  const wrong = pages.filter(({route, canonical, meta}) => {
    return canonical !== address(route) || meta['og:url'] !== address(route);
  });
  expect(wrong.map(({route, canonical}) => `${route}: ${canonical}`)).toEqual([]);
});

test('every page has a social card that exists, 1200 by 630', () => {
  const cards = new Set(pages.map(({meta}) => meta['og:image']));
  expect([...cards]).not.toContain(undefined);
  for (const card of cards) {
    const png = readFileSync(path.join(folder, String(card).replace(product.siteUrl, '')));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(pages.filter(({meta}) => meta['twitter:card'] !== 'summary_large_image')).toEqual([]);
});

/** An address of this site, under which a page is served as it is named. */
const here = z.string().refine((url) => {
  if (/\s/.test(url) || !url.startsWith(product.siteUrl)) return false;
  const route = decodeURI(url.slice(product.siteUrl.length));
  return route === '/' || existsSync(path.join(folder, `${route}.html`));
}, 'is no address of a page');

const text = z.string().min(1);
const organisation = z.object({'@type': z.literal('Organization'), name: text, url: z.url()});
const site = z.object({'@type': z.literal('WebSite'), name: text, url: here});
const context = {'@context': z.literal('https://schema.org')};
const article = {...context, url: here, headline: text.max(110), description: text};
const day = z.iso.datetime();

/** What schema.org and search engines ask of each kind. */
const kinds = {
  BreadcrumbList: z.object({
    ...context,
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: text,
          item: here,
        }),
      )
      .min(1)
      .refine((items) => items.every(({position}, index) => position === index + 1)),
  }),
  APIReference: z.object({...article, isPartOf: site, publisher: organisation}),
  TechArticle: z.object({...article, isPartOf: site, publisher: organisation}),
  BlogPosting: z.object({
    ...article,
    datePublished: day,
    publisher: organisation,
    author: z.union([
      z.object({'@type': z.enum(['Person', 'Organization']), name: text}),
      z.array(z.object({'@type': z.literal('Person'), name: text})).min(1),
    ]),
  }),
  Blog: z.object({...context, '@id': here, headline: text, blogPost: z.array(z.object({})).min(1)}),
  WebSite: z.object({...context, name: text, url: here, publisher: organisation}),
};

test('what programs read of a page is valid', () => {
  const problems = pages.flatMap(({route, data}) =>
    data.flatMap((one) => {
      const kind = kinds[one['@type'] as keyof typeof kinds] as z.ZodType | undefined;
      if (!kind) return [`${route}: no rule for ${String(one['@type'])}`];
      const {error} = kind.safeParse(one);
      return error ? [`${route}: ${String(one['@type'])}: ${z.prettifyError(error)}`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

test('every kind of page says what it is', () => {
  const typesOf = (route: string) =>
    pages.find((page) => page.route === route)?.data.map((one) => one['@type']);
  expect(typesOf('/')).toEqual(['WebSite']);
  expect(typesOf('/docs/vacation-rental-api/v2/quote/get-a-quote')).toEqual(
    expect.arrayContaining(['APIReference', 'BreadcrumbList']),
  );
  expect(typesOf('/docs/guides/pagination')).toEqual(
    expect.arrayContaining(['TechArticle', 'BreadcrumbList']),
  );
  expect(typesOf('/blog/welcome')).toEqual(['BlogPosting']);
  expect(typesOf('/changelog')).toEqual(['Blog']);
});

const sitemap = load(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'), {xml: true});
const entries = sitemap('url')
  .toArray()
  .map((entry) => ({
    location: sitemap(entry).find('loc').text(),
    time: sitemap(entry).find('lastmod').text(),
  }));

test('the sitemap holds every page once', () => {
  expect(entries.map(({location}) => location).sort()).toEqual(
    pages.map(({route}) => address(route)).sort(),
  );
});

test('its dates are those of the history, or there are none', () => {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  let whole = false;
  try {
    whole = git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    // Not a repository.
  }
  if (!whole) {
    expect(entries.filter(({time}) => time)).toEqual([]);
    return;
  }
  const timeOf = (file: string) =>
    new Date(git('log', '-1', '--format=%cI', '--', file)).toISOString();
  const inSitemap = (route: string) =>
    entries.find(({location}) => location === address(route))?.time;
  expect(inSitemap('/docs/contact')).toBe(timeOf('docs/contact.mdx'));
  expect(inSitemap('/docs/PMS Specific Guides/mews')).toBe(
    timeOf('docs/PMS Specific Guides/mews.mdx'),
  );
  expect(inSitemap('/blog/welcome')).toBe(timeOf('blog/2025-07-02-welcome.mdx'));
  expect(inSitemap('/docs/category/guides')).toBe('');
  expect(entries.filter(({time}) => time).length).toBeGreaterThan(150);
});

const feeds = ['/blog/rss.xml', '/blog/atom.xml', '/changelog/rss.xml', '/changelog/atom.xml'];

const rfc822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

test.each(feeds)('%s has all that its format asks for', (feed) => {
  const xml = load(readFileSync(path.join(folder, feed), 'utf8'), {xml: true});
  const isAtom = feed.endsWith('atom.xml');
  const top = xml(isAtom ? 'feed' : 'rss > channel');
  const own = (name: string) => top.children(name).first().text();
  expect(own('title')).not.toBe('');
  if (isAtom) {
    expect(xml('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(here.safeParse(own('id')).success).toBe(true);
    expect(day.safeParse(own('updated')).success).toBe(true);
  } else {
    expect(xml('rss').attr('version')).toBe('2.0');
    expect(own('description')).not.toBe('');
    expect(here.safeParse(own('link')).success).toBe(true);
  }
  const items = top.children(isAtom ? 'entry' : 'item').toArray();
  expect(items.length).toBeGreaterThanOrEqual(3);
  const ids = items.map((item) => {
    const part = (name: string) => xml(item).children(name).first();
    expect(part('title').text()).not.toBe('');
    const link = isAtom ? part('link').attr('href') : part('link').text();
    expect(here.safeParse(link).success, `${feed}: ${link}`).toBe(true);
    if (isAtom) {
      expect(day.safeParse(part('updated').text()).success).toBe(true);
      expect(part('author').children('name').text()).not.toBe('');
    } else {
      expect(part('pubDate').text()).toMatch(rfc822);
    }
    const id = part(isAtom ? 'id' : 'guid').text();
    expect(id).not.toBe('');
    return id;
  });
  expect(new Set(ids).size).toBe(ids.length);
});

test('the changelog feed tells the changes', () => {
  const rss = readFileSync(path.join(folder, 'changelog/rss.xml'), 'utf8');
  expect(rss).toContain('API: deprecated');
  expect(rss).toContain(`${product.siteUrl}/docs/vacation-rental-api/v1`);
});
