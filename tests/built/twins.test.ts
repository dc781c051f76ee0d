import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadContract} from '../../src/contract/load';
import {samplesFor} from '../../src/contract/samples';
import type {Operation, Schema} from '../../src/contract/model';
import {loadSystems} from '../../src/pms';
import {guideRoute, limitsOf, limitText} from '../../src/pms/derive';
import {
  connectionStates,
  destinations,
  otherNameKinds,
  paginationStyles,
  prerequisiteKinds,
  resources,
  suppliers,
  supportValues,
  testAccess,
  webhookSetups,
} from '../../src/pms/vocabulary';
import {product} from '../../src/product';
import {htmlFiles, htmlOf, site} from './site';

const twinFile = (route: string) => path.join(site, `${route === '/' ? '/index' : route}.md`);
const read = (route: string) => readFileSync(twinFile(decodeURI(route)), 'utf8');

/** Routes by the HTML files, without the pages that only lead on to another. */
function builtRoutes(): string[] {
  return htmlFiles()
    .filter((name) => name !== '404.html')
    .filter((name) => !/http-equiv="?refresh/.test(html(name)))
    .map((name) => `/${name.replace(/(?<![^/])index\.html$|\.html$/, '')}`);
}

const pages = new Map<string, string>();

function html(name: string): string {
  const known = pages.get(name) ?? htmlOf(name);
  pages.set(name, known);
  return known;
}

/** A twin without its code, in blocks and in lines. */
const prose = (text: string) =>
  text
    .replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2$/gm, '')
    .replaceAll(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');

/** Text as it is compared: without marks, in lower case, on one line. */
const plain = (text: string) =>
  text
    .replaceAll(/[\\`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const routes = builtRoutes();
const listed = readFileSync('tests/data/routes.txt', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/') && line !== '/docs');

describe('every page has a Markdown twin', () => {
  test('that of the specification and every other', () => {
    expect(routes.length).toBeGreaterThanOrEqual(listed.length);
    expect([...listed, ...routes].filter((route) => !existsSync(twinFile(route)))).toEqual([]);
  });

  test('and no twin stands without its page', () => {
    const twins = readdirSync(site, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.md'))
      .map((name) => `/${name.replace(/(?<![^/])index\.md$|\.md$/, '')}`);
    expect(twins.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test.each(routes)('%s is plain Markdown with absolute links', (route) => {
    const text = read(route);
    expect(text).toMatch(/^# \S.*\n\n(> \S.*\n\n)?Page: https:/);
    const rest = prose(text);
    expect(rest.match(/(?<!\\)<\/?[A-Za-z][^\n]*/g) ?? []).toEqual([]);
    expect(rest.match(/^(import|export) .*|^:::.*|\{\/\*.*|(?<![\w/])\{[^\n]*/gm) ?? []).toEqual(
      [],
    );
    expect(rest).not.toMatch(/\[object |undefined|\bNaN\b/);
    const relative = [...rest.matchAll(/\]\((?!https?:|mailto:)([^)]*)\)/g)].map(([link]) => link);
    expect(relative).toEqual([]);
    expect(text.length).toBeGreaterThan(250);
  });
});

describe('links of the twins', () => {
  const ids = new Map<string, Set<string>>();
  const idsOf = (name: string) => {
    const known =
      ids.get(name) ??
      new Set([...html(name).matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b));
    ids.set(name, known as Set<string>);
    return known;
  };

  /** What is wrong with an address of this site; undefined when it leads somewhere. */
  function fault(address: string): string | undefined {
    const {pathname, hash} = new URL(address);
    const file = decodeURI(pathname) === '/' ? 'index.html' : decodeURI(pathname).slice(1);
    if (existsSync(path.join(site, file)) && !hash && path.extname(file)) return undefined;
    const page = file.endsWith('.html') ? file : `${file}.html`;
    if (!existsSync(path.join(site, page))) return `${address}: no such page`;
    const id = decodeURIComponent(hash.slice(1));
    return id && !idsOf(page).has(id) ? `${address}: no such anchor` : undefined;
  }

  /** Addresses of the site that a source gives in full: they cite what stood there, and may be gone. */
  const cited = ['docs', 'openapi', 'src'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(mdx|yaml|ts)$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );

  test('lead to pages, files and anchors that exist', () => {
    const texts = [...routes.map(read), readFileSync(`${site}/llms.txt`, 'utf8')];
    const own = texts.flatMap((text) => [
      ...prose(text).matchAll(new RegExp(`\\]\\((${product.siteUrl}[^)]*)\\)`, 'g')),
    ]);
    const addresses = [...new Set(own.map(([, address = '']) => address))];
    expect(addresses.length).toBeGreaterThan(300);
    const faults = addresses.flatMap((address) => {
      const found = fault(address);
      return found && !cited.some((text) => text.includes(address)) ? [found] : [];
    });
    expect(faults).toEqual([]);
  });
});

/** Names of the fields below a schema, derived here once more and not by the code that writes the twin. */
function members(schema: Schema): string[] {
  const {items, properties = {}} = schema;
  const rest = schema['x-additional-members'] ?? schema.additionalProperties;
  return [
    ...Object.entries(properties).flatMap(([name, member]) => [name, ...members(member)]),
    ...(typeof rest === 'object' ? ['<any key>', ...members(rest)] : []),
    ...(items ? members(items) : []),
  ];
}

function namesOf({parameters, requestBody, responses}: Operation): string[] {
  return [
    ...parameters.map(({name}) => name),
    ...members(requestBody?.content.schema ?? {}),
    ...responses.flatMap(({content}) => members(content?.schema ?? {})),
  ];
}

describe('the twin of an operation', () => {
  const operations = [...loadContract().operations.values()];

  test.each(operations.map((operation) => [operation.key, operation] as const))(
    '%s has every field, sample, status and example of the contract',
    (_, operation) => {
      const text = read(operation.route);
      const shown = new Set([...text.matchAll(/^ *- `([^`]+)` \(/gm)].map(([, name = '']) => name));
      expect(namesOf(operation).filter((name) => !shown.has(name))).toEqual([]);
      expect(text).toContain(`${operation.method.toUpperCase()} ${operation.fullPath}`);
      for (const {host} of operation.servers) expect(text).toContain(host);
      for (const sample of samplesFor(operation))
        expect(text).toContain(sample.code.replace(/\n$/, ''));
      for (const {status, content} of operation.responses) {
        expect(text).toContain(status);
        if (content?.example !== undefined)
          expect(text).toContain(JSON.stringify(content.example, null, 2));
      }
      if (operation.evidence.level === 'inferred') expect(text).toContain('**Inferred, not');
    },
  );
});

