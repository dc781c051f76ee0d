import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {rehypePageContents, rehypeTables} from '../../../src/page-layout';

async function compiled(source: string, plugin: () => (tree: never) => void): Promise<string> {
  const processor = createProcessor({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [plugin as never],
    jsx: true,
  });
  return String(await processor.process(source));
}

test('each cell of a table with three columns names its column, but for the first of a row', async () => {
  const table = '| Name | Type | **Use** |\n| --- | --- | --- |\n| a | text | x |\n| b |  | y |\n';
  const text = await compiled(table, rehypeTables);
  expect(text).toContain('className="table-cards"');
  expect(text.match(/data-label="\w+"/g)).toEqual(
    ['Type', 'Use', 'Type', 'Use'].map((column) => `data-label="${column}"`),
  );
});

test('a table with two columns is left as it is', async () => {
  const text = await compiled('| Name | Type |\n| --- | --- |\n| a | text |\n', rehypeTables);
  expect(text).not.toMatch(/table-cards|data-label/);
});

test.each([
  ['behind the first paragraph', '# Title\n\nLead.\n\nMore.\n\n## Part\n', /Lead[^]*PageC[^]*More/],
  ['behind a title without a paragraph', '# Title\n\n## Part\n', /Title[^]*PageC[^]*Part/],
  [
    'between the call and the code of an operation',
    '# Title\n\nLead.\n\n<Call/>\n\n<ReferenceConsole/>\n\nMore.\n',
    /<Call[^]*<PageC[^]*<ReferenceConsole/,
  ],
  ['first on a page that begins with a part', '## Part\n', /PageC[^]*Part/],
])('the list of contents is %s', async (_, source, order) => {
  const text = await compiled(source, rehypePageContents);
  expect(text.slice(text.indexOf('function _createMdxContent'))).toMatch(order);
});
