import {expect, test} from 'vitest';
import {
  expectations,
  originalText,
  unmetExpectations,
} from '../../../src/plugins/docusaurus-patches/expectations';

const texts = Object.values(expectations).flatMap((files) => Object.values(files).flat());

test('the build stops and names the row, the text and the file when Docusaurus has changed the code', () => {
  const text = 'window.docusaurus = docusaurus';
  const problems = unmetExpectations((file) => originalText(file).replaceAll(text, ''));
  expect(problems).toEqual([
    `src/plugins/first-paint/prefetch.ts relies on "${text}" in @docusaurus/core/lib/client/clientEntry.js.`,
  ]);
});

test('the build stops when a file has moved', () => {
  expect(unmetExpectations(() => '')).toHaveLength(texts.length);
});