/** How the values of these keys are worded on a page. */
const words: Record<string, Record<string, string>> = {
  suppliedBy: suppliers,
  goesTo: destinations,
  state: connectionStates,
  setup: webhookSetups,
  support: supportValues,
  available: supportValues,
  access: testAccess,
};

/** Keys whose values a page does not show as they are: ids, and what other values are made of. */
const unworded = new Set([
  'source',
  'confidence',
  'methods',
  'in',
  'required',
  'complete',
  'about',
]);

/** What a page must show of the front matter, each with the path at which it stands. */
function facts(value: unknown, keys: string[]): [path: string, text: string][] {
  const key = keys.at(-1) ?? '';
  if (unworded.has(key) || keys.includes('limits')) return [];
  if (Array.isArray(value)) return value.flatMap((one) => facts(one, keys));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => facts(one, [...keys, name]));
  const text = String(value);
  if (key === 'kind') {
    const kinds = keys.includes('otherNames') ? otherNameKinds : prerequisiteKinds;
    return [[keys.join('.'), (kinds as Record<string, string>)[text] ?? text]];
  }
  if (key === 'style' && keys.includes('pagination'))
    return [[keys.join('.'), paginationStyles[text as keyof typeof paginationStyles]]];
  return [[keys.join('.'), words[key]?.[text] ?? text]];
}

