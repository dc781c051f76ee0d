// Tests the footer and the menus around the content, and the links between pages.
import {expect, test} from 'vitest';
import {product} from '../../src/product';
import {routedPages, urlOf, pageAt, pages} from './site';

test('every footer shows the copyright and the date of the last update', () => {
  for (const {$, route} of pages) {
    const copyright = $('body footer').last();
    expect(copyright.text(), route).toContain(product.copyright);
    expect(copyright.find('time').attr('datetime'), route).toBe(product.lastUpdated);
  }
});

test("the Markdown menu links to the page's Markdown and passes its URL to assistants", () => {
  const withMenu = pages.filter(({$}) => $('[data-page-menu]').length > 0);
  expect(withMenu.length).toBeGreaterThan(150);
  for (const {$, route} of withMenu) {
    const markdown = `${encodeURI(route)}.md`;
    const prompt = encodeURI(`Read ${urlOf(route)}.md`);
    expect($('[data-page-menu] [data-copy]').attr('data-copy')).toBe(markdown);
    const links = $('[data-page-menu] a').toArray();
    expect(links.map(({attribs}) => attribs.href)).toEqual([
      markdown,
      `https://claude.ai/new?q=${prompt}`,
      `https://chatgpt.com/?hints=search&q=${prompt}`,
    ]);
  }
});

// Phones show the sidebar only with JavaScript.
test('every page can be reached without the sidebar', () => {
  const reached = new Set(['/']);
  // Iterating over a Set includes items added during the iteration.
  for (const route of reached) {
    const {$} = pageAt(route) ?? {};
    const links = $?.('a[href^="/"]:not([aria-label="Docs sidebar"] a)').toArray() ?? [];
    for (const link of links) {
      const target = pageAt(String(link.attribs.href).replace(/[?#].*/, ''));
      if (target) reached.add(target.route);
    }
  }
  // Only these pages need not be reachable, because they repeat the list of posts.
  const repeating = ['/blog/archive', '/blog/authors'];
  expect(routedPages.map(({route}) => route).filter((route) => !reached.has(route))).toEqual(
    repeating,
  );
});
