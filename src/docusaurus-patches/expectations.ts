import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What some code of this site expects of the pages that Docusaurus and its classic theme write. */
type Expectation = {
  /** Pages on which it is expected; one of them is enough. */
  on: RegExp;
  holds: RegExp;
  what: string;
  /** Who would fail without a word. */
  readBy: string;
};

const docs = /^\/docs\//;
const beforeHydration = 'src/first-paint/before-hydration/beforeHydration.js';
const readPage = 'src/search/index-builder/readPage.ts';
const kinds = 'src/first-paint/inline-css/styles.ts';

export const expectations: Expectation[] = [
  {
    on: docs,
    holds: /class="?[^">]*colorModeToggle/,
    what: 'the switch of the colour mode has "colorModeToggle" in its class',
    readBy: beforeHydration,
  },
  {
    on: docs,
    holds: /localStorage\.getItem\("theme(?:-\w+)?"\)/,
    what: 'the colour mode is kept under "theme" and the suffix of the site',
    readBy: beforeHydration,
  },
  {
    on: docs,
    holds: /theme-doc-sidebar-menu[^]*menu__link--active/,
    what: 'the sidebar marks the page that is shown',
    readBy: 'src/page-layout/sidebarInView.ts',
  },
  {
    on: docs,
    holds: /class="?hash-link/,
    what: 'links of headings have the class "hash-link"',
    readBy: readPage,
  },
  {
    on: docs,
    holds: /theme-doc-toc-desktop/,
    what: 'the list of contents has the class "theme-doc-toc-desktop"',
    readBy: readPage,
  },
  {
    on: docs,
    holds: /pagination-nav/,
    what: 'the links to the pages before and after have the class "pagination-nav"',
    readBy: readPage,
  },
  {
    on: docs,
    holds: /<html[^>]*docs-wrapper/,
    what: 'a page of the docs has the class "docs-wrapper" on its root',
    readBy: kinds,
  },
  {
    on: /^\/blog/,
    holds: /<html[^>]*blog-wrapper/,
    what: 'a page of the blog has the class "blog-wrapper" on its root',
    readBy: kinds,
  },
  {
    on: /^\/docs\/[^/]+-api\//,
    holds: /class="?menu-method /,
    what: 'an item of the sidebar shows a label that is an element',
    readBy: 'src/theme/DocSidebarItem/Link',
  },
];

/**
 * @param outDir the built site
 * @param routes its addresses, decoded
 * @returns a message for each expectation that no page meets
 */
export function unmet(outDir: string, routes: readonly string[]): string[] {
  const texts = routes.map((route) => ({
    route,
    text: () => readFileSync(path.join(outDir, `${route}.html`), 'utf8'),
  }));
  return expectations
    .filter(({on, holds}) => {
      const pages = texts.filter(({route}) => on.test(route));
      return pages.length > 0 && !pages.some(({text}) => holds.test(text()));
    })
    .map(
      ({what, readBy}) =>
        `No page is as expected: ${what}. Docusaurus writes it otherwise now: look at a built page, and adapt ${readBy} and src/docusaurus-patches/expectations.ts.`,
    );
}
