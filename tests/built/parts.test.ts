// Tests that what programs read from pages does not depend on styles (src/site/parts.ts).
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {convert} from '../../src/plugins/markdown-pages/convert';
import {markdownText} from '../../src/plugins/markdown-pages/write';
import {collect} from '../../src/plugins/search/index-builder/collect';
import {builtPage as readPage} from '../../src/site/builtPage';
import {builtPage} from './site';

test.each([
  ['the home page', '/'],
  ['a guide', '/docs/guides/booking-flow'],
  ['the glossary', '/docs/guides/glossary'],
  ['a list of guides', '/docs/category/guides'],
  ['an operation', '/docs/vacation-rental-api/v2/quote/get-a-quote'],
  ['a deprecated operation', '/docs/vacation-rental-api/v1/quote/get-a-quote'],
  ['a resource', '/docs/vacation-rental-api/v2/reservation'],
  ['the list of operations', '/api-reference'],
  ['a PMS guide', '/docs/PMS Specific Guides/guesty'],
  ['the comparison', '/docs/PMS Specific Guides'],
  ['a post', '/blog/long-blog-post'],
  ['the changelog', '/changelog'],
])('the search sections and the Markdown of %s do not depend on class names', (_, route) => {
  const $ = load(builtPage(route).html());
  const read = () => {
    const page = readPage(route, $.html());
    return {
      ...collect([page], new Map(), {}, []),
      markdown: markdownText(convert(page).tree.children),
    };
  };
  const before = read();
  $('[class]').attr('class', 'renamed');
  expect(before.markdown.length).toBeGreaterThan(100);
  expect(read()).toEqual(before);
});
