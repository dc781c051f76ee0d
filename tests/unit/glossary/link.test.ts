import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {linkTerms} from '../../../src/glossary/remarkGlossary';
import {linksTerms} from '../../../src/glossary/scope';
import {readTerms} from '../../../src/glossary/terms';

const terms = readTerms(`
### PMS

{/* also: property management system */}

### Property

### Rate

### Rate limit

### Realtime

{/* also: \`realtime=true\` */}
`);

/** The links to the glossary that the text gets: what is linked, and the term. */
function linksOf(markdown: string): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  linkTerms(tree, terms);
  const links: string[] = [];
  visit(tree, 'link', (link) => {
    if (link.data?.hProperties?.className)
      links.push(`${toString(link)} → ${link.url.split('#')[1]}`);
  });
  return links;
}

test.each<[what: string, markdown: string, links: string[]]>([
  ['the first use of a term only', 'Two properties.\n\nA property.', ['properties → property']],
  [
    'the longest term, and whole words only',
    'A property management system has rate limits. A multi-rate. Rates differ.',
    ['property management system → pms', 'rate limits → rate-limit', 'Rates → rate'],
  ],
  [
    'code that stands for a term',
    'Send `realtime=true`, then `rate`.',
    ['realtime=true → realtime'],
  ],
  [
    'nothing in headings, links and blocks of code',
    '## A rate\n\n[a rate](/x)\n\n```text\nrate\n```\n\n**The rates.**',
    ['rates → rate'],
  ],
  ['no term that the writer has linked', '[Prices](/docs/guides/glossary#rate) and a rate.', []],
  [
    'cells of a table, and none of its titles',
    '| Rate | Use |\n| --- | --- |\n| a | rates |',
    ['rates → rate'],
  ],
  [
    'three terms of a paragraph at most, and the fourth in the next one',
    'A PMS, a property, a rate and `realtime=true`.\n\nThen `realtime=true`.',
    ['PMS → pms', 'property → property', 'rate → rate', 'realtime=true → realtime'],
  ],
  [
    'no term that a table of the page explains',
    'A property has a rate.\n\n| Term | Meaning |\n| --- | --- |\n| Property | A home |',
    ['rate → rate'],
  ],
  [
    'no term that a list of the page explains',
    'A property has a rate.\n\n- **Property**: a home',
    ['rate → rate'],
  ],
])('the glossary links %s', (_, markdown, links) => {
  expect(linksOf(markdown)).toEqual(links);
});

test.each([
  ['docs/guides/webhooks/index.mdx', true],
  ['docs/introduction.mdx', true],
  ['docs/guides/glossary.mdx', false],
  ['docs/vacation-rental-api/v2/quote/get-a-quote.mdx', false],
])('terms are linked in %s: %s', (file, expected) => {
  expect(linksTerms(file)).toBe(expected);
});
