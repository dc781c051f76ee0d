import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import type {Page} from '../../../src/markdown-pages/page';
import {pagesOf, type Reading} from '../../../src/markdown-pages/pages';
import {sourceReader} from '../../../src/markdown-pages/source';
import {twinFiles} from '../../../src/markdown-pages/write';
import {temporaryFolder} from '../../support/temporaryFolder';

const site = temporaryFolder('markdown');
const read = sourceReader(site, []);

/** The Markdown files of a page with this source below its front matter. */
async function filesOf(source: string) {
  const route = '/docs/a page';
  writeFileSync(path.join(site, 'page.mdx'), `---\ntitle: A\n---\n\n${source}\n`);
  const page: Page = {
    route,
    title: 'A_page',
    description: 'Says *what* it is.',
    body: (language) => read({file: 'page.mdx', route, frontMatter: {}}, language),
  };
  const body = await page.body();
  return {files: await twinFiles(page, body), traps: body.traps};
}

const textOf = async (source: string) => (await filesOf(source)).files[0].text;

test('the Markdown of a page begins with its title, description and address', async () => {
  expect(await textOf('Prose.')).toMatch(
    /^# A_page\n\n> Says \\\*what\\\* it is\.\n\nPage: https:\/\/[^ ]+\/docs\/a%20page \([^)]*\)\n\nProse\.\n$/,
  );
});

type Row = {has: string; source: string; markdown: string};

const rows = parse(readFileSync('tests/unit/markdown-pages/source.yaml', 'utf8')) as Row[];

test.each(rows)('the Markdown of a page has $has', async ({source, markdown}) => {
  const [, , , ...blocks] = (await textOf(source)).split('\n\n');
  expect(blocks.join('\n\n')).toBe(`${markdown}\n`);
});

test('a drawing is described in words', async () => {
  expect(await textOf('<LinkFlow />')).toContain(
    '> **Drawing: How a customer connects a PMS account.** Two lanes',
  );
});

test('a page has a file for each language of its programs, with links to the others', async () => {
  const tabs = (...languages: string[]) => {
    const items = languages.map(
      (name) =>
        `<TabItem value="${name}" label="${name.toUpperCase()}">\n\n\`\`\`${name}\nx\n\`\`\`\n\n</TabItem>`,
    );
    return `<Tabs groupId="language">\n${items.join('\n')}\n</Tabs>\n\n`;
  };
  const {files} = await filesOf(`${tabs('node', 'python')}Prose.\n\n${tabs('node', 'php')}`);
  const address = 'https://docs.calry.app/docs/a%20page';
  // A program that is not in the language of the file is in its first.
  expect(files.map((file) => [file.path, file.text.match(/(?<=^```)\w+/gm)])).toEqual([
    ['/docs/a page.md', ['node', 'node']],
    ['/docs/a page.python.md', ['python', 'node']],
    ['/docs/a page.php.md', ['node', 'php']],
  ]);
  expect(files[1]?.text).toContain(
    `Code here: PYTHON. This page with code in: [NODE](${address}.md), [PHP](${address}.php.md)`,
  );
});

test('paragraphs that are marked as traps are collected, and show no mark', async () => {
  const {files, traps} = await filesOf('- One. {/* trap */}\n- Two.\n\nThree.{/* trap */}');
  expect(traps).toMatchObject([[{value: 'One.'}], [{value: 'Three.'}]]);
  expect(files[0].text).not.toContain('trap');
});

test.each([
  ['a component without a writer', '<Chart kind="x" />', '<Chart> has no Markdown form'],
  ['such a component in a sentence', 'See <Badge /> here.', '<Badge> has no Markdown form'],
  ['an expression', 'There are {count} of them.', '{count} has no Markdown form'],
  ['a relative link', '[a](./other.mdx)', 'the link to ./other.mdx is relative'],
])('%s stops the build, with file and line', async (_, source, message) => {
  await expect(filesOf(`Prose.\n\n${source}`)).rejects.toThrow(`page.mdx:7: ${message}`);
});

test('a page without a source is read from its HTML', async () => {
  mkdirSync(path.join(site, 'build'));
  writeFileSync(
    path.join(site, 'build/blog.html'),
    '<html><head><meta name="description" content="All posts."></head><body><nav>Menu</nav><main><h1>Blog</h1>' +
      '<p>All posts.</p><article><a href="/blog/one"><h2>One <svg></svg></h2><p>The first.</p></a></article>' +
      '<h2 id="x">By <code>year</code><a href="#x" class="hash-link"></a></h2><ul><li><a href="/blog/tags/a" rel="tag" title="On A.">A<span>2</span></a></li></ul><nav>Next</nav></main></body></html>',
  );
  const reading = {siteDir: site, outDir: path.join(site, 'build'), content: {}, read};
  const route = {path: '/blog', component: 'x'};
  const [page] = await pagesOf([route], reading as unknown as Reading);
  const [{text}] = await twinFiles(page!, await page!.body());
  expect(text).toBe(
    '# Blog\n\n> All posts.\n\nPage: https://docs.calry.app/blog (all pages: https://docs.calry.app/llms.txt)\n\n' +
      '[One](https://docs.calry.app/blog/one.md): The first.\n\n## By `year`\n\n- [A 2](https://docs.calry.app/blog/tags/a.md): On A.\n',
  );
});
