// Tests the sizes of the built HTML, and limits for style sheets and scripts.
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'postcss';
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

test('the syntax highlighter is a script that only pages with a CodeBlock component load', () => {
  const highlighters = files.filter(
    (file) => /^assets\/js\/.*\.js$/.test(file) && textOf(file).includes('before-tokenize'),
  );
  expect(highlighters).toHaveLength(1);
  const loading = routedPages.filter(({html}) => html.includes(highlighters[0] ?? ''));
  expect(loading.map(({route}) => route)).toEqual([]);
});

// With such a rule, each DOM change makes the browser match every element again: 20 ms on a slow phone.
test('no style rule uses :has() on the whole page', () => {
  const asking: string[] = [];
  for (const sheet of files.filter((file) => /^assets\/css\/.*\.css$/.test(file))) {
    parse(textOf(sheet)).walkRules(({selectors}) => {
      asking.push(...selectors.filter((selector) => selector.includes(':has(')));
    });
  }
  expect(asking.length).toBeGreaterThan(10);
  const wholePage =
    /(?:^|[\s>+~])(?:html|body|:root|\*|\[data-theme|:(?:is|not|where)\()[^\s>+~]*:has\(/;
  expect(asking.filter((selector) => wholePage.test(selector))).toEqual([]);
});

test('no script contains the facts of PMS guides, which are in the HTML', () => {
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => textOf(file).includes('suppliedBy'))).toEqual([]);
});
