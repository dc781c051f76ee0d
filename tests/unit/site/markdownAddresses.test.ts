// Tests the URLs of links in Markdown pages.
import {expect, test} from 'vitest';
import {absoluteUrl} from '../../../src/site/markdownAddresses';

const site = 'https://docs.calry.app';

test.each([
  ['/docs/a b#c', `${site}/docs/a%20b.md#c`],
  ['/search?q=webhook', `${site}/search?q=webhook`],
  ['/docs/a#50%', `${site}/docs/a.md#50%25`],
  ['/docs/a%zz', `${site}/docs/a%25zz.md`],
  ['//example.com/a', 'https://example.com/a'],
  ['./a.mdx', undefined],
])('a link to %s becomes %s', (href, url) => {
  expect(absoluteUrl(href)).toBe(url);
});
