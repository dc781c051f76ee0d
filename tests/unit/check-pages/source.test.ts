import {expect, test} from 'vitest';
import {sourceProblems} from '../../../src/plugins/check-pages/rules/source';
import {problemLine} from '../../../src/site/problem';

test('a file that is not UTF-8 is reported with the line that cannot be decoded', () => {
  const bytes = new Uint8Array([45, 45, 45, 10, 0xe9, 10]);
  expect(
    sourceProblems({file: 'docs/a.mdx', bytes, text: Buffer.from(bytes).toString()}).map(
      problemLine,
    ),
  ).toEqual(['docs/a.mdx:2: this is not UTF-8. Save the file as UTF-8. (check-pages:utf-8)']);
});
