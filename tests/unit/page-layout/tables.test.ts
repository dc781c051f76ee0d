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

const wide = '| Name | Type | **Use** |\n| --- | --- | --- |\n| a | text | x |\n| b |  | y |\n';

test('a table of three columns gets cells that say what their column is, and the first is a title', async () => {
  const text = await compiled(wide, rehypeTables);
  expect(text).toContain('className="table-cards"');
  expect(text.match(/data-label="Type"/g)).toHaveLength(2);
  expect(text.match(/data-label="Use"/g)).toHaveLength(2);
  expect(text).not.toContain('data-label="Name"');
});

test('a table of two columns stays a table', async () => {
  const text = await compiled('| Name | Type |\n| --- | --- |\n| a | text |\n', rehypeTables);
  expect(text).not.toContain('table-cards');
  expect(text).not.toContain('data-label');
});

test.each([
  [
    'behind the first paragraph',
    '# Title\n\nLead.\n\nMore.\n\n## Part\n',
    /Lead[^]*PageContents[^]*More/,
  ],
  [
    'behind the title where there is no paragraph',
    '# Title\n\n## Part\n',
    /Title[^]*PageContents[^]*Part/,
  ],
  [
    'between the call and the code of an operation',
    '# Title\n\nLead.\n\n<Call/>\n\n<ReferenceConsole/>\n\nMore.\n',
    /<Call[^]*<PageContents[^]*<ReferenceConsole[^]*More/,
  ],
  ['first on a page that begins with a part', '## Part\n', /PageContents[^]*Part/],
])('the contents of a page stand %s', async (_, source, order) => {
  const text = await compiled(source, rehypePageContents);
  expect(text.slice(text.indexOf('function _createMdxContent'))).toMatch(order);
});
