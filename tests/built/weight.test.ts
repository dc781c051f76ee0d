// Tests the sizes of the built HTML, and limits for style sheets and scripts.
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {routedPages, files, textOf} from './site';

/** Returns the transfer size of a text in bytes, with Brotli at its best quality. */
function sent(text: string): number {
  return brotliCompressSync(text).length;
}

const guides = routedPages.filter(({route}) =>
  /^\/docs\/(?:guides\/|introduction$|for-programs$|calrylink$)/.test(route),
);

test('the HTML of guides is at most 40 kB compressed, and 26 kB in the median', () => {
  const sizes = guides.map(({html}) => sent(html)).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(26_000);
  expect(sizes.at(-1)).toBeLessThanOrEqual(40_000);
});

test('the HTML of a guide up to its title is at most 17 kB compressed', () => {
  const firstScreens = guides.map(({html, route}) => ({
    route,
    bytes: sent(html.slice(0, html.indexOf('</h1>'))),
  }));
  expect(firstScreens.filter(({bytes}) => bytes > 17_000)).toEqual([]);
});

test('no script contains a syntax highlighter', () => {
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts.filter((file) => textOf(file).includes('before-tokenize'))).toEqual([]);
});

test('no script contains the facts of PMS guides, which are in the HTML', () => {
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => textOf(file).includes('suppliedBy'))).toEqual([]);
});
