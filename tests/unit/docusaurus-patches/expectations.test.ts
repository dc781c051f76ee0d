import {expect, test} from 'vitest';
import {
  expectations,
  originalText,
  unmetExpectations,
} from '../../../src/plugins/docusaurus-patches/expectations';

const texts = Object.entries(expectations).flatMap(([row, files]) =>
  Object.entries(files).flatMap(([file, some]) => some.map((text) => [row, text, file] as const)),
);

test.each(texts)(
  'the build stops and names %s when "%s" is missing from %s',
  (row, text, changed) => {
    const problems = unmetExpectations((file) =>
      file === changed ? originalText(file).replaceAll(text, '') : originalText(file),
    );
    expect(problems).toEqual([`${row} relies on "${text}" in @docusaurus/${changed}.`]);
  },
);

test('the build stops when a file has moved', () => {
  expect(unmetExpectations(() => '')).toHaveLength(texts.length);
});
