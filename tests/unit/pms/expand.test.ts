// Tests the sections that the page of a guide gets from its front matter.
import {load} from 'cheerio';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {comparisonHtml} from '../../../src/plugins/pms/comparison';
import {expandGuide} from '../../../src/plugins/pms/expandGuide';
import type {PmsFacts} from '../../../src/plugins/pms/model/schema';
import {throughCalry} from '../../../src/plugins/pms/model/throughCalry';
import type {ResourceKey} from '../../../src/plugins/pms/model/vocabulary';
import {type Guide, validateGuide} from '../../../src/plugins/pms/model/validate';
import {testAccountsList} from '../../../src/plugins/pms/factLists';
import {splitPage} from '../../../src/site/pageFile';
import {validGuide, linkKeys} from './guide';
import {readRows} from '../../support/readRows';

const right = validateGuide(splitPage('harbour.mdx', validGuide), linkKeys).guide as Guide;
const guideWith = (facts: Partial<PmsFacts>): Guide => ({...right, pms: {...right.pms, ...facts}});

/** Expands a guide's page, and returns its nodes. */
function pageOf(guide: Guide): Root['children'] {
  const tree = unified().use(remarkParse).parse(guide.body);
  expandGuide(tree, guide);
  return tree.children;
}

/** Returns the text of a node, including string attributes of components. */
const textOf = (node: Nodes): string =>
  node.type === 'mdxJsxFlowElement'
    ? [...node.attributes.map(({value}) => value), ...node.children.map(textOf)].join('')
    : toString(node);

/** Returns the text between a heading and the next heading; undefined if there is no such heading. */
function sectionOf(guide: Guide, title: string): string | undefined {
  const nodes = pageOf(guide);
  const start = nodes.findIndex((node) => node.type === 'heading' && toString(node) === title) + 1;
  const end = nodes.findIndex(({type}, index) => type === 'heading' && index >= start);
  return start === 0
    ? undefined
    : nodes
        .slice(start, end < 0 ? undefined : end)
        .map(textOf)
        .join('\n');
}

test('the page has all derived sections, and headings have fixed anchors', () => {
  const headings = pageOf(right).flatMap((node) =>
    node.type === 'heading'
      ? [`${'#'.repeat(node.depth)} ${toString(node)} #${String(node.data?.hProperties?.id ?? '')}`]
      : [],
  );
  expect(headings).toEqual([
    '## Key facts #at-a-glance',
    '## Before you begin #what-to-have-ready',
    '## Connect an account #connect-it',
    '### Connection steps #for-the-integrator',
    '### Credentials #',
    '### Text for the customer #for-the-account-owner',
    '## Webhooks #webhooks',
    '## What works #what-its-api-exposes',
    '## Watch out #what-differs-through-the-unified-api',
  ]);
});

test('a citation becomes a small link to its source, which marks a third party; other brackets are kept', () => {
  const [paragraph] = pageOf({...right, body: 'Before[^forum], [x] after[^docs].'});
  expect(toString(paragraph)).toBe('Before2 reported, [x] after1.');
  expect(JSON.stringify(paragraph)).toContain('"url":"#source-forum"');
  expect(JSON.stringify(paragraph)).toContain('"title":"A forum (20 November 2026)"');
});

test.each(
  readRows<{facts: Partial<PmsFacts>; section: string; text?: string}>(
    'tests/unit/pms/expand.yaml',
  ),
)('$what is described in its section', ({facts, section, text}) => {
  const shown = sectionOf(guideWith(facts), section);
  if (text) expect(shown).toMatch(new RegExp(text));
  else expect(shown).toBeUndefined();
});

const [key] = right.pms.credentials;
const routes = (['Partner', 'Direct'] as const).map((route) => ({
  ...key,
  name: `${route} key`,
  route,
}));

test('a guide with two routes has a choice, and ties facts and steps to a route', () => {
  const body = ':::route[Direct]\n\nAsk for the key.\n\n:::';
  const tree = unified().use(remarkParse).use(remarkDirective).parse(body);
  expandGuide(tree, {...guideWith({credentials: routes as never}), body});
  expect(tree.children[0]).toMatchObject({
    name: 'div',
    attributes: [{name: 'data-route', value: '2'}],
  });
  const page = JSON.stringify(pageOf(guideWith({credentials: routes as never})));
  expect(page).toContain('RouteChoice');
  expect(page).toContain('"data-route":"1"');
});

test('each route of a guide has the credentials of webhooks', () => {
  const credentials = [...routes, {...key, name: 'Listener URL', route: 'Webhooks'}] as never;
  expect(sectionOf(guideWith({credentials}), 'Key facts')).toContain(
    'Direct: Direct key, Listener URL',
  );
});

test('a guide with one route has no choice', () => {
  expect(JSON.stringify(pageOf(right))).not.toContain('RouteChoice');
});

const sandbox = {text: 'An account.', source: 'docs'};

