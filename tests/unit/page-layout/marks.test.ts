import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {rehypeMarks} from '../../../src/plugins/page-layout';

test('only a link with the title "mark" gets the look of a mark', async () => {
  const processor = createProcessor({rehypePlugins: [rehypeMarks], jsx: true});
  const text = String(await processor.process('[inferred](/a "mark") and [inferred](/b)'));
  expect(text.match(/className="evidence-mark" data-evidence="inferred"/g)).toHaveLength(1);
});
