// Tests the navbar, footer and menus around the content, and the pages that list other pages.
import {expect, test} from 'vitest';
import {product} from '../../src/product';
import {postSlugs} from '../data/counts';
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

test('the sidebar marks the current page', () => {
  const $ = builtPage('/docs/contact');
  expect($('[aria-label="Docs sidebar"] [aria-current="page"]').attr('href')).toBe('/docs/contact');
});

test.each(['/blog/first-blog-post', '/docs/guides/glossary'])(
  'the contents of %s have its headings of levels 2 and 3',
  (route) => {
    const $ = builtPage(route);
    const headings = $('article :is(h2, h3)[id]').toArray();
    const links = $('.table-of-contents a').toArray();
    expect(links.map(({attribs}) => attribs.href)).toEqual(
      headings.map(({attribs}) => `#${attribs.id}`),
    );
  },
);

test('the search page links to the index pages, and has no field without JavaScript', () => {
  const $ = builtPage('/search');
  expect(linksOf($, 'main a')).toEqual(
    expect.arrayContaining([
      'Glossary /docs/guides/glossary',
      'Unified API /docs/category/unified-api',
    ]),
  );
  expect($('main input')).toHaveLength(0);
});

test('the blog lists every post with its reading time', () => {
  const $ = builtPage('/blog');
  expect(
    $('article h2 a')
      .toArray()
      .map((link) => $(link).attr('href'))
      .sort(),
  ).toEqual(postSlugs.map((post) => `/blog/${post}`).sort());
  expect(
    $('main')
      .text()
      .match(/\d+ min read/g),
  ).toHaveLength(postSlugs.length);
});

test('a post shows its date, reading time, tags, and links to the previous and next post', () => {
  const $ = builtPage('/blog/long-blog-post');
  expect($('article time')).not.toHaveLength(0);
  expect($('article').text()).toMatch(/\d+ min read/);
  expect($('a[href^="/blog/tags/"]')).not.toHaveLength(0);
  expect($('[aria-label="Blog post page navigation"] a')).toHaveLength(2);
});

test('every tag is listed with its purpose, and has a page with its posts', () => {
  const $ = builtPage('/blog/tags');
  const tags = $('main dt a');
  expect(tags.length).toBeGreaterThan(3);
  for (const tag of tags.toArray())
    expect(builtPage(String($(tag).attr('href')))('article h2 a')).not.toHaveLength(0);
  const webhooks = $('main dt:has(a[href="/blog/tags/facebook"])');
  expect(webhooks.text()).toMatch(/^Webhooks, \d+ posts?$/);
  expect(webhooks.next('dd').text()).toBe('Posts about webhook deliveries, and how to trace them.');
});

test('the blog, a tag and the changelog list their posts in the same form', () => {
  const forms = ['/blog', '/blog/tags/hello', '/changelog'].map((route) => {
    const $ = builtPage(route);
    expect($('main article').length, route).toBeGreaterThan(1);
    // All posts have the same author, so the lists don't show the author.
    expect($('main article .avatar'), route).toHaveLength(0);
    return $('main article')
      .toArray()
      .map((post) => [$(post).find('h2').attr('class'), $(post).find('time').length]);
  });
  expect(new Set(forms.flat().map(String)).size).toBe(1);
});
