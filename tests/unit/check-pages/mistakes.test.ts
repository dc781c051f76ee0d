// Tests that `npm run check` reports the mistakes in tests/data/mistakes, and not the correct rows.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {lint} from 'markdownlint/sync';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import headings from '../../../prose/rules/headings.mjs';
import terms from '../../../prose/rules/terms.mjs';
import {withoutRepetitions} from '../../../scripts/check/repetitions.mjs';
import {checkPages} from '../../../src/plugins/check-pages/check';
import {sampleLanguageProblems} from '../../../src/plugins/check-pages/rules/sampleLanguages';
import {validateGuide} from '../../../src/plugins/pms/model/validate';
import {splitPage} from '../../../src/site/pageFile';
import {problemLine} from '../../../src/site/problem';
import {validGuide, linkKeys} from '../pms/guide';
import {type Files, fileOf, matchingMessages, readTable, type Row, siteWith} from './rows';

const site = readTable<Files>('site');
const permanentUrls = 'src/plugins/redirects/permanent-urls.txt';
const guideFile = 'docs/PMS Specific Guides/harbour.mdx';
const sources = {...site, [guideFile]: validGuide};

const pages = readTable('pages');
const guides = readTable('guides').map((row) => ({...row, file: guideFile}));
const unseen = readTable('unseen');

/** Adds the new pages of a site to its sidebar and its permanent URLs, because the check reports pages that are not there. */
function withNewPages(files: Files): Files {
  const added = Object.entries(files).filter(([file]) => !site[file]);
  const ids = added.flatMap(([file]) => /^docs\/(.+)\.mdx$/.exec(file)?.[1] ?? []);
  const slugs = added.flatMap(([, text]) => /^slug: \/?([a-z\d/-]+)$/m.exec(text)?.[1] ?? []);
  const items = ids.map((id) => `'${id}', `).join('');
  const urls = [...ids.map((id) => `docs/${id}`), ...slugs.map((slug) => `blog/${slug}`)]
    .map((url) => `/${url}\n`)
    .join('');
  const {'sidebars.ts': sidebar = '', [permanentUrls]: permanent = ''} = files;
  return {
    ...files,
    'sidebars.ts': sidebar.replace('docs: [', `docs: [${items}`),
    [permanentUrls]: permanent + urls,
  };
}

/** Checks a site with these files, and returns the messages of `npm run check`. */
async function checkSite(files: Files): Promise<string[]> {
  const root = await siteWith(files);
  const problems = await checkPages(root);
  return problems.map((problem) => problemLine(problem).replaceAll(`${root}/`, ''));
}

const [shared, ofPages] = ['.', 'docs'].map((folder) => {
  const text = readFileSync(`${folder}/.markdownlint-cli2.jsonc`, 'utf8');
  return ts.parseConfigFileTextToJson('', text).config.config;
});
const config = {...shared, ...ofPages};

function wording(file: string, text: string): string[] {
  const customRules = [terms, headings];
  const found = lint({strings: {[file]: text}, config, customRules});
  return (found[file] ?? []).map(
    ({lineNumber, ruleNames, ruleDescription, errorDetail}) =>
      `${file}:${lineNumber}: ${ruleNames.join('/')} ${ruleDescription}: ${errorDetail}`,
  );
}

/** Checks a site with one file changed, and returns the messages about it. */
async function messagesFor(file: string, text: string): Promise<string[]> {
  if (file === guideFile) {
    return validateGuide(splitPage(guideFile, text), linkKeys).problems.map(problemLine);
  }
  const found = await checkSite(withNewPages({...site, [file]: text}));
  return file.endsWith('.mdx') ? withoutRepetitions([...found, ...wording(file, text)]) : found;
}

async function expectReported(row: Row) {
  const {file, text} = fileOf(row, sources);
  const found = await messagesFor(file, text);
  const right = matchingMessages(row, text, file, found);
  // A new program is on no page, which is a mistake of its own.
  const {also = 'no page shows this program'} = row;
  const others = found.filter((message) => right.includes(message) || !message.includes(also));
  expect(others, `Expected only ${JSON.stringify(row.says)}`).toEqual(right.slice(0, 1));
  expect(right.length).toBe(1);
}

describe('a mistake in a page or shared file is reported with file, line and fix', () => {
  test.each(pages.filter((row) => row.mistake))('$mistake', expectReported);
});

describe('a mistake in a PMS guide is reported with line, key and allowed values', () => {
  test.each(guides)('$mistake', expectReported);
});

describe('a mistake collected before the messages were written is reported', () => {
  test.each(unseen)('$mistake', expectReported);
});

test('an unexpected error of a rule is reported after what the other rules found', async () => {
  const {[permanentUrls]: _, ...files} = site;
  const found = await checkSite({...files, 'docs/guides/errors.mdx': 'Text.'});
  expect(found[0]).toContain('docs/guides/errors.mdx:1: the front matter is missing');
  expect(found.at(-1)).toMatch(/^The check failed here\. Unless [^]* ENOENT[^]* at .*siteProblems/);
});

test('an unexpected error on several pages is reported once', async () => {
  const text = site['docs/guides/errors.mdx'] ?? '';
  const marked = `${text}\n<MockReadme section="Switches" />\n`;
  const both = {'docs/guides/errors.mdx': marked, 'docs/guides/pagination.mdx': marked};
  const {'mock/README.md': _, ...files} = site;
  const found = await checkSite({...files, ...both});
  expect(found.filter((one) => one.includes('The check failed here.'))).toHaveLength(1);
});

test.each([
  [
    'csharp',
    /^src\/plugins\/reference\/samples\/index\.ts: .*"csharp" is not known\..*prism\.ts\.$/,
  ],
  ['ruby', /^$/],
])('a sample language in %s is reported only if Prism does not know it', (language, expected) => {
  expect(sampleLanguageProblems({language}).map(problemLine).join()).toMatch(expected);
});

describe('correct pages are not reported', () => {
  test.each(pages.filter((row) => row.correct))('$correct', async (row) => {
    const {file, text} = fileOf(row, site);
    expect(await checkSite(withNewPages({...site, [file]: text}))).toEqual([]);
  });

  test('a site without mistakes', async () => {
    expect(await checkSite(site)).toEqual([]);
  });
});

test('a cached page is reported only while a heading that it links to is missing', async () => {
  const root = await siteWith(site);
  const check = async () => (await checkPages(root)).map(problemLine).join('\n');
  expect(await check()).toBe('');
  const target = 'docs/guides/pagination.mdx';
  const text = site[target] ?? '';
  writeFileSync(path.join(root, target), text.replace('## A part', '## Another part'));
  expect(await check()).toContain('docs/introduction.mdx:8: /docs/guides/pagination#a-part');
  writeFileSync(path.join(root, target), text);
  expect(await check()).toBe('');
});
