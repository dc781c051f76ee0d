import {expect, test} from 'vitest';
import {checkExpectations, originalText} from '../../../src/plugins/docusaurus-patches';

test('a text that has changed is reported, with the file that relies on it', () => {
  const line = '<meta charset="UTF-8">';
  expect(() => checkExpectations((file) => originalText(file).replace(line, '<meta>'))).toThrow(
    /:\nsrc.plugins.first-paint.pageTemplate.eta relies on this text in @docusaurus.core.lib.ssg.ssgTemplate.html.js:\n<!DOCTYPE/,
  );
});
