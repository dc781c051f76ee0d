// Tests the Markdown files of the pages, llms.txt and skill.md.
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {loadContract} from '../../src/plugins/reference/contract/load';
import type {Operation} from '../../src/plugins/reference/contract/model';
import {product} from '../../src/product';
import {pageFiles} from '../../src/site/pages';
import {routedPages, files, markdownOf, pageAt, textOf} from './site';

const markdownFiles = files.filter((file) => file.endsWith('.md') && file !== 'skill.md');
const routes = routedPages.map(({route}) => route);

const withoutFences = (text: string) =>
  text.replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2$/gm, '');

/** Removes code blocks and inline code from Markdown. */
const prose = (text: string) =>
  withoutFences(text).replaceAll(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');

test('every page has a Markdown file, and every Markdown file has a page', () => {
  const missing = routes.filter(
    (route) => !markdownFiles.includes(`${route.slice(1) || 'index'}.md`),
  );
  const stray = markdownFiles.filter((file) => {
    const route = `/${file.replace(/(?<![^/])index\.md$|(\.[a-z]+)?\.md$/, '')}`;
    return !pageAt(route);
  });
  expect([...missing, ...stray]).toEqual([]);
});

/** Patterns that Markdown files must not contain, because programs don't parse MDX and don't know the base URL. */
const refused: [what: string, pattern: RegExp][] = [
  ['an HTML element or a component', /(?<!\\)<\/?[A-Za-z][^\n]*/g],
  ['an import, an export or a directive', /^(?:import|export) .*|^:::.*/gm],
  ['an expression or a comment', /\{\/\*.*|(?<![\w/])\{[^\n]*/g],
  ['a missing value', /\[object |undefined|\bNaN\b/g],
  ['a relative link', /\]\((?!https?:|mailto:)[^)]*\)/g],
];

test.each(refused)('no Markdown file has %s', (_, pattern) => {
  const found = markdownFiles.flatMap((file) =>
    (prose(textOf(file)).match(pattern) ?? []).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("every Markdown file begins with its only h1, and the page's description and URL", () => {
  const wrong = routes.filter((route) => {
    const text = markdownOf(route);
    const titles = withoutFences(text).match(/^# .*/gm) ?? [];
    return titles.length !== 1 || !/^# \S.*\n\n(> \S.*\n\n)?Page: https:/.test(text);
  });
  expect(wrong).toEqual([]);
});

const operations = [...loadContract().operations.values()];

/** Returns the line of a list of pages that is about an operation. */
const lineAbout = ({route, summary}: Operation, list: string) =>
  list
    .split('\n')
    .filter((line) => line.startsWith('- ') && line.includes(summary))
    .find((line) => line.includes(`](${product.siteUrl}${encodeURI(route)}.md)`));

test.each(['llms.txt', 'skill.md'])('%s marks the inferred operations', (file) => {
  const wrong = operations.filter((operation) => {
    const line = lineAbout(operation, textOf(file));
    return line && line.includes('(inferred)') !== (operation.evidence.level === 'inferred');
  });
  expect(wrong.map(({key}) => key)).toEqual([]);
});

describe('llms.txt', () => {
  const index = textOf('llms.txt');
  const lines = index.split('\n').filter((line) => line.startsWith('- '));
  const addressIn = (line: string) =>
    decodeURI(/\]\((.*?)\)(?: \(inferred\))?: /.exec(line)?.[1] ?? '').replace(product.siteUrl, '');
  // llms.txt does not list these: lists of pages, and the writing guide.
  const unlisted =
    /^\/(changelog|docs\/category\/.*|blog(\/(archive|authors.*|tags.*|page\/.*))?|markdown-page)$/;
  const listed = routes.filter((route) => !unlisted.test(route));

  test('has a title, a summary, and a line with a description for each page', () => {
    expect(index).toMatch(/^# \S.*\n\n> \S.*\n\n\S.*\n\n## /);
    expect(
      lines.filter((line) => !/^- \[[^\]]+\]\(https:[^)]+\)(?: \(inferred\))?: \S/.test(line)),
    ).toEqual([]);
    const pages = lines.map(addressIn).filter((address) => address.endsWith('.md'));
    const expected = [...listed.filter((route) => route !== '/'), '/index', '/skill'];
    expect(pages.toSorted()).toEqual(expected.map((route) => `${route}.md`).toSorted());
  });

  test('lists version 1, the blog and the changelog in its last section, which programs may skip', () => {
    const [early = '', optional = ''] = index.split('\n## Optional\n');
    const old = /\/v1[./]|\/blog\/|\/changelog\//;
    expect(optional).toMatch(old);
    expect(optional).not.toContain('\n## ');
    expect(early.split('\n').filter((line) => old.test(line))).toEqual([]);
  });

  test('links to llms-full.txt, the contract, the data and the mock', () => {
    const others = [
      'llms-full.txt',
      'openapi/v2.yaml',
      'openapi/common.yaml',
      'data/pms.json',
      'mock/calry-mock.tgz',
    ];
    const linked = others.filter((file) => index.includes(`](${product.siteUrl}/${file})`));
    expect(linked).toEqual(others);
  });

  test('llms-full.txt has the Markdown of every page', () => {
    const full = textOf('llms-full.txt');
    expect(listed.filter((route) => !full.includes(markdownOf(route)))).toEqual([]);
  });
});

test('skill.md is short and has every current operation and every paragraph marked as a trap', () => {
  const skill = textOf('skill.md');
  expect(skill).toMatch(/^---\nname: calry-api\ndescription: \S.{50,1000}\n---\n\n# /);
  expect(Buffer.byteLength(skill)).toBeLessThan(16_000);
  for (const operation of operations.filter(({api}) => api !== 'v1')) {
    const {fullPath, method, servers} = operation;
    expect(lineAbout(operation, skill)).toContain(`\`${method.toUpperCase()} ${fullPath}\``);
    for (const {origin, evidence} of servers)
      if (evidence.level === 'inferred') expect(skill).toContain(`\`${origin}\` (inferred)`);
  }
  const marks = pageFiles('docs').flatMap(
    (file) => readFileSync(file, 'utf8').match(/<span data-trap \/>/g) ?? [],
  );
  const [, traps = ''] = /## Traps\n\n([\s\S]*?)\n\n## /.exec(skill) ?? [];
  expect(traps.match(/^- .+ See \[/gm)).toHaveLength(marks.length);
});
