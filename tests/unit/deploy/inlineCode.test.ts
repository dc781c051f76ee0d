import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hashSource} from '../../../src/deploy/hash';
import {readInlineCode} from '../../../src/deploy/inlineCode';
import {temporaryFolder} from '../../support/temporaryFolder';

const colourMode = 'document.documentElement.setAttribute("data-theme-choice","light")';

/** A built site with these pages. */
function site(pages: Record<string, string>) {
  const dir = temporaryFolder('inline');
  for (const [file, html] of Object.entries(pages)) writeFileSync(path.join(dir, file), html);
  return dir;
}

const read = (html: string) => readInlineCode(site({'page.html': html}));

describe('the inline code of the pages', () => {
  it('gives a hash for each known text, once', async () => {
    const html = `<script>${colourMode}</script><svg style="display: none;"></svg>`;
    expect(await readInlineCode(site({'a.html': html, 'b.html': html}))).toEqual({
      scripts: [hashSource(colourMode)],
      styles: [],
      styleAttributes: [hashSource('display: none;')],
    });
  });

  it('hashes as browsers do', () => {
    // The example of the specification of subresource integrity, with the shorter digest.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('takes data and files for what they are', async () => {
    const html =
      '<script type="application/ld+json">{"a": 1}</script><script src="/js/a.js"></script><p>x';
    expect(await read(html)).toEqual({scripts: [], styles: [], styleAttributes: []});
  });

  it.each([
    [
      '<script>track()</script>',
      'page.html: an inline script that is not known: "track()". Move it',
    ],
    ['<script type="module">track()</script>', 'page.html: an inline script that is not known'],
    ['<style>p { color: red }</style>', 'page.html: a style element that is not known'],
    ['<p style="color: red">x', 'page.html: <p style="color: red">: a style attribute that is not'],
    ['<button onclick="go()">x</button>', 'page.html: <button onclick="go()">. No browser runs it'],
    ['<a href=" javascript:go()">x</a>', 'page.html: <a href="javascript:go()">. No browser runs'],
    ['<template><script>go()</script></template>', 'page.html: an inline script that is not known'],
  ])('refuses %s, and says where and what to do', async (html, message) => {
    await expect(read(html)).rejects.toThrow(message);
  });

  it('names a script that stands on many pages once', async () => {
    const dir = site({'a.html': '<script>go()</script>', 'b.html': '<script>go()</script>'});
    await expect(readInlineCode(dir)).rejects.toThrow(/^a\.html: .*\(1 more like it\)$/);
  });

  it('refuses a known script that differs from page to page', async () => {
    const dir = site({
      'a.html': `<script>${colourMode}</script>`,
      'b.html': `<script>${colourMode};more()</script>`,
    });
    await expect(readInlineCode(dir)).rejects.toThrow(
      'b.html: an inline script (colour mode and closed announcement, before the first paint) that differs',
    );
  });
});
