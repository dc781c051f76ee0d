import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {comparisonTables} from '../../../src/pms/comparisonColumns';
import {expandGuide} from '../../../src/pms/expandGuide';
import {comparisonRows} from '../../../src/pms/model/comparison';
import type {Limit, PmsFacts} from '../../../src/pms/model/schema';
import {type Guide, validateGuide} from '../../../src/pms/model/validate';
import {testAccountsList} from '../../../src/pms/testAccounts';
import {splitPage} from '../../../src/site/pageFile';
import {rightGuide, surroundings} from './guide';

const right = validateGuide(splitPage('harbour.mdx', rightGuide), surroundings).guide as Guide;
const guideWith = (facts: Partial<PmsFacts>): Guide => ({...right, pms: {...right.pms, ...facts}});

/** The nodes of a guide's page. */
function pageOf(guide: Guide): Root['children'] {
  const tree = unified().use(remarkParse).parse(guide.body);
  expandGuide(tree, guide);
  return tree.children;
}

/** What is below a heading of the page, up to the next heading, as text. */
function sectionOf(guide: Guide, title: string): string | undefined {
  const nodes = pageOf(guide);
  const start = nodes.findIndex((node) => node.type === 'heading' && toString(node) === title) + 1;
  const end = nodes.findIndex(({type}, index) => type === 'heading' && index >= start);
  return start === 0
    ? undefined
    : nodes
        .slice(start, end < 0 ? undefined : end)
        .map((node) => toString(node))
        .join('\n');
}

test('facts stand beside the prose that they belong to, and headings keep their anchors', () => {
  const headings = pageOf(right).flatMap((node) =>
    node.type === 'heading'
      ? [`${'#'.repeat(node.depth)} ${toString(node)} #${String(node.data?.hProperties?.id ?? '')}`]
      : [],
  );
  expect(headings).toEqual([
    '## Before you begin #what-to-have-ready',
    '### Prerequisites #conditions',
    '## Connect an account #connect-it',
    '### Connection steps #for-the-integrator',
    '### Credentials #',
    '### Text for the account owner #for-the-account-owner',
    '## Webhooks #webhooks',
    '## Differences in the unified API #what-differs-through-the-unified-api',
    '## Key facts #at-a-glance',
    '## API resources #what-its-api-exposes',
    '## Rate limits #limits',
    '## API details #the-systems-own-api',
    '## Sources #',
  ]);
});

test('a citation becomes a numbered link to its source, and other brackets stay', () => {
  const page = pageOf({
    ...right,
    body: 'Before[^forum], [x] after.\n\nA third party says so[^forum].',
  });
  expect(toString(page[0])).toBe('Before (reported)[2], [x] after.');
  expect(toString(page[1])).toBe('A third party says so[2].');
  expect(JSON.stringify(page[0])).toContain('"url":"#source-forum"');
  expect(JSON.stringify(page[0])).toContain('[2] Source: A forum');
});

const unknownWebhooks = {calry: 'unknown', system: 'unknown', events: 'unknown'} as const;
const webhooks = (facts: Partial<PmsFacts['webhooks']>) => ({
  webhooks: {...unknownWebhooks, ...facts},
});
const setup = (value: 'automatic' | 'none' | 'unknown') =>
  webhooks({calry: {setup: value, text: 'By API, perhaps.', source: 'docs'}});
const system = {support: 'yes', text: 'On a page.', source: 'docs'} as const;
const [limit] = (right.pms.rateLimit as {limits: Limit[]}).limits as [Limit];
const limits = (count: number) => ({rateLimit: {limits: Array<Limit>(count).fill(limit)}});
const note = {text: 'A limit exists.', source: 'docs'};
const plan = {kind: 'plan', text: 'A paid plan', source: 'forum'} as const;

test.each<[what: string, facts: Partial<PmsFacts>, section: string, text: RegExp | undefined]>([
  ['an automatic setup', setup('automatic'), 'Webhooks', /^Calry creates [^]*\nSomebody enters/],
  ['a manual setup', {}, 'Webhooks', /^Setup is manual/],
  ['a PMS without events', setup('none'), 'Webhooks', /^Harbour PMS sends no events to Calry\./],
  [
    'an unknown setup with a fact about it',
    setup('unknown'),
    'Webhooks',
    /^To find out whether Calry delivers Harbour PMS events, [^]*Setup through CalryBy API, perhaps\./,
  ],
  ['unknown webhooks, without a table', webhooks({}), 'Webhooks', /\nSomebody enters [^\n]*$/],
  ['unknown events', webhooks({system}), 'Webhooks', /Yes\. On a page\.\[1\]EventsUnknown$/],
  ['two rate limits', limits(2), 'Key facts', /5 minutes \(account; 1 more limit below\)\[1\]/],
  ['three rate limits', limits(3), 'Key facts', /5 minutes \(account; 2 more limits below\)\[1\]/],
  ['an unknown rate limit', {rateLimit: 'unknown'}, 'Key facts', /Rate limitUnknown/],
  ['an unknown rate limit: no section', {rateLimit: 'unknown'}, 'Rate limits', undefined],
  [
    'a limit in words',
    {rateLimit: {limits: 'unknown', note}},
    'Rate limits',
    /^A limit exists\[1\]\.$/,
  ],
  ['a reported fact', {prerequisites: [plan]}, 'Prerequisites', /A paid plan \(reported\)\[2\]$/],
])('%s is shown in words, in its section', (_, facts, section, text) => {
  const shown = sectionOf(guideWith(facts), section);
  if (text) expect(shown).toMatch(text);
  else expect(shown).toBeUndefined();
});

const sandbox = {text: 'A test account.', source: 'docs'};

test.each<[PmsFacts['sandbox'], label: string]>([
  [{...sandbox, available: 'yes', access: 'self-service'}, 'Open it yourself'],
  [{...sandbox, available: 'yes', access: 'unknown'}, 'Yes; how to get it is unknown'],
  [{...sandbox, available: 'no', access: 'unknown'}, 'No'],
  ['unknown', 'Unknown'],
])('for the test account %j, the guide and the comparison say "%s"', (fact, label) => {
  const guide = guideWith({sandbox: fact});
  const column = comparisonTables[0]?.columns.find((one) => one.label === 'Test account');
  expect(sectionOf(guide, 'Key facts')).toContain(`Sandbox or test account${label}`);
  expect(sectionOf(guide, 'API details')).toContain(`Sandbox or test account${label}`);
  expect(comparisonRows([guide]).map((row) => column?.cell(row))).toMatchObject([{label}]);
});

test('the list of test accounts begins with the quickest way, and leaves out what has none', () => {
  const systems = (['trial', 'unknown', 'public', 'purchase'] as const).map((access) => ({
    ...guideWith({sandbox: {...sandbox, available: 'yes', access}}),
    title: access,
  }));
  expect(toString({type: 'root', children: testAccountsList(systems)})).toBe(
    'public (public demo): A test account.' +
      'trial (product trial): A test account.' +
      'purchase (with a purchase): A test account.',
  );
});
