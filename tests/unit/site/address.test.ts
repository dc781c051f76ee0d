import {expect, test} from 'vitest';
import {encodedPath, wellFormed} from '../../../src/site/address';

test.each([
  ['/docs/PMS%20Specific%20Guides', '/docs/PMS%20Specific%20Guides'],
  ['/%', '/%25'],
  ['/50%-off#50%', '/50%25-off#50%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['/%E0%A4%85/%FF', '/%E0%A4%85/%25FF'],
])('%s is written as %s', (typed, meant) => {
  expect(wellFormed(typed)).toBe(meant);
  expect(() => decodeURIComponent(wellFormed(typed))).not.toThrow();
});

test.each([
  ['/docs/PMS Specific Guides', '/docs/PMS%20Specific%20Guides'],
  ['/docs/PMS%20Specific%20Guides', '/docs/PMS%20Specific%20Guides'],
  ['/50%-off', '/50%25-off'],
])('%s stands in a link as %s', (path, link) => {
  expect(encodedPath(path)).toBe(link);
});
