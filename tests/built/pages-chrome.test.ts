// Tests the navbar, footer and menus around the content, and the pages that list other pages.
import {expect, test} from 'vitest';
import {product} from '../../src/product';
import {routedPages, urlOf, builtPage, pageAt, pages} from './site';

type Elements = ReturnType<typeof builtPage>;

/** Returns text and `href` of each link, without duplicates. */
const linksOf = ($: Elements, selector: string) => [
  ...new Set(
    $(selector)
      .toArray()
      .map((link) => `${$(link).text().trim()} ${$(link).attr('href')}`),
  ),
];

test('every page has the same navbar, with the search and the language menu', () => {
  for (const {$, route} of pages) {
    expect(linksOf($, '[aria-label="Main"] a:not([lang], [aria-haspopup])'), route).toEqual([
      `${product.name} /`,
      'Docs /docs/introduction',
      'API reference /api-reference',
      'Changelog /changelog',
      'Blog /blog',
      `Signup ${product.mainSite}`,
    ]);
    expect($('[aria-label="Main"] a[lang]').text(), route).toBe('English');
    expect($('[aria-label="Main"] button[aria-label="Search"]'), route).toHaveLength(1);
  }
});

test('every footer shows the copyright and the date of the last update', () => {
  for (const {$, route} of pages) {
    const copyright = $('body footer').last();
    expect(copyright.text(), route).toContain(product.copyright);
    expect(copyright.find('time').attr('datetime'), route).toBe(product.lastUpdated);
  }
});

test('no page has an analytics key', () => {
  for (const {$, route} of pages) expect($('script[src="/js/ph.js"]').data(), route).toEqual({});
});

test("the Markdown menu links to the page's Markdown and passes its URL to assistants", () => {
  const withMenu = pages.filter(({$}) => $('[data-page-menu]').length > 0);
  expect(withMenu.length).toBeGreaterThan(150);
  for (const {$, route} of withMenu) {
    const markdown = `${encodeURI(route)}.md`;
    const prompt = encodeURI(`Read ${urlOf(route)}.md`);
    expect($('[data-page-menu] [data-copy]').attr('data-copy')).toBe(markdown);
    expect(linksOf($, '[data-page-menu] a')).toEqual([
      `View as Markdown ${markdown}`,
      `Open in Claude https://claude.ai/new?q=${prompt}`,
      `Open in ChatGPT https://chatgpt.com/?hints=search&q=${prompt}`,
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
