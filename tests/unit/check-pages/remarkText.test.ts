// Tests the rules for the text of pages on input that once took minutes or was read at the wrong place.
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkText} from '../../../src/plugins/check-pages/rules/remarkText';

async function messagesOf(value: string): Promise<string[]> {
  const file = new VFile({path: 'docs/a.mdx', value});
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkText);
  await processor.run(processor.parse(file), file);
  return file.messages.map(({line, reason}) => `${line}: ${reason}`);
}

// In quadratic time, this would take longer than the time that Vitest gives a test.
test('long text is checked in linear time', async () => {
  expect(await messagesOf('a'.repeat(1_000_000))).toEqual([]);
});

test('text beside an email address is not mistaken for the whole page', async () => {
  const found = await messagesOf('Write to a@example.com now.\n\n```shell\nls *.txt **x\n```\n');
  expect(found).toEqual([]);
});

test('the word with the mark is shown', async () => {
  expect(await messagesOf('One\ntwo **three four\n')).toEqual([
    expect.stringMatching(/^2: "\*\*three" would be shown literally\. Write \*\*bold/),
  ]);
});
