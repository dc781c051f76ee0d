import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {limitText, perMinute} from '../../../src/pms/model/derive';
import {splitPage} from '../../../src/site/pageFile';
import type {Limit} from '../../../src/pms/model/schema';
import {type Guide, validateGuide} from '../../../src/pms/model/validate';
import {expandGuide} from '../../../src/pms/expandGuide';
import {rightGuide, surroundings} from './guide';
import {longDate} from '../../../src/site/dates';

const guide = validateGuide(splitPage('harbour.mdx', rightGuide), surroundings).guide as Guide;

function expanded(...children: Root['children']): Root {
  const tree: Root = {type: 'root', children};
  expandGuide(tree, guide);
  return tree;
}

const heading = (title: string): Root['children'][number] => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: title}],
});

const subheading = (title: string) => ({...heading(title), depth: 3}) as Root['children'][number];

it('puts the derived parts where they belong, around the prose', () => {
  const tree = expanded(
    heading('Before you begin'),
    heading('Connect an account'),
    subheading('Connection steps'),
    subheading('Text for the account owner'),
    heading('Webhooks'),
    heading('Differences in the unified API'),
    heading('Troubleshooting'),
  );
  const titles = tree.children.flatMap((node) =>
    node.type === 'heading'
      ? node.children.map((child) => ('value' in child ? child.value : ''))
      : [],
  );
  expect(titles).toEqual([
    'Before you begin',
    'Prerequisites',
    'Connect an account',
    'Connection steps',
    'Credentials',
    'Text for the account owner',
    'Webhooks',
    'Differences in the unified API',
    'Troubleshooting',
    'Key facts',
    'API resources',
    'Rate limits',
    'API details',
    'Sources',
  ]);
});

it('puts the credentials at the end of the connection where no text is sent to the account owner', () => {
  const tree = expanded(heading('Connect an account'), subheading('Connection steps'));
  const titles = tree.children.flatMap((node) => (node.type === 'heading' ? [toString(node)] : []));
  expect(titles.slice(0, 4)).toEqual([
    'Connect an account',
    'Connection steps',
    'Credentials',
    'Key facts',
  ]);
});

it('turns a citation into a link to its source, and leaves other brackets', () => {
  const tree = expanded({
    type: 'paragraph',
    children: [{type: 'text', value: 'Before[^forum], [x] after.'}],
  });
  const [paragraph] = tree.children;
  const text = JSON.stringify(paragraph);
  expect(text).toContain('"url":"#source-forum"');
  expect(text).toContain('[2] Source: A forum');
  expect(text).toContain(', [x] after.');
});

it('gives the headings of a guide their anchors, whatever their titles are', () => {
  const tree = expanded(
    heading('Before you begin'),
    heading('Connect an account'),
    subheading('Connection steps'),
    heading('Differences in the unified API'),
    heading('Troubleshooting'),
  );
  const ids = tree.children.flatMap((node) =>
    node.type === 'heading' ? [node.data?.hProperties?.id] : [],
  );
  expect(ids).toEqual([
    'what-to-have-ready',
    'conditions',
    'connect-it',
    'for-the-integrator',
    undefined,
    'what-differs-through-the-unified-api',
    'troubleshooting',
    'at-a-glance',
    'what-its-api-exposes',
    'limits',
    'the-systems-own-api',
    undefined,
  ]);
});

it.each(['automatic', 'manual', 'none', 'unknown'] as const)(
  'says ahead of the writer’s prose what to do for webhooks: %s',
  (setup) => {
    const own = structuredClone(guide);
    own.pms.webhooks.calry = {setup, text: 'A fact.', source: 'docs'};
    const tree: Root = {
      type: 'root',
      children: [
        heading('Webhooks'),
        {type: 'paragraph', children: [{type: 'text', value: 'The prose.'}]},
      ],
    };
    expandGuide(tree, own);
    const start = tree.children.findIndex(
      (node) => node.type === 'heading' && JSON.stringify(node).includes('"Webhooks"'),
    );
    const [lead, prose] = tree.children.slice(start + 1).map((node) => JSON.stringify(node));
    expect(lead).toContain(
      {
        automatic: 'Calry creates the webhook in Harbour PMS.',
        manual: 'Setup is manual',
        none: 'Harbour PMS sends no events to Calry.',
        unknown: 'To find out whether Calry delivers Harbour PMS events, ',
      }[setup],
    );
    expect(prose).toContain('The prose.');
  },
);

it.each([
  [1, ''],
  [2, ' (1 more limit below)'],
  [15, ' (14 more limits below)'],
])('counts the limits that the key facts leave out: %i', (count, more) => {
  const own = structuredClone(guide);
  const rateLimit = own.pms.rateLimit as Exclude<typeof own.pms.rateLimit, 'unknown'>;
  const [first] = rateLimit.limits as [Limit];
  rateLimit.limits = Array.from({length: count}, () => first);
  const tree: Root = {type: 'root', children: []};
  expandGuide(tree, own);
  expect(toString(tree)).toContain(`Rate limit300 requests per 5 minutes${more}[1]`);
});

