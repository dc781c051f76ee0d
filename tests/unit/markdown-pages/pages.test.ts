// Tests the conversion of pages to Markdown files.
import {expect, test} from 'vitest';
import {convert} from '../../../src/plugins/markdown-pages/convert';
import {pageFile, samplesFile} from '../../../src/plugins/markdown-pages/write';
import {pageWith} from '../../support/markdown';
import {readRows} from '../../support/readRows';

const address = 'https://docs.calry.app/docs/a%20page';

function fileOf(html: string, language?: string) {
  const page = pageWith(html);
  const {tree, languages} = convert(page, language);
  return pageFile(page, tree.children, languages, language);
}

test('the Markdown of a page begins with its title, description and URL', () => {
  expect(fileOf('<p>Prose.</p>').text).toBe(
    `# A\n\n> Says \\*what\\* it is.\n\nPage: ${address} (all pages: https://docs.calry.app/llms.txt)\n\nProse.\n`,
  );
});

type Row = {has: string; html: string; markdown: string};

const rows = readRows<Row>('tests/unit/markdown-pages/pages.yaml');

test.each(rows)('the Markdown of a page contains $has', ({html, markdown}) => {
  const [, , , ...blocks] = fileOf(html).text.split('\n\n');
  expect(blocks.join('\n\n')).toBe(`${markdown}\n`);
});

const panel = (name: string) =>
  `<div data-part="panel" data-label="${name}"><p>In ${name}</p></div>`;

const tabs = (...names: string[]) =>
  `<div data-part="tabs" data-kind="language">${names.map(panel).join('')}</div>`;

test('a page has a file for each language of its programs, with links to the others', () => {
  const html = `${tabs('JavaScript', 'Python')}<p>Prose.</p>${tabs('JavaScript', 'PHP')}`;
  const files = [undefined, 'python', 'php'].map((language) => fileOf(html, language));
  // A program that is not available in the file's language is shown in its first language.
  expect(files.map((file) => [file.path, file.text.match(/(?<=In ).*/g)])).toEqual([
    ['/docs/a page.md', ['JavaScript', 'JavaScript']],
    ['/docs/a page.python.md', ['Python', 'JavaScript']],
    ['/docs/a page.php.md', ['JavaScript', 'PHP']],
  ]);
  expect(files[1]?.text).toContain(
    `Code here: Python. This page with code in: [JavaScript](${address}.md), [PHP](${address}.php.md)`,
  );
});

test('the samples of an operation in all languages are in a separate file', () => {
  const html = rows.find((row) => row.has.includes('first sample'))?.html ?? '';
  const page = pageWith(html);
  expect(samplesFile(page, convert(page).samples).text).toMatch(
    /^# A: samples\n\n.*\n\n## cURL\n\n```bash\ncurl x\n```\n\n## Go\n\n```go\nget\(\)\n```\n$/,
  );
});

test('paragraphs marked as traps are collected, without the marker', () => {
  const mark = '<span data-trap=""></span>';
  const page = pageWith(`<ul><li>One. ${mark}</li><li>Two.</li></ul><p>Three.${mark}</p>`);
  const {tree, traps} = convert(page);
  expect(traps).toMatchObject([{children: [{value: 'One.'}]}, {children: [{value: 'Three.'}]}]);
  expect(JSON.stringify(tree)).not.toContain('trap');
});
