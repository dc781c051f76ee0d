// Tests the conversion of pages to Markdown files.
import {expect, test} from 'vitest';
import {convert} from '../../../src/plugins/markdown-pages/convert';
import {pageFile} from '../../../src/plugins/markdown-pages/write';
import {pageWith} from '../../support/markdown';
import {readRows} from '../../support/readRows';

const address = 'https://docs.calry.app/docs/a%20page';

function fileOf(html: string, language?: string) {
  const page = pageWith(html);
  const {tree, languages} = convert(page, language);
  return pageFile(page, tree.children, languages, language);
}

type Row = {has: string; html: string; markdown: string};

const rows = readRows<Row>('tests/unit/markdown-pages/pages.yaml');

test.each(rows)('the Markdown of a page contains $has', ({html, markdown}) => {
  const [, , , ...blocks] = fileOf(html).text.split('\n\n');
  expect(blocks.join('\n\n')).toBe(`${markdown}\n`);
});

const panel = (name: string) =>
  `<div data-part="panel" data-choice="${name.toLowerCase()}" data-label="${name}"><p>In ${name}</p></div>`;

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