test.each<[PmsFacts['sandbox'], label: string]>([
  [
    {...sandbox, kinds: ['test-account'], access: 'self-service'},
    'Test account (open it yourself)',
  ],
  [
    {
      ...sandbox,
      kinds: ['sandbox', 'product-trial'],
      access: 'purchase',
      reported: ['product-trial'],
    },
    'Sandbox (with a purchase), Product trial (reported)',
  ],
  [{...sandbox, kinds: ['sandbox'], access: 'unknown', source: 'forum'}, 'Sandbox (reported)'],
  [{...sandbox, kinds: [], access: 'unknown'}, 'Unknown'],
  ['unknown', 'Unknown'],
])('the guide and the comparison show what is there for testing, %j, as "%s"', (fact, label) => {
  const guide = guideWith({sandbox: fact});
  const facts = sectionOf(guide, 'Key facts');
  if (label === 'Unknown') expect(facts).toMatch(/Unknown: .*test account/);
  else expect(facts).toContain(`For testing: ${label}`);
  const cell = load(comparisonHtml([guide]))('[data-label="For testing"]');
  cell.find('[data-ignore="all"]').remove();
  expect(cell.text()).toBe(label);
});

test('the list for testing begins with sandboxes, and ends with PMSs that have nothing known', () => {
  const systems = (['product-trial', 'sandbox'] as const).map((kind) => ({
    ...guideWith({sandbox: {...sandbox, kinds: [kind], access: 'unknown'}}),
    title: kind,
  }));
  const list = testAccountsList([...systems, {...guideWith({sandbox: 'unknown'}), title: 'other'}]);
  expect(toString({type: 'root', children: list})).toBe(
    'sandbox: Sandbox. An account.product-trial: Product trial. An account.None is known for other.',
  );
});

test('the list for testing tells what a third party has from what the vendor has', () => {
  const fact = {kinds: [], access: 'unknown', text: 'A forum has one.', source: 'forum'} as const;
  const list = testAccountsList([guideWith({sandbox: {...fact, kinds: []}})]);
  expect(toString({type: 'root', children: list})).toBe(
    'Harbour PMS: none by the vendor. A forum has one.',
  );
});

test.each<[slug: string, key: ResourceKey, text: string]>([
  ['smoobu', 'availability', 'Yes (details unknown)'],
  ['rentalwise', 'availability', 'Yes (details unknown)'],
  ['hostaway', 'availability', 'Yes (v1)'],
  ['zeevou', 'properties', 'Yes (details unknown)'],
  ['guesty', 'reviews', 'Yes (v1)'],
  ['cloudbeds', 'customFields', 'Yes (listing)'],
  ['hostaway', 'customFields', 'Yes'],
  ['hostex', 'customFields', 'No'],
  ['zeevou', 'reviews', 'Unknown'],
])('through Calry, %s has %s: "%s"', (slug, resource, text) => {
  expect(throughCalry(slug, right.pms, resource).text).toBe(text);
});

test.each([
  [{reading: 'unknown', writing: 'yes'}, 'Write, reading unknown', 'W'],
  [{writing: 'reported'}, 'Read, writing reported', 'R/W'],
] as const)('a resource with %j is "%s" in the guide and the comparison', (known, label, short) => {
  const {resources} = right.pms;
  const rates = {support: 'yes', source: 'docs', ...known} as const;
  const guide = guideWith({resources: {...resources, rates}});
  expect(sectionOf(guide, 'What works')).toContain(label);
  const cell = load(comparisonHtml([guide]))('[data-kind="expose"] [data-label="Rates"]');
  expect(cell.text()).toBe(label + short);
});

test('the comparison marks what a third party reports', () => {
  const owners = {support: 'yes', source: 'forum'} as const;
  const guide = guideWith({resources: {...right.pms.resources, owners}});
  const cell = load(comparisonHtml([guide]))('[data-kind="expose"] [data-label="Owners"]');
  expect(cell.text()).toBe('Yes (reported)');
  expect(cell.find('[data-evidence="reported"]')).toHaveLength(1);
});

test('resources without a note and with the same support share a row, and unknown ones a line', () => {
  const known = {support: 'yes', source: 'docs'} as const;
  const {resources} = right.pms;
  const guide = guideWith({
    resources: {...resources, reservationsRead: known, reservationsCreate: known},
  });
  const works = sectionOf(guide, 'What works');
  expect(works).toContain('Reservations: read, create');
  expect(works).toContain('Unknown: units, availability');
});

test("the section on the PMS's own API is in the closed section", () => {
  const nodes = pageOf({...right, body: `${right.body}\n## In its own API\n\nIt retries twice.`});
  expect(nodes.some((node) => node.type === 'heading' && toString(node) === 'In its own API')).toBe(
    false,
  );
  expect(textOf(nodes.at(-1) as Nodes)).toContain('It retries twice.');
});
