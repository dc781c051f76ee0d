// Tests the sections that the page of a guide gets from its front matter.
import {load} from 'cheerio';
import type {Nodes, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {comparison} from '../../../src/plugins/pms/comparison/html';
import {expandGuide} from '../../../src/plugins/pms/guide/expandGuide';
import type {PmsFacts} from '../../../src/plugins/pms/model/schema';
import {limitsOf} from '../../../src/plugins/pms/model/derive';
import {throughCalry} from '../../../src/plugins/pms/model/throughCalry';
import {unifiedSupportOf} from '../../../src/site/unifiedSupport';
import type {ResourceKey} from '../../../src/plugins/pms/model/vocabulary';
import {type PmsGuide, validateGuide} from '../../../src/plugins/pms/model/validate';
import {attributeOf} from '../../../src/site/elements';
import {splitPage} from '../../../src/site/pageFile';
import {validGuide, linkKeys} from './guide';
import {readRows} from '../../support/readRows';
import {folderWith} from '../../support/temporaryFolder';

const right = validateGuide(splitPage('harbour.mdx', validGuide), linkKeys).guide as PmsGuide;
const guideWith = (facts: Partial<PmsFacts>): PmsGuide => ({
  ...right,
  pms: {...right.pms, ...facts},
});

/** Returns the tables that compare PMSs, with one PMS. */
const comparisonOf = (guide: PmsGuide) => load(attributeOf(comparison([guide]), 'html') ?? '');

/** Expands a guide's page, and returns its nodes. */
function pageOf(guide: PmsGuide): Root['children'] {
  const tree = unified().use(remarkParse).parse(guide.body);
  expandGuide(tree, guide);
  return tree.children;
}

/** Returns the text of a node, including string attributes of components, and a colon after terms. */
const textOf = (node: Nodes): string =>
  node.type === 'mdxJsxFlowElement'
    ? [
        ...node.attributes.map(({value}) => `${String(value)}: `),
        ...node.children.map(textOf),
        node.name === 'dt' ? ': ' : '',
      ].join('')
    : toString(node);

/** Returns the text between a heading and the next heading; undefined if there is no such heading. */
function sectionOf(guide: PmsGuide, title: string): string | undefined {
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

test('a citation becomes the number of its source, with a mark for a third party', () => {
  const [paragraph] = pageOf({...right, body: 'Before[^forum], [x] after[^docs].'});
  expect(toString(paragraph)).toBe('Before2 reported, [x] after1.');
});

test('a citation links to its source, and names it with its date', () => {
  const paragraph = JSON.stringify(pageOf({...right, body: 'Before[^forum].'}));
  expect(paragraph).toContain('"url":"#source-forum"');
  expect(paragraph).toContain('"title":"A forum (20 November 2026)"');
});

test.each([
  ['Send POST /v1/tokens, then GET /v1.', 'POST /v1/tokens|GET /v1'],
  ['The field expires_in, or pageSize.', 'expires_in|pageSize'],
  ['Headers X-Total-Pages, x-cost and Retry-After.', 'X-Total-Pages|x-cost|Retry-After'],
  ['The method needs a RateId, TemplateRateId or unitID.', 'RateId|TemplateRateId|unitID'],
  ['At smoobu.net or lodgify.co.uk, with macOS and RentalsUnitedPro.', ''],
  ['Check-In, Self-Service, and Two-Factor or Multi-Factor login.', ''],
  ['Write to help@my-pms.com, or use OwnerRez, eLina or HMAC-SHA256.', ''],
  [
    'On/off at app.harbour.io/connect/api and https://harbour.dev/v1, version v1.5, e.g. as a PDF.',
    '',
  ],
])('identifiers in a text are code: "%s"', (body, expected) => {
  const [paragraph] = pageOf({...right, body});
  const found = (paragraph as Paragraph).children.filter(({type}) => type === 'inlineCode');
  expect(found.map((node) => toString(node)).join('|')).toBe(expected);
});

test('names between backticks in a fact are code', () => {
  const change = {date: '2026', text: 'The event `listing.new` ends.', source: 'docs'};
  const page = JSON.stringify(pageOf(guideWith({changes: [change]})));
  expect(page).toContain('{"type":"inlineCode","value":"listing.new"}');
  expect(page).not.toContain('`');
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
const credentialsOfWays = (['Partner', 'Direct'] as const).map((way) => ({
  ...key,
  name: `${way} key`,
  way,
}));

test('a part of one way is tied to it', () => {
  const body = ':::way[Direct]\n\nAsk for the key.\n\n:::';
  const tree = unified().use(remarkParse).use(remarkDirective).parse(body);
  expandGuide(tree, {...guideWith({credentials: credentialsOfWays as never}), body});
  expect(tree.children[0]).toMatchObject({
    name: 'div',
    attributes: [{name: 'data-way', value: '2'}, {name: 'id'}],
  });
});

test('a limit of one way is shown with this way only', () => {
  const [limit] = limitsOf(right.pms);
  const rateLimit = {limits: [{...limit!, way: 'Direct'}, limit!]};
  const page = pageOf(guideWith({credentials: credentialsOfWays as never, rateLimit}));
  const fact = JSON.stringify(page)
    .split('"name":"div"')
    .find((part) => part.includes('"Rate limit"'));
  expect(fact).toContain('300 requests per 5 minutes');
  expect(fact).toContain('data-way');
  expect(JSON.stringify(page)).toContain('(Direct: account');
});

test('authentication, prerequisites and webhooks are those of the chosen way', () => {
  const methodOfWay = {Partner: 'api-key', Direct: 'login'} as const;
  const guide = guideWith({
    credentials: credentialsOfWays as never,
    authentication: {...right.pms.authentication, methodOfWay},
    linkKeys: {keys: ['smoobu'], way: 'Direct', source: 'docs'},
    prerequisites: [{kind: 'plan', text: 'A paid plan.', way: 'Direct', source: 'docs'}],
    webhooks: {
      ...right.pms.webhooks,
      calry: {setup: 'manual', way: 'Direct', text: 'By hand.', source: 'docs'},
    },
  });
  const facts = textOf(pageOf(guide).find((node) => 'name' in node && node.name === 'dl')!);
  expect(facts).toContain('Partner: API key; Direct: User name and password');
  expect(facts).toMatch(/Partner: Unknown; Direct: smoobu/);
  expect(facts).toContain('Partner: Unknown; Direct: Manual');
  const lead = pageOf(guide).find((node) => textOf(node).includes('Set up webhooks'));
  expect(lead).toMatchObject({attributes: [{name: 'data-way', value: '2'}, {name: 'id'}]});
  const cell = comparisonOf(guide)('td[data-label="Webhooks through Calry"]');
  expect(cell.text()).toBe('Manual +1Partner: UnknownDirect: Manual');
  expect(pageOf(guide).map(textOf)).toContainEqual(expect.stringContaining('Direct: A paid plan'));
});

test('the guide says that a side supplies nothing', () => {
  expect(sectionOf(right, 'Key facts')).toContain('You supply: None');
});

test('the comparison counts the limits that it leaves out as the guide does, also those on one line', () => {
  const limit = {count: 300, counted: 'requests', every: 1, unit: 'minute', scope: 'account'};
  const limits = [limit, {...limit, unit: 'hour'}, {...limit, scope: 'IP address'}];
  const rateLimit = {limits: limits.map((one) => ({...one, source: ['docs']}))} as never;
  const guide = guideWith({rateLimit});
  expect(sectionOf(guide, 'Key facts')).toContain('hour (2 more)');
  expect(comparisonOf(guide)('td[data-label="Rate limit"] small').text()).toBe('+2');
});

test('the comparison begins with the same way in each column', () => {
  const [partner, direct] = credentialsOfWays;
  const credentials = [{...partner, suppliedBy: 'integrator'}, direct];
  const table = comparisonOf(guideWith({credentials: credentials as never}));
  expect(table('td[data-label="You supply"] summary > span').text()).toBe('Partner key');
  expect(table('td[data-label="Customer supplies"] summary > span').text()).toBe('None');
});

/** Returns the HTML of a troubleshooting section with these problems, in a guide with two ways. */
function troubleshooting(...problems: string[]): string {
  const rows = problems.map((problem) => `| ${problem} | Ask. |`);
  const body = ['## Troubleshooting', '', '| Problem | Fix |', '| --- | --- |', ...rows].join('\n');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body);
  expandGuide(tree, {...guideWith({credentials: credentialsOfWays as never}), body});
  return JSON.stringify(tree);
}

test('a problem of one way is shown with this way only', () => {
  const mixed = troubleshooting('Direct: The key fails.', 'The sync fails.');
  expect(mixed).toContain('{"hProperties":{"data-way":"2","id":"troubleshooting-direct"}}');
  expect(mixed).toContain('"value":"Direct: "');
  expect(mixed).toContain('"value":"The key fails."');
});

test('a section of problems of one way is shown with this way only', () => {
  const single = troubleshooting('Direct: The key fails.', 'Direct: The menu is missing.');
  expect(single).not.toContain('"hProperties":{"data-way"');
  expect(single).toContain('{"type":"mdxJsxAttribute","name":"data-way","value":"2"}');
  expect(single).toContain('"name":"id","value":"troubleshooting-direct"');
});

const sandbox = {text: 'An account.', source: 'docs'};

test.each<[PmsFacts['sandbox'], label: string]>([
  [{...sandbox, kinds: ['test-account'], access: 'self-service'}, 'Test account (self-service)'],
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
  if (label === 'Unknown') expect(facts).toMatch(/For testing: None known/);
  else expect(facts).toContain(`For testing: ${label}`);
  const cell = comparisonOf(guide)('td[data-label="For testing"]');
  const kinds = cell.find('li').toArray();
  expect(kinds.map((kind) => load(kind).text()).join(', ') || cell.text()).toBe(label);
});

const listed = {
  v2: {columns: ['a', 'b'], rows: {}},
  v1: {columns: ['a', 'c', 'd'], rows: {propertyId: ['yes', 'yes', 'planned']}},
  customFields: [
    {columns: ['a'], rows: {listCustomFields: ['yes'], setCustomFieldValue: ['yes']}},
    {version: 'v2', columns: ['b', 'c', 'd'], rows: {listCustomFields: ['yes', 'no', 'unknown']}},
  ],
};
const repository = folderWith('lists', {
  'openapi/v2/schemas/Availability.yaml': JSON.stringify({'x-support': listed.v2}),
  'openapi/v1/schemas/Availability.yaml': JSON.stringify({'x-support': listed.v1}),
  'openapi/shared/schemas/CustomField.yaml': JSON.stringify({'x-support': listed.customFields}),
});

test.each<[resource: ResourceKey, slug: string, text: string]>([
  ['availability', 'a', 'Yes'],
  ['availability', 'b', 'Yes'],
  ['availability', 'c', "Yes (v1; v2 isn't documented)"],
  ['availability', 'd', "Planned (v1; v2 isn't documented)"],
  ['availability', 'e', 'Unknown'],
  ['customFields', 'a', 'Yes'],
  ['customFields', 'b', 'Yes (listing)'],
  ['customFields', 'c', 'No (listing)'],
  ['customFields', 'd', 'Unknown'],
])('through Calry, %s of the PMS %s: "%s", with the list that says so', (resource, slug, text) => {
  const support = throughCalry({...right, slug, root: repository}, resource);
  expect(support.text).toBe(text);
  expect('href' in support).toBe(text !== 'Unknown');
});

test('a row that the list of the contract does not have is reported, with the rows that it has', () => {
  const file = 'openapi/v1/schemas/Review.yaml';
  const list = {columns: ['a'], rows: {reviewId: ['yes'], title: ['no']}};
  const root = folderWith('renamed-row', {[file]: JSON.stringify({'x-support': list})});
  expect(() => throughCalry({...right, slug: 'b', root}, 'reviews')).toThrow(
    /^openapi.v1.schemas.Review.yaml: x-support has no row "id",.* one of: reviewId, title\.$/,
  );
});

test.each<[label: string, resources: Partial<PmsFacts['resources']>, text: string, marks: number]>([
  ['Owners', {owners: {support: 'yes', source: 'forum'}}, 'Yes (reported)', 1],
  [
    'Rates',
    {rates: {support: 'yes', writing: 'reported', source: 'docs'}},
    'Read, writing reportedR/W',
    1,
  ],
  ['Rates', {rates: {support: 'yes', writing: 'yes', source: 'docs'}}, 'Read and writeR/W', 0],
])('the comparison marks what a third party reports: %s, %j', (label, resources, text, marks) => {
  const guide = guideWith({resources: {...right.pms.resources, ...resources}});
  const cell = comparisonOf(guide)(`[data-kind="expose"] td[data-label="${label}"]`);
  expect(cell.text()).toBe(text);
  expect(cell.find('[data-evidence="reported"]')).toHaveLength(marks);
});

test('a list of the contract without columns, which its check reports, stops no guide', () => {
  const lists = [{rows: {all: ['yes']}}, {columns: ['smoobu'], rows: {all: ['yes']}}];
  expect(unifiedSupportOf({'x-support': lists}, 'v2')).toEqual([lists[1]]);
});

test('changes, the latest first, and what is unknown of the own API are in the closed section', () => {
  const change = {date: '2027-03-01', text: 'The old calls end.', source: 'docs'};
  const earlier = {date: '2026', text: 'They are old.', source: 'docs'};
  const about = textOf(pageOf(guideWith({changes: [earlier, change]})).at(-1)!);
  expect(about).toMatch(/Changes1 March 2027: The old calls end1\.2026: They are old1\./);
  expect(about).toContain('Not documented yetStyle, hosts, token or key lifetime, pagination.');
});

test('a line above a list of own details is a heading with its citation', () => {
  const body = '## In its own API\n\nWebhooks[^docs]:\n\n- One.';
  const heading = JSON.stringify(pageOf({...right, body}))
    .split('"name":"h3"')
    .find((part) => part.includes('"own-webhooks"'));
  expect(heading).toContain('"value":"Webhooks"');
  expect(heading).toContain('#source-docs');
});
