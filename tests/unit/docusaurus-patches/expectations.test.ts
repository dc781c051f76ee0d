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

test('the build stops and names the row, the text and the file when Docusaurus has changed the code', () => {
  const text = 'window.docusaurus = docusaurus';
  const problems = unmetExpectations((file) => originalText(file).replaceAll(text, ''));
  expect(problems).toEqual([
    `src/plugins/first-paint/prefetch.ts relies on "${text}" in @docusaurus/core/lib/client/clientEntry.js.`,
  ]);
});
