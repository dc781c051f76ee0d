// Tests the sizes of the built HTML, and limits for style sheets and scripts.
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {routedPages, files, textOf} from './site';

const guides = routedPages.filter(({route}) =>
  /^\/docs\/(?:guides\/|introduction$|for-programs$|calrylink$)/.test(route),
);

test('the HTML of guides is at most 40 kB compressed, and 26 kB in the median', () => {
  const sizes = guides.map(({html}) => brotliCompressSync(html).length).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(26_000);
  expect(sizes.at(-1)).toBeLessThanOrEqual(40_000);
});

test('the syntax highlighter is a script that only pages with a CodeBlock component load', () => {
  const highlighters = files.filter(
    (file) => /^assets\/js\/.*\.js$/.test(file) && textOf(file).includes('before-tokenize'),
  );
  expect(highlighters).toHaveLength(1);
  const loading = routedPages.filter(({html}) => html.includes(highlighters[0] ?? ''));
  expect(loading.map(({route}) => route)).toEqual([]);
});

test('no script contains the facts of PMS guides, which are in the HTML', () => {
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => textOf(file).includes('suppliedBy'))).toEqual([]);
});
