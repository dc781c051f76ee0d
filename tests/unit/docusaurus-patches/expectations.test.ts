import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {expectations, unmet} from '../../../src/docusaurus-patches/expectations';
import {temporaryFolder} from '../../support/temporaryFolder';

/** A docs page and a post as the theme writes them, with one thing otherwise. */
function site(from = '', to = ''): string {
  const root = temporaryFolder('expectations');
  mkdirSync(path.join(root, 'docs/x-api'), {recursive: true});
  mkdirSync(path.join(root, 'blog'));
  const docs = `<html class="docs-wrapper"><script>localStorage.getItem("theme-4be")</script>
    <div class="colorModeToggle_x"></div><nav class=theme-doc-sidebar-menu><a class="menu__link menu__link--active"></a></nav>
    <a class=hash-link></a><div class=theme-doc-toc-desktop></div><nav class=pagination-nav></nav><span class="menu-method get"></span>`;
  writeFileSync(path.join(root, 'docs/x-api/a.html'), docs.replace(from, to));
  writeFileSync(path.join(root, 'blog/b.html'), '<html class="blog-wrapper">'.replace(from, to));
  return root;
}

test('pages as expected are no problem', () => {
  expect(unmet(site(), ['/docs/x-api/a', '/blog/b'])).toEqual([]);
});

test.each([
  ['colorModeToggle', 'beforeHydration.js'],
  ['getItem("theme-4be")', 'beforeHydration.js'],
  ['menu__link--active', 'sidebarInView.ts'],
  ['hash-link', 'readPage.ts'],
  ['theme-doc-toc-desktop', 'readPage.ts'],
  ['pagination-nav', 'readPage.ts'],
  ['docs-wrapper', 'styles.ts'],
  ['blog-wrapper', 'styles.ts'],
  ['<span class="menu-method get"></span>', 'src/theme/DocSidebarItem/Link'],
])('a theme that writes %s otherwise stops the build and names %s', (gone, reader) => {
  const [problem, ...others] = unmet(site(gone, 'other'), ['/docs/x-api/a', '/blog/b']);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^No page is as expected: .+\. Docusaurus writes it otherwise now/);
  expect(problem).toContain(reader);
});

test('each expectation is tried above', () => {
  expect(expectations).toHaveLength(9);
});
