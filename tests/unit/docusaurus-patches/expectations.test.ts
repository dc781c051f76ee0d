import {expect, test} from 'vitest';
import {
  originalText,
  unmetExpectations,
} from '../../../src/plugins/docusaurus-patches/expectations';

test('a text of several lines is reported by the first line that has changed', () => {
  const line = '<meta charset="UTF-8">';
  const problems = unmetExpectations((file) => originalText(file).replace(line, '<meta>'));
  expect(problems).toEqual([
    `src/plugins/first-paint/pageTemplate.eta relies on "${line}" in @docusaurus/core/lib/ssg/ssgTemplate.html.js.`,
  ]);
});
