// Tests which words the glossary links, and on which pages.
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {linkTerms} from '../../../src/plugins/glossary/remarkGlossary';
import {linksTerms} from '../../../src/plugins/glossary/scope';
import {readTerms} from '../../../src/plugins/glossary/terms';
import {readRows} from '../../support/readRows';

const terms = readTerms(`
### PMS

{/* also: property management system */}

### Property

### Rate

### Rate limit

### Realtime

{/* also: \`realtime=true\` */}
`);

/** Links terms in a text, and returns each link as "text → term". */
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

const rows = readRows<{
  what: string;
  text: string;
  links: string[];
}>('tests/unit/glossary/link.yaml');

test.each(rows)('the glossary links $what', ({text, links}) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  ['docs/guides/webhooks/index.mdx', true],
  ['docs/introduction.mdx', true],
  ['docs/guides/glossary.mdx', false],
  ['docs/vacation-rental-api/v2/quote/get-a-quote.mdx', false],
])('terms are linked in %s: %s', (file, expected) => {
  expect(linksTerms(file)).toBe(expected);
});