/** The text of the part below a heading, up to the next one. */
function sectionOf({children}: Root, title: string): string | undefined {
  const start = children.findIndex((node) => node.type === 'heading' && toString(node) === title);
  if (start < 0) return undefined;
  const rest = children.slice(start + 1);
  const end = rest.findIndex(({type}) => type === 'heading');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((node) => toString(node))
    .join('\n');
}

function expandedWith(change: (pms: Guide['pms']) => void): Root {
  const own = structuredClone(guide);
  change(own.pms);
  const tree: Root = {type: 'root', children: [heading('Webhooks')]};
  expandGuide(tree, own);
  return tree;
}

it('has no section on rate limits when nothing is known of them, and says so in the key facts', () => {
  const tree = expandedWith((pms) => (pms.rateLimit = 'unknown'));
  expect(sectionOf(tree, 'Rate limits')).toBeUndefined();
  expect(sectionOf(tree, 'Key facts')).toContain('Rate limitUnknown');
});

it('has a section on rate limits when a remark is all that is known', () => {
  const note = {text: 'A limit exists.', source: ['docs']};
  const tree = expandedWith((pms) => (pms.rateLimit = {limits: [], note}));
  expect(sectionOf(tree, 'Rate limits')).toBe('A limit exists[1].');
});

it('has no table of webhooks that says only "Unknown"', () => {
  const tree = expandedWith(
    (pms) => (pms.webhooks = {calry: 'unknown', system: 'unknown', events: 'unknown'}),
  );
  expect(sectionOf(tree, 'Webhooks')).not.toMatch(/unknown|documented/i);
  expect(sectionOf(tree, 'Key facts')).toContain('Webhooks through CalryUnknown');
});

it('says that the events of a PMS with webhooks are unknown', () => {
  const system = {support: 'yes', text: 'On a page.', source: ['docs']} as const;
  const tree = expandedWith(
    (pms) =>
      (pms.webhooks = {calry: 'unknown', system: {...system, source: ['docs']}, events: 'unknown'}),
  );
  const section = sectionOf(tree, 'Webhooks');
  expect(section).toContain('PMS webhooksYes. On a page.');
  expect(section).toContain('EventsUnknown');
  expect(section).not.toContain('Setup through Calry');
});

it('gives a fact on a setup that is unknown without that word', () => {
  const calry = {setup: 'unknown', text: 'By API, perhaps.', source: ['docs']} as const;
  const tree = expandedWith((pms) => (pms.webhooks.calry = {...calry, source: ['docs']}));
  expect(sectionOf(tree, 'Webhooks')).toContain('Setup through CalryBy API, perhaps.');
});

it('says in words what is unknown, and what only others report', () => {
  const text = JSON.stringify(expanded(heading('Webhooks')));
  expect(text).toContain('"value":"Unknown"');
  expect(text).toContain('Reported ');
  expect(text).toContain(' (reported)');
});

it('puts the number of a source at the last word, before a full stop', () => {
  const own = structuredClone(guide);
  own.pms.conflicts = [
    {about: 'rateLimit', text: 'They differ.', source: ['docs', 'forum']},
  ] as never;
  own.pms.prerequisites = [{kind: 'plan', text: 'A paid plan', source: 'forum'}] as never;
  const tree: Root = {type: 'root', children: [heading('Before you begin')]};
  expandGuide(tree, own);
  const text = toString(tree);
  expect(text).toMatch(/A system for small harbours\[\d\]\./);
  expect(text).toMatch(/They differ\[\d\]\u00a0\[\d\]\./);
  expect(text).toMatch(/A paid plan \(reported\)\[\d\](?!\.)/);
});

it('gives each source an anchor', () => {
  const text = JSON.stringify(expanded());
  expect(text).toContain('"id":"source-docs"');
  expect(text).toContain('"id":"source-calry-create-link"');
});

it.each<[Partial<Limit>, string, number | undefined]>([
  [{count: 300, every: 5, unit: 'minute'}, '300 requests per 5 minutes', 60],
  [{count: 10_000, every: 1, unit: 'hour'}, '10,000 requests per hour', 10_000 / 60],
  [{count: 1, every: 1, unit: 'second'}, '1 request per second', 60],
  [
    {count: 100, counted: 'credits', every: 5, unit: 'minute'},
    '100 credits per 5 minutes',
    undefined,
  ],
])('writes a limit as a phrase and as a figure', (part, phrase, figure) => {
  const limit = {counted: 'requests', scope: 'account', source: 'docs', ...part} as Limit;
  expect(limitText(limit)).toBe(phrase);
  expect(perMinute(limit)).toBe(figure);
});

it('names a page of this site by its title, without a link to itself', () => {
  const [id] = Object.keys(guide.pms.sources);
  const own = structuredClone(guide);
  const source = own.pms.sources[String(id)];
  if (!source) throw new Error('The guide has no source.');
  source.url = 'https://docs.calry.app/docs/guides/rate-limiting';
  const tree: Root = {type: 'root', children: []};
  expandGuide(tree, own);
  expect(toString(tree)).toContain(`${source.title}. Read on ${longDate(source.read)}`);
  expect(JSON.stringify(tree)).not.toContain('https://docs.calry.app');
});