describe('the twin of a PMS guide', () => {
  test.each(loadSystems().map((guide) => [guide.slug, guide] as const))(
    '%s has every fact of its front matter',
    (slug, {title, description, pms}) => {
      const text = plain(read(guideRoute(slug)));
      const {sources, ...others} = pms;
      const expected = [
        ...facts({title, description}, []),
        ...facts(others, ['pms']),
        // A page of this site's earlier edition has no address that a reader could open.
        ...facts(
          Object.values(sources).map(({url, ...source}) =>
            url.startsWith(product.siteUrl) ? source : {url, ...source},
          ),
          ['sources'],
        ),
        ...limitsOf(pms).flatMap((limit) => [
          ['limit', limitText(limit)] as const,
          ['limit', limit.scope] as const,
        ]),
        ...Object.values(resources).map(({label}) => ['resource', label] as const),
      ];
      expect(expected.length).toBeGreaterThan(30);
      expect(expected.filter(([, fact]) => !text.includes(plain(fact)))).toEqual([]);
    },
  );

  test('that compares them all has each system and each column', () => {
    const text = plain(read('/docs/PMS Specific Guides'));
    for (const {title, slug} of loadSystems()) {
      const rows = text.split(`[${title.toLowerCase()}](`).length - 1;
      expect(rows, slug).toBeGreaterThanOrEqual(2);
    }
    for (const column of ['You supply', 'Rate limit', 'Evidence', 'Custom fields'])
      expect(text).toContain(`| ${column.toLowerCase()}`);
  });
});

describe('llms.txt', () => {
  const index = readFileSync(`${site}/llms.txt`, 'utf8');
  const listing = /^\/(docs\/category\/.*|blog(\/(archive|authors.*|tags.*|page\/.*))?)$/;
  const expected = routes.filter((route) => !listing.test(route));

  test('has a title, a summary, sections, and one line a page', () => {
    expect(index).toMatch(/^# \S.*\n\n> \S.*\n\n\S.*\n\n## /);
    const lines = index.split('\n').filter((line) => line.startsWith('- '));
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:[^)]+\.md\): \S/);
    const addresses = lines.map((line) =>
      decodeURI(/\]\((.*?)\.md\): /.exec(line)?.[1] ?? '').replace(product.siteUrl, ''),
    );
    expect(addresses.map((route) => (route === '/index' ? '/' : route)).sort()).toEqual(
      expected.sort(),
    );
  });

  test('leads to all of it in one file', () => {
    expect(index).toContain(`${product.siteUrl}/llms-full.txt`);
    const full = readFileSync(`${site}/llms-full.txt`, 'utf8');
    for (const route of expected) expect(full.includes(read(route)), route).toBe(true);
  });
});

test('the sitemap lists no twin', () => {
  expect(readFileSync(`${site}/sitemap.xml`, 'utf8')).not.toMatch(/\.md<|llms/);
});

test('the page for programs leads to every file that is published for them', () => {
  const page = read('/docs/for-programs');
  const folders = ['openapi', 'data'].flatMap((folder) =>
    readdirSync(path.join(site, folder)).map((name) => `/${folder}/${name}`),
  );
  const feeds = ['blog', 'changelog'].flatMap((news) =>
    readdirSync(path.join(site, news))
      .filter((name) => name.endsWith('.xml'))
      .map((name) => `/${news}/${name}`),
  );
  expect(feeds).toHaveLength(4);
  const files = [...folders, ...feeds, '/llms.txt', '/llms-full.txt', '/sitemap.xml'].filter(
    (name) => !/\.(br|gz)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => !page.includes(`](${product.siteUrl}${name})`))).toEqual([]);
});
