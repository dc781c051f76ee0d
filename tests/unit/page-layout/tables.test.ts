// Tests the labels of table cells, which narrow screens show in cards.
import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {rehypeTables} from '../../../src/plugins/page-layout';

test.each([
  ['a title', ['one', 'two'], ['B', 'C', 'B', 'C']],
  ['no title, because it repeats', ['one', 'one'], ['A', 'B', 'C', 'A', 'B', 'C']],
])('the first cell of a row is %s', async (_, firsts, labels) => {
  const options = {remarkPlugins: [remarkGfm], rehypePlugins: [rehypeTables], jsx: true};
  const rows = firsts.map((first) => `| ${first} | b | c |`).join('\n');
  const table = `| A | B | C |\n| --- | --- | --- |\n${rows}`;
  const text = String(await createProcessor(options).process(table));
  expect([...text.matchAll(/data-label="(\w)"/g)].map(([, label]) => label)).toEqual(labels);
});
