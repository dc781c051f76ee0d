// Tests the rules for the text of pages on input that once took minutes.
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkText} from '../../../src/plugins/check-pages/rules/remarkText';

// In quadratic time, this would take longer than the time that Vitest gives a test.
test('long text is checked in linear time', async () => {
  const file = new VFile({path: 'docs/a.mdx', value: 'a'.repeat(1_000_000)});
  const processor = unified().use(remarkParse).use(remarkText);
  await processor.run(processor.parse(file), file);
  expect(file.messages).toEqual([]);
});
