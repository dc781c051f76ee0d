import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {createSlugger} from '@docusaurus/utils';
import {load} from 'cheerio';
import {loadContract} from '../../src/reference/contract/load';
import {samplesFor} from '../../src/reference/samples';
import type {Operation, Schema} from '../../src/reference/contract/model';
import {loadSystems} from '../../src/pms/model';
import {guideRoute, limitsOf, limitText} from '../../src/pms/model/derive';
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
} from '../../src/pms/model/vocabulary';
import {longDate} from '../../src/site/dates';
import {product} from '../../src/product';
import {htmlFiles, htmlOf, site, withoutReferences} from './site';

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

const withoutFences = (text: string) =>
  text.replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2$/gm, '');

/** A twin without its code, in blocks and in lines. */
const prose = (text: string) =>
  withoutFences(text).replaceAll(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');

/** Text as it is compared: without marks, in lower case, on one line. */
const plain = (text: string) =>
  text
    .replaceAll(/[\\`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** The same without links and spaces, which a page and its twin do not share. */
const words = (text: string) =>
  plain(text.replaceAll(/\]\([^)\s]*\)/g, '')).replaceAll(/[\s[\]\u200b]/g, '');

const routes = builtRoutes();
const files = readdirSync(site, {recursive: true, encoding: 'utf8'});
const markdownFiles = files.filter((name) => name.endsWith('.md'));
const fullFiles = files.filter((name) => path.basename(name) === 'llms-full.txt');
const readFile = (name: string) => readFileSync(path.join(site, name), 'utf8');
const listed = readFileSync('tests/data/routes.txt', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/') && line !== '/docs');

describe('every page has a Markdown twin', () => {
  test('that of the specification and every other', () => {
    expect(routes.length).toBeGreaterThanOrEqual(listed.length);
    expect([...listed, ...routes].filter((route) => !existsSync(twinFile(route)))).toEqual([]);
  });

  test('and no Markdown stands without its page', () => {
    const pagesOfFiles = markdownFiles
      .filter((name) => name !== 'skill.md')
      .map((name) => `/${name.replace(/(?<![^/])index\.md$|(\.[a-z]+)?\.md$/, '')}`);
    expect(pagesOfFiles.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test.each(routes)('%s has one title', (route) => {
    expect(withoutFences(read(route)).match(/^# .*/gm)).toHaveLength(1);
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
    expect(text.length).toBeGreaterThan(200);
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

  /** What a link can lead to in a twin: the words of its headings. */
  function anchorsOf(file: string): Set<string> {
    const slugger = createSlugger();
    const titles = withoutFences(readFile(file)).matchAll(/^#+ (.+)$/gm);
    return new Set(
      [...titles].map(([, title = '']) =>
        slugger.slug(title.replaceAll(/\]\([^)]*\)|[\\`*[\]]/g, '')),
      ),
    );
  }

  /** What is wrong with an address of this site; undefined when it leads to a file that a program reads. */
  function fault(address: string): string | undefined {
    const {pathname, hash} = new URL(address);
    const file = decodeURI(pathname).slice(1);
    if (!path.extname(file)) return `${address}: a page, not its twin`;
    if (!existsSync(path.join(site, file))) return `${address}: no such file`;
    const id = decodeURIComponent(hash.slice(1));
    if (!id) return undefined;
    // The ids of the page are another thing: a heading can have one that differs from its words.
    const known = file.endsWith('.md') ? anchorsOf(file) : idsOf(file);
    return known.has(id) ? undefined : `${address}: no such anchor`;
  }

  /** Addresses of the site that a source gives in full: they cite what stood there, and may be gone. */
  const cited = ['docs', 'openapi', 'src'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(mdx|yaml|ts)$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );

  test('lead to twins, files and anchors that exist', () => {
    const texts = [...markdownFiles, 'llms.txt'].map(readFile);
    const own = texts.flatMap((text) => [
      ...prose(text).matchAll(new RegExp(`\\]\\((${product.siteUrl}[^)]*)\\)`, 'g')),
    ]);
    const addresses = [...new Set(own.map(([, address = '']) => address))];
    expect(addresses.length).toBeGreaterThan(300);
    const bare = ['skill.md', 'robots.txt'].flatMap(
      (name) => readFile(name).match(new RegExp(`${product.siteUrl}/[\\w./-]+\\w`, 'g')) ?? [],
    );
    expect(bare.length).toBeGreaterThan(30);
    expect(bare.flatMap((address) => fault(address) ?? [])).toEqual([]);
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
      // An update with its required fields alone would change nothing.
      const update = ['put', 'patch'].includes(operation.method);
      const [first, ...others] = samplesFor(operation).map(({code, all = code}) =>
        (update ? all : code).replace(/\n$/, ''),
      );
      expect(text).toContain(first);
      expect(others.filter((code) => text.includes(code))).toEqual([]);
      const samples = `${operation.route}.samples.md`;
      expect(text).toContain(`](${product.siteUrl}${encodeURI(samples)})`);
      for (const code of [first, ...others]) expect(readFile(samples)).toContain(code);
      for (const {status, content} of operation.responses) {
        expect(text).toContain(status);
        if (content?.example !== undefined) expect(text).toContain(JSON.stringify(content.example));
      }
      if (operation.evidence.level === 'inferred') expect(text).toMatch(/^> \*\*Inferred\.\*\* /m);
    },
  );

  test.each(operations.map(({key, route}) => [key, route] as const))(
    '%s says of each field what its page says',
    (_, route) => {
      const $ = load(html(`${route.slice(1)}.html`));
      const twin = words(read(route));
      const lines = read(route).split('\n');
      const fields = $('.ref-field').toArray();
      expect(fields.length).toBeGreaterThan(0);
      const lost = fields.flatMap((field) => {
        const own = (selector: string) =>
          $(field)
            .find(selector)
            .filter((__, found) => $(found).closest('.ref-field').is(field))
            .toArray()
            .map((found) => words($(found).text()));
        const name = $(field).find('.ref-name').first().text();
        const about = words(lines.filter((line) => line.includes(`- \`${name}\` (`)).join('\n'));
        const said = own(
          '.ref-type, .ref-tag, .ref-text, .ref-field-note, .ref-values code, .ref-facts dd',
        );
        return [
          ...said.filter((fact) => !about.includes(fact)),
          // What holds for several fields is told once.
          ...own('.ref-evidence').filter((evidence) => !twin.includes(evidence)),
        ].map((fact) => `${name}: ${fact}`);
      });
      expect(lost).toEqual([]);
    },
  );

  test.each(operations.map(({key, route}) => [key, route] as const))(
    '%s has every paragraph, list and table of its page',
    (_, route) => {
      const $ = load(html(`${route.slice(1)}.html`));
      const twin = words(read(route));
      const article = $('article .markdown');
      // Fields have a test of their own, code is in the sample, and what leads on is shorter in a twin.
      article
        .find('.ref-fields, .ref-fold, .ref-console, .ref-operations, .hash-link, pre, .code-bar')
        .remove();
      const texts = article
        .find('p, li, td, dd, h2, h3')
        .toArray()
        .map((part) => words($(part).text()));
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter((text) => !twin.includes(text))).toEqual([]);
    },
  );

  test('is at most half as long as one with every language', () => {
    const sizes = operations
      .map(({route}) => Buffer.byteLength(read(route)))
      .sort((one, other) => one - other);
    const median = sizes[Math.floor(sizes.length / 2)];
    console.log(`Bytes of an operation's twin: median ${median}, most ${sizes.at(-1)}`);
    // The median was 14,317 bytes when a twin had the samples of six languages.
    expect(median).toBeLessThanOrEqual(14_317 / 2);
  });
});

