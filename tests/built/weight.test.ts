import {brotliCompressSync} from 'node:zlib';
import {parse} from 'postcss';
import {expect, test} from 'vitest';
import {addressed, files, textOf} from './site';

/** Bytes that a host sends for a text, in Brotli's best quality. */
function sent(text: string): number {
  return brotliCompressSync(text).length;
}

const guides = addressed.filter(({route}) =>
  /^\/docs\/(?:guides\/|introduction$|for-programs$|calrylink$)/.test(route),
);

test('the HTML of guides stays light, also of those with programs in three languages', () => {
  const sizes = guides.map(({html}) => sent(html)).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(26_000);
  expect(sizes.at(-1)).toBeLessThanOrEqual(40_000);
});

test('the first screen of a guide arrives with the first packets', () => {
  const firstScreens = guides.map(({html, route}) => ({
    route,
    bytes: sent(html.slice(0, html.indexOf('</h1>'))),
  }));
  expect(firstScreens.filter(({bytes}) => bytes > 16_000)).toEqual([]);
});

// Each change of the page would make the browser look at every element again: 20 ms on a slow phone.
test('no style rule matches the content of the whole page with :has()', () => {
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

test.each([['facts that the HTML of PMS guides has', /\.js$/, /suppliedBy/]])(
  'no script contains %s',
  (_, name, text) => {
    const scripts = files.filter((file) => file.startsWith('assets/js/') && name.test(file));
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => text.test(textOf(file)))).toEqual([]);
  },
);
