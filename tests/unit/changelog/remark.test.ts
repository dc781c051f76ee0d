import {compile} from '@mdx-js/mdx';
import path from 'node:path';
import {expect, test} from 'vitest';
import {remarkChangelog, withChangelog} from '../../../src/changelog';
import {changelogWith, entryText} from './repository';

const name = '2026-12-01-one-more.mdx';
const text = entryText(
  'api:\n  removed:\n    - text: The field `a`. See [quotes](/docs/quote).\n  added:\n    - text: The field `b`.',
);

test('the changes become headings and lists behind the prose', async () => {
  const root = changelogWith({[name]: text});
  const jsx = String(
    await compile(
      {path: path.join(root, 'changelog', name), value: 'Prose.\n'},
      {jsx: true, remarkPlugins: [[remarkChangelog, {root}]]},
    ),
  );
  const order = ['Prose.', 'API: added', 'The field', 'API: removed', 'href="/docs/quote"'];
  const places = order.map((part) => jsx.indexOf(part));
  expect(places).not.toContain(-1);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(jsx).toContain('id="2026-12-01-one-more-api-added"');
});

test('the page keeps title and description, and takes its address from the file', async () => {
  const read = withChangelog(async () => ({frontMatter: {other: true}, content: ''}));
  const params = (filePath: string) => ({
    filePath,
    fileContent: text,
    defaultParseFrontMatter: async () => ({
      frontMatter: {title: 'A change', description: 'x', api: {}, docs: {}},
      content: 'Prose.',
    }),
  });
  expect(await read(params(path.resolve('changelog', name)))).toEqual({
    frontMatter: {title: 'A change', description: 'x', slug: '2026-12-01-one-more'},
    content: 'Prose.',
  });
  expect(await read(params(path.resolve('blog', name)))).toEqual({
    frontMatter: {other: true},
    content: '',
  });
});
