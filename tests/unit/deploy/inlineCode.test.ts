import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hashSource} from '../../../src/deploy/hash';
import {readInlineCode} from '../../../src/deploy/inlineCode';
import {temporaryFolder} from '../../support/temporaryFolder';

/** Reads a built site with the pages `0.html`, `1.html` and so on. */
function read(...pages: string[]) {
  const dir = temporaryFolder('inline');
  for (const [index, html] of pages.entries()) writeFileSync(path.join(dir, `${index}.html`), html);
  return readInlineCode(dir);
}

const colourMode = 'document.documentElement.setAttribute("data-theme-choice","light")';

test('each known inline text of the pages is hashed once', async () => {
  const html = `<script>${colourMode}</script><svg style="display: none;"></svg>`;
  expect(await read(html, html)).toEqual({
    scripts: [hashSource(colourMode)],
    styles: [],
    styleAttributes: [hashSource('display: none;')],
  });
});

test('a text is hashed as browsers do', () => {
  // The example of the specification of subresource integrity, with the shorter digest.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('data and script files are no inline code', async () => {
  const data = '<script type="application/ld+json">{"a": 1}</script>';
  expect(await read(`${data}<script src="/js/a.js"></script><p>x`)).toEqual({
    scripts: [],
    styles: [],
    styleAttributes: [],
  });
});

test.each([
  ['<script>track()</script>', 'an inline script that is not known: "track()". Move it'],
  ['<script type="module">track()</script>', 'an inline script that is not known'],
  ['<template><script>go()</script></template>', 'an inline script that is not known'],
  ['<style>p { color: red }</style>', 'a style element that is not known'],
  ['<p style="color: red">x', '<p style="color: red">: a style attribute that is not'],
  ['<button onclick="go()">x</button>', '<button onclick="go()">. No browser runs it'],
  ['<a href=" javascript:go()">x</a>', '<a href="javascript:go()">. No browser runs'],
])('%s stops the build with place and remedy', async (html, message) => {
  await expect(read(html)).rejects.toThrow(`0.html: ${message}`);
});

test('an unknown script of many pages is reported once', async () => {
  const html = '<script>go()</script>';
  await expect(read(html, html)).rejects.toThrow(/^0\.html: .*\(1 more like it\)$/);
});

test('a known script that differs between pages stops the build', async () => {
  const [one, other] = [colourMode, `${colourMode};more()`];
  await expect(read(`<script>${one}</script>`, `<script>${other}</script>`)).rejects.toThrow(
    '1.html: an inline script (colour mode and closed announcement, before the first paint) that differs',
  );
});
