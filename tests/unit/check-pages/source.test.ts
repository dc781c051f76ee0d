import {expect, test} from 'vitest';
import {sourceProblems} from '../../../src/plugins/check-pages/rules/source';
import {problemLine} from '../../../src/site/problem';

test('a file that is not UTF-8 is reported with the line that cannot be decoded', () => {
  const text = Buffer.from([45, 45, 45, 10, 0xe9, 10]).toString();
  expect(sourceProblems({file: 'docs/a.mdx', text}).map(problemLine)).toEqual([
    'docs/a.mdx:2: this is not UTF-8. Save the file as UTF-8. (check-pages:utf-8)',
  ]);
});