describe('the twin of a guide', () => {
  const guide = '/docs/guides/booking-flow';
  const programs = (text: string) =>
    [...new Set(text.match(/(?<=^```)(js|python|php)\b/gm))].sort();

  test('has its programs in one language, and names the files with the others', () => {
    const text = read(guide);
    expect(programs(text)).toEqual(['js']);
    for (const [value, language] of [
      ['python', 'python'],
      ['php', 'php'],
    ] as const) {
      expect(text).toContain(`](${product.siteUrl}${guide}.${value}.md)`);
      const other = readFile(`${guide}.${value}.md`);
      expect(programs(other)).toEqual([language]);
      expect(other).toContain(`](${product.siteUrl}${guide}.md)`);
    }
  });

  test('has every program of its page in one of its files', () => {
    const $ = load(html(`${guide.slice(1)}.html`));
    const shown = $('article pre')
      .toArray()
      .map((program) => $(program).text().trimEnd());
    const texts = ['', '.python', '.php'].map((part) => readFile(`${guide}${part}.md`)).join('\n');
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.filter((program) => !texts.includes(program))).toEqual([]);
  });
});

/** How the values of these keys are worded on a page. */
const wordings: Record<string, Record<string, string>> = {
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
  return [[keys.join('.'), wordings[key]?.[text] ?? text]];
}

describe('the twin of a PMS guide', () => {
  test.each(loadSystems().map((guide) => [guide.slug, guide] as const))(
    '%s has every fact of its front matter',
    (slug, {title, description, pms}) => {
      const text = withoutReferences(plain(read(guideRoute(slug))));
      const {sources, ...others} = pms;
      const expected = [
        ...facts({title, description}, []),
        ...facts(others, ['pms']),
        // A page of this site's earlier edition has no address that a reader could open.
        ...facts(
          Object.values(sources).map(({url, read: day, ...source}) => ({
            ...source,
            read: longDate(day),
            ...(!url.startsWith(product.siteUrl) && {url}),
          })),
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
  // The last is for those who write these pages.
  const listing =
    /^\/(changelog|docs\/category\/.*|blog(\/(archive|authors.*|tags.*|page\/.*))?|markdown-page)$/;
  const expected = routes.filter((route) => !listing.test(route));

  const lines = index.split('\n').filter((line) => line.startsWith('- '));
  const addressOf = (line: string) =>
    decodeURI(/\]\((.*?)\): /.exec(line)?.[1] ?? '').replace(product.siteUrl, '');

  test('has a title, a summary, sections, and one line a page', () => {
    expect(index).toMatch(/^# \S.*\n\n> \S.*\n\n\S.*\n\n## /);
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:[^)]+\): \S/);
    const twins = lines.map(addressOf).filter((address) => address.endsWith('.md'));
    const listedPages = twins.map((address) => address.replace(/\.md$/, ''));
    expect(listedPages.map((route) => (route === '/index' ? '/' : route)).sort()).toEqual(
      [...expected, '/skill'].sort(),
    );
  });

  test('leaves to the end what a reader with little room can skip', () => {
    const parts = index.split('\n## ');
    const optional = parts.findIndex((part) => part.startsWith('Optional\n'));
    expect(optional).toBe(parts.length - 1);
    const old = /\/v1[./]|\/blog\/|\/changelog\/|\/llms-full\.txt\)/;
    expect(parts[optional]).toMatch(old);
    const others = parts.slice(0, optional).join('\n').split('\n');
    const early = others.filter((line) => old.test(line) && !/all pages in one file/.test(line));
    expect(early).toEqual([]);
  });

  test('leads to every file of several pages, and tells its size', () => {
    expect(fullFiles.length).toBeGreaterThan(5);
    for (const name of fullFiles) {
      const line = lines.find((one) => addressOf(one) === `/${name}`) ?? '';
      const [, number = '', unit = ''] = /([\d.]+) (kB|MB)$/.exec(line) ?? [];
      const told = Number(number) * (unit === 'MB' ? 1e6 : 1e3);
      const bytes = Buffer.byteLength(readFile(name));
      expect(Math.abs(told - bytes), line).toBeLessThan(unit === 'MB' ? 51_000 : 1001);
      const folder = `/${path.dirname(name)}/`;
      const below = expected.filter(
        (route) => name === 'llms-full.txt' || route.startsWith(folder),
      );
      expect(below.length).toBeGreaterThan(2);
    }
  });

  test('leads to all of it in one file', () => {
    const full = readFileSync(`${site}/llms-full.txt`, 'utf8');
    for (const route of expected) expect(full.includes(read(route)), route).toBe(true);
    const version = readFile('docs/vacation-rental-api/v2/llms-full.txt');
    const inVersion = expected.filter((route) => route.startsWith('/docs/vacation-rental-api/v2/'));
    expect(inVersion.length).toBeGreaterThan(30);
    for (const route of inVersion) expect(version.includes(read(route)), route).toBe(true);
  });

  test('leads to the contract, the data and the skill', () => {
    for (const file of [
      'openapi/v2.yaml',
      'openapi/common.yaml',
      'data/pms.json',
      'mock/calry-mock.tgz',
      'skill.md',
    ])
      expect(index).toContain(`](${product.siteUrl}/${file})`);
  });
});

describe('skill.md', () => {
  const skill = readFile('skill.md');

  test('is what assistants take up as a skill, and short', () => {
    expect(skill).toMatch(/^---\nname: calry-api\ndescription: \S.{50,1000}\n---\n\n# /);
    expect(Buffer.byteLength(skill)).toBeLessThan(16_000);
  });

  test('has every call of the current descriptions, and the traps that pages mark', () => {
    for (const {fullPath, method, description, route} of loadContract().operations.values()) {
      if (description === 'v1') continue;
      expect(skill).toContain(`\`${method.toUpperCase()} ${fullPath}\``);
      expect(skill).toContain(`](${product.siteUrl}${encodeURI(route)}.md)`);
    }
    const marked = readdirSync('docs', {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => readFileSync(`docs/${name}`, 'utf8').match(/\{\/\* trap \*\/\}/g) ?? []);
    const [, traps = ''] = /## Traps\n\n([\s\S]*?)\n\n## /.exec(skill) ?? [];
    expect(marked.length).toBeGreaterThan(7);
    expect(traps.match(/^- .+ See \[/gm)).toHaveLength(marked.length);
  });
});

test('robots.txt lets everybody read, and names the sitemap', () => {
  expect(readFile('robots.txt')).toMatch(
    new RegExp(`^User-agent: \\*\nAllow: /\n\nSitemap: ${product.siteUrl}/sitemap.xml$`, 'm'),
  );
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
  const published = [
    ...folders,
    ...feeds,
    '/llms.txt',
    '/llms-full.txt',
    '/skill.md',
    '/sitemap.xml',
  ].filter((name) => !/\.(br|gz)$/.test(name));
  expect(published.length).toBeGreaterThan(10);
  expect(published.filter((name) => !page.includes(`](${product.siteUrl}${name})`))).toEqual([]);
});
