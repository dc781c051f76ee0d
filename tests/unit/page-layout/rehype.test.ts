// Tests the transforms of a page's content.
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'hast';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {
  rehypeMarks,
  rehypeNextSteps,
  rehypePageContents,
  rehypeTables,
} from '../../../src/plugins/page-layout';
import {elementsByTag} from '../../../src/site/hast';

/** Compiles the content of a page with one transform. */
async function compiled(source: string, plugin: (...options: never[]) => unknown) {
  const options = {remarkPlugins: [remarkGfm], rehypePlugins: [plugin as never], jsx: true};
  const text = String(await createProcessor(options).process(source));
  return text.slice(text.indexOf('function _createMdxContent'));
}

test.each([
  ['after the first paragraph', '# Title\n\nLead.\n\nMore.\n\n## Part\n', /Lead[^]*PageC[^]*More/],
  ['after a title without a paragraph', '# Title\n\n## Part\n', /Title[^]*PageC[^]*Part/],
  ['first on a page that begins with a section', '## Part\n', /PageC[^]*Part/],
])('the table of contents is %s', async (_, source, order) => {
  expect(await compiled(source, rehypePageContents)).toMatch(order);
});

test('only a link with the title "mark" gets the look of a mark', async () => {
  const text = await compiled('[inferred](/a "mark") and [inferred](/b)', rehypeMarks);
  expect(text.match(/className="evidence-mark" data-evidence="inferred"/g)).toHaveLength(1);
});

test('the next steps are cards, and other lists are not', async () => {
  const list = '- [A](/a): read b.\n';
  const text = await compiled(`${list}\n## Next steps\n\n${list}`, () => (tree: Root) => {
    elementsByTag(tree, 'h2')[0]!.properties.id = 'next-steps';
    rehypeNextSteps()(tree);
  });
  expect(text).toMatch(/read b[^]*Read b/);
  expect(text.match(/className="card-link"/g)).toHaveLength(1);
});

// Narrow screens show rows as cards, in which each cell has a label.
test.each([
  ['a title', ['one', 'two'], ['B', 'C', 'B', 'C']],
  ['no title, because it repeats', ['one', 'one'], ['A', 'B', 'C', 'A', 'B', 'C']],
])('the first cell of a row is %s', async (_, firsts, labels) => {
  const rows = firsts.map((first) => `| ${first} | b | c |`).join('\n');
  const text = await compiled(`| A | B | C |\n| --- | --- | --- |\n${rows}`, rehypeTables);
  expect([...text.matchAll(/data-label="(\w)"/g)].map(([, label]) => label)).toEqual(labels);
});
