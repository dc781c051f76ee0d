import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {rehypePageContents} from '../../../src/plugins/page-layout';

test.each([
  ['after the first paragraph', '# Title\n\nLead.\n\nMore.\n\n## Part\n', /Lead[^]*PageC[^]*More/],
  ['after a title without a paragraph', '# Title\n\n## Part\n', /Title[^]*PageC[^]*Part/],
  ['first on a page that begins with a section', '## Part\n', /PageC[^]*Part/],
])('the table of contents is %s', async (_, source, order) => {
  const processor = createProcessor({rehypePlugins: [rehypePageContents], jsx: true});
  const text = String(await processor.process(source));
  expect(text.slice(text.indexOf('function _createMdxContent'))).toMatch(order);
});
