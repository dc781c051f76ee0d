// Tests how inline code is found in pages and hashed for the content security policy.
import {expect, test} from 'vitest';
import {hashSource, inlineCodeOfAll} from '../../../src/plugins/policy/inlineCode';
import {builtPage} from '../../../src/site/builtPage';

const all = (...pages: string[]) =>
  inlineCodeOfAll(pages.map((html, index) => builtPage(`/${index}`, html)));

test('the inline code of a page is its scripts, style elements and style attributes', () => {
  const html =
    '<script>go()</script><style>p { color: red }</style><svg style="display: none;"></svg>' +
    '<template><script type="module">later()</script></template>';
  expect(all(html)).toEqual({
    scripts: new Set(['go()', 'later()']),
    styles: new Set(['p { color: red }']),
    styleAttributes: new Set(['display: none;']),
  });
});

test('JSON-LD and external scripts are not inline code', () => {
  const data = '<script type="application/ld+json">{"a": 1}</script>';
  expect(all(`${data}<script src="/js/a.js"></script><p>x`).scripts).toEqual(new Set());
});

test('texts are hashed as in browsers', () => {
  // The example in the Subresource Integrity specification, with SHA-256.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('styles may differ between pages', () => {
  expect(all('<style>a {}</style>', '<style>b {}</style>').styles.size).toBe(2);
});

test('an inline script that is not on every page stops the build, and the message has page and fix', () => {
  expect(() =>
    all('<script>go()</script>', '<script>go()</script><script>track()</script>'),
  ).toThrow('/1: the inline script "track()" is on 1 of 2 pages. Move it into a file');
});
