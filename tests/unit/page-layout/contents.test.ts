import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {rehypePageContents} from '../../../src/page-layout';

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
  const processor = createProcessor({rehypePlugins: [rehypePageContents], jsx: true});
  const text = String(await processor.process(source));
  expect(text.slice(text.indexOf('function _createMdxContent'))).toMatch(order);
});
