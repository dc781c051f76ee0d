import {createProcessor} from '@mdx-js/mdx';
import type {Root, TableRow} from 'mdast';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {linkTerms} from '../../../src/glossary/remarkGlossary';
import {linksTerms} from '../../../src/glossary/scope';
import {readTerms} from '../../../src/glossary/terms';

const terms = readTerms(
  [
    '### PMS\n\n{/* also: property management system */}',
    '### Property\n',
    '### Rate\n',
    '### Rate limit\n',
    '### Realtime\n\n{/* also: `realtime=true` */}',
  ].join('\n\n'),
);
const link = (text: string, slug: string) =>
  `<_components.a href="/docs/guides/glossary#${slug}" className="glossary-term">{${JSON.stringify(text)}}</_components.a>`;

async function linked(source: string): Promise<string> {
  const plugin = () => (tree: Root) => linkTerms(tree, terms);
  const processor = createProcessor({remarkPlugins: [remarkGfm, plugin], jsx: true});
  return String(await processor.process(source)).replaceAll('class="', 'className="');
}

it('links the first use and no other', async () => {
  const text = await linked('Two properties.\n\nA property.\n');
  expect(text.split('glossary#property')).toHaveLength(2);
  expect(text).toContain(link('properties', 'property'));
});

it('takes the longest term, and whole words alone', async () => {
  const text = await linked(
    'A property management system has rate limits. A multi-rate. Rates differ.\n',
  );
  expect(text).toContain(link('property management system', 'pms'));
  expect(text).toContain(link('rate limits', 'rate-limit'));
  expect(text).toContain(link('Rates', 'rate'));
  expect(text).not.toContain('glossary#property"');
});

it('links code that stands for a term', async () => {
  const text = await linked('Send `realtime=true`, then `realtime`.\n');
  expect(text).toMatch(/glossary#realtime"[^>]*><_components\.code>\{"realtime=true"\}/);
  expect(text.split('glossary#')).toHaveLength(2);
});

it('leaves headings, links and code blocks alone', async () => {
  const text = await linked('## The rate\n\n[a rate](/x)\n\n```text\nrate\n```\n\n**A rate.**\n');
  expect(text.split('glossary#')).toHaveLength(2);
  expect(text).toContain(link('rate', 'rate'));
  expect(text.indexOf('glossary#')).toBeGreaterThan(text.indexOf('/x'));
});

it('counts a link that the writer has set', async () => {
  const text = await linked('[Prices](/docs/guides/glossary#rate) and a rate.\n');
  expect(text).not.toContain('glossary-term');
});

it('links in the cells of a table, not in its titles', () => {
  const row = (text: string): TableRow => ({
    type: 'tableRow',
    children: [{type: 'tableCell', children: [{type: 'text', value: text}]}],
  });
  const tree: Root = {
    type: 'root',
    children: [{type: 'table', children: [row('Rate'), row('Rate')]}],
  };
  linkTerms(tree, terms);
  const [title, first] = JSON.stringify(tree).split('"tableRow"').slice(1);
  expect(title).not.toContain('glossary');
  expect(first).toContain('glossary#rate');
});

it.each([
  ['docs/guides/webhooks/index.mdx', true],
  ['docs/introduction.mdx', true],
  ['docs/common-api-reference/overview.mdx', true],
  ['docs/guides/glossary.mdx', false],
  ['docs/vacation-rental-api/v2/quote/get-a-quote.mdx', false],
])('%s: %s', (file, expected) => {
  expect(linksTerms(file)).toBe(expected);
});

it('links three terms of a paragraph at most, and the fourth where there is room', async () => {
  const text = await linked(
    'A PMS, a property, a rate and a rate limit.\n\nThe rate limit and `realtime=true`.\n',
  );
  const [first = '', second = ''] = text.split('<_components.p>').slice(1);
  expect(first.match(/glossary#/g)).toHaveLength(3);
  expect(second.match(/glossary#[\w-]+/g)).toEqual(['glossary#rate-limit', 'glossary#realtime']);
});

it.each([
  ['a table of terms', '| Term | Meaning |\n| --- | --- |\n| Property | A home |\n'],
  ['a list of terms', '- **Property**: a home\n'],
])('links no term that %s of the page explains', async (_, definition) => {
  const text = await linked(`A property has a rate.\n\n${definition}`);
  expect(text).toContain(link('rate', 'rate'));
  expect(text).not.toContain('glossary#property');
});
