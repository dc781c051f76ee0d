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

/** Guides with programs in three languages, whose HTML weighs more than 22 kB. */
const heavy: Record<string, number> = {
  '/docs/calrylink': 24,
  '/docs/guides/rate-limiting': 26,
  '/docs/guides/syncing-data': 28,
  '/docs/guides/booking-flow': 34,
  '/docs/guides/webhooks': 27,
  '/docs/guides/webhooks/calry-webhooks': 25,
  '/docs/guides/webhooks/third-party-webhooks': 25,
};

test.each(guides.map(({route, html}) => ({route, html, most: heavy[route] ?? 22})))(
  'the HTML of $route has at most $most kB when compressed',
  ({html, most}) => {
    expect(sent(html)).toBeLessThanOrEqual(most * 1000);
  },
);

test('the first screen of a guide fits into the first ten packets', () => {
  const firstScreens = guides.map(({html, route}) => ({
    route,
    bytes: sent(html.slice(0, html.indexOf('</h1>'))),
  }));
  expect(firstScreens.filter(({bytes}) => bytes > 10 * 1460)).toEqual([]);
});

// Each change of the page would make the browser look at every element again: 20 ms on a slow phone.
test('no style rule asks with :has() what the whole page holds', () => {
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
  'no script carries %s',
  (_, name, text) => {
    const scripts = files.filter((file) => file.startsWith('assets/js/') && name.test(file));
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => text.test(textOf(file)))).toEqual([]);
  },
);
