import {expect, test} from 'vitest';
import {
  originalText,
  unmetExpectations,
} from '../../../src/plugins/docusaurus-patches/expectations';

test('a text that has changed is reported, with the file that relies on it', () => {
  const line = '<meta charset="UTF-8">';
  const problems = unmetExpectations((file) => originalText(file).replace(line, '<meta>'));
  expect(problems).toEqual([
    expect.stringMatching(
      /^src.plugins.first-paint.pageTemplate.eta relies on this text in @docusaurus.core.lib.ssg.ssgTemplate.html.js:\n<!DOCTYPE/,
    ),
  ]);
});
