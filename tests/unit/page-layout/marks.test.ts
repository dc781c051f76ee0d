import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {rehypeMarks} from '../../../src/plugins/page-layout';

test('only a link with the text "inferred" gets the look of a mark', async () => {
  const processor = createProcessor({rehypePlugins: [rehypeMarks], jsx: true});
  const text = String(await processor.process('[inferred](/a) and [an inferred path](/b)'));
  expect(text.match(/className="evidence-mark" data-evidence="inferred"/g)).toHaveLength(1);
});
