// Tests the sizes of the built HTML, style sheet and fonts, and what scripts contain.
import {statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {routedPages, files, site, textOf} from './site';

// Each kind of page has its own critical CSS.
test.each([
  ['the home page', 17_000, /^\/$/],
  ['guides', 22_500, /^\/docs\/(?:guides\/|introduction|for-programs|calrylink)/],
  ['PMS guides', 23_000, /^\/docs\/PMS Specific Guides\//],
  ['operations', 26_000, /^\/docs\/(?:[^/]+\/){3}/],
  ['posts', 15_500, /^\/blog\//],
])('the HTML of %s has at most 40 kB, and %d bytes in the median', (_, limit, route) => {
  const sizes = routedPages
    .filter((page) => route.test(page.route))
    .map(({html}) => brotliCompressSync(html).length)
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(limit);
  expect(sizes.at(-1)).toBeLessThanOrEqual(40_000);
});

/** Lists the parts of a page with the bytes that the page saves without each, compressed. */
function partsByWeight(html: string): string {
  const whole = brotliCompressSync(html).length;
  const parts = {
    'critical styles': /<style[^]*?<\/style>/g,
    scripts: /<script[^]*?<\/script>/g,
    'sidebar and menus': /<(nav|aside)\b[^]*?<\/\1>/g,
    text: /<article[^]*?<\/article>/g,
  };
  return Object.entries(parts)
    .map(([name, part]) => ({
      name,
      size: whole - brotliCompressSync(html.replace(part, '')).length,
    }))
    .sort((a, b) => b.size - a.size)
    .map(({name, size}) => `${name} ${size}`)
    .join(', ');
}

test('the HTML of the guide that the benchmark measures has at most 20 kB', () => {
  const html = textOf('docs/guides/pagination.html');
  const advice = `bytes: ${partsByWeight(html)}. Shorten the first, or labels in sidebars.ts: see Limits in CONTRIBUTING.md`;
  expect(brotliCompressSync(html).length, advice).toBeLessThanOrEqual(20_000);
});

test('the style sheet has at most 20 kB', () => {
  const sheet = files.find((file) => file.startsWith('assets/css/')) ?? '';
  expect(brotliCompressSync(textOf(sheet)).length).toBeLessThanOrEqual(20_000);
});

test('the two fonts have at most 60 kB in all', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const sizes = fonts.map((file) => statSync(path.join(site, file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});

test('no script contains the syntax highlighter, because code is highlighted at build time', () => {
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts.filter((file) => textOf(file).includes('before-tokenize'))).toEqual([]);
});

test('no script contains the facts of PMS guides, which are in the HTML', () => {
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => textOf(file).includes('suppliedBy'))).toEqual([]);
});
