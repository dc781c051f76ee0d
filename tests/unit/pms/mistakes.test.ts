import {describe, expect, it} from 'vitest';
import {splitPage} from '../../../src/site/pageFile';
import {mistakesIn, type Problem} from '../../../src/site/writerError';
import {duplicateProblems, type Guide, validateGuide} from '../../../src/pms/model/validate';
import {complaintsOf, rightGuide, spoil, surroundings} from './guide';

it('finds nothing in a guide that is right', () => {
  expect(complaintsOf(rightGuide)).toEqual([]);
});

const mistakes: [
  kind: string,
  piece: string,
  replacement: string,
  at: string,
  messages: string[],
][] = [
  [
    'a missing key',
    '  pagination: unknown\n',
    '',
    'pms:',
    [
      'pms.pagination: this key is missing. Allowed: unknown, or a mapping with the keys style, text, source, confidence.',
    ],
  ],
  [
    'an event that stands twice',
    '    events: unknown',
    "    events: {names: [booked, booked], complete: 'no', source: docs}",
    'events:',
    ['pms.webhooks.events.names: found a list. Allowed: each name once.'],
  ],
  [
    'a key that does not exist',
    '  sandbox: unknown',
    '  sandbox: unknown\n  sandbocks: unknown',
    'sandbocks',
    [
      'pms.sandbocks: there is no such key. Allowed: summary, linkKeys, otherNames, status, vendor, api, authentication, credentials, prerequisites, webhooks, rateLimit, pagination, sandbox, resources, conflicts, gaps, sources. Did you mean "sandbox"?',
    ],
  ],
  [
    'a misspelt key deep inside',
    'goesTo: connect-screen',
    'goesto: connect-screen',
    'goesto:',
    [
      'pms.credentials[0].goesTo: this key is missing. Allowed: connect-screen, workspace, sign-in, system, not-asked, unknown.',
      'pms.credentials[0].goesto: there is no such key. Allowed: name, suppliedBy, where, goesTo, required, route, note, source, confidence. Did you mean "goesTo"?',
    ],
  ],
  [
    'a value outside a closed list',
    'setup: manual',
    'setup: manuel',
    'manuel',
    [
      'pms.webhooks.calry.setup: found "manuel". Allowed: automatic, manual, none, unknown. Did you mean "manual"?',
    ],
  ],
  [
    'a value outside a list of methods',
    'methods: [api-key]',
    'methods: [apikey]',
    '[apikey]',
    [
      'pms.authentication.methods[0]: found "apikey". Allowed: oauth-authorization-code, oauth-client-credentials, api-key, access-token, key-pair, login, invite-code. Did you mean "api-key"?',
    ],
  ],
  [
    'a number written as text',
    'count: 300',
    "count: '300'",
    "'300'",
    ['pms.rateLimit.limits[0].count: found "300". Allowed: a number, without quotes: 300.'],
  ],
  [
    'a number that cannot be',
    'every: 5',
    'every: 0',
    'every: 0',
    ['pms.rateLimit.limits[0].every: found 0. Allowed: a number above 0.'],
  ],
  [
    'text written as a number',
    'scope: account',
    'scope: 7',
    'scope: 7',
    ['pms.rateLimit.limits[0].scope: found 7. Allowed: text (put it in quotes).'],
  ],
  [
    'yes without quotes',
    "roomTypes: {support: 'no'",
    'roomTypes: {support: false',
    'false',
    [
      "pms.resources.roomTypes.support: found false. Allowed: yes, no, unknown. Write 'no', with quotes.",
    ],
  ],
  [
    'a misspelt unknown',
    'style: unknown',
    'style: unkown',
    'unkown',
    [
      'pms.api.style: found "unkown". Allowed: unknown, or a mapping with the keys text, source, confidence. Did you mean "unknown"?',
    ],
  ],
  [
    'a fact without a source',
    "properties: {support: 'yes', source: docs}",
    "properties: {support: 'yes'}",
    'properties:',
    ['pms.resources.properties.source: this key is missing. Allowed: text, or a list.'],
  ],
  [
    'an empty source',
    'system: unknown',
    "system: {support: 'yes', text: By API., source: ''}",
    "source: ''",
    [
      'pms.webhooks.system.source: this key is empty. Allowed: lower-case words joined by hyphens, for example rate-limits.',
    ],
  ],
  [
    'an empty list of sources',
    'source: forum}',
    'source: []}',
    'source: []',
    ['pms.webhooks.calry.source: found a list. Allowed: a list of at least 1.'],
  ],
  [
    'a source that does not exist',
    'source: forum}',
    'source: [forum, dosc]}',
    'dosc',
    [
      'pms.webhooks.calry.source: found "dosc", which is no source. Allowed: an id of pms.sources. Did you mean "docs"?',
    ],
  ],
  [
    'a source that nothing cites',
    'source: forum}',
    'source: docs}',
    'forum:',
    ['pms.sources.forum: neither a fact nor the body cites this source. Cite it, or remove it.'],
  ],
  [
    'a source with the id of a shared one',
    '    forum: {',
    "    calry-guide: {url: https://x.example, title: X, read: '2026-11-20', confidence: secondary}\n    forum: {",
    'calry-guide:',
    [
      'pms.sources.calry-guide: this id belongs to a shared source. Cite that one, or choose another id.',
      'pms.sources.calry-guide: neither a fact nor the body cites this source. Cite it, or remove it.',
    ],
  ],
  [
    'an id that is not one',
    '    forum: {',
    '    Old Forum: {',
    'Old Forum:',
    [
      'pms.sources.Old Forum: this id is not valid. Allowed: lower-case words joined by hyphens, for example rate-limits.',
    ],
  ],
  [
    'a date to come',
    "title: A forum, read: '2026-11-20'",
    "title: A forum, read: '2026-12-24'",
    '2026-12-24',
    ['pms.sources.forum.read: found "2026-12-24", a day to come. Allowed: a day up to 2026-11-21.'],
  ],
  [
    'a date that is none',
    "title: A forum, read: '2026-11-20'",
    "title: A forum, read: '2026-11-31'",
    '2026-11-31',
    [
      `pms.sources.forum.read: found "2026-11-31". Allowed: a date in quotes, such as '2026-11-20'.`,
    ],
  ],
  [
    'a bad address',
    'url: https://harbour.example,',
    'url: harbour.example,',
    'url: harbour.example',
    [
      'pms.vendor.url: found "harbour.example". Allowed: a complete web address, such as https://example.com/docs.',
    ],
  ],
  [
    'a key that create-link does not take',
    'keys: [smoobu]',
    'keys: [smobu]',
    'smobu',
    [
      'pms.linkKeys.keys[0]: found "smobu", which create-link does not take. Allowed: smoobu, guesty, hostaway. Did you mean "smoobu"?',
    ],
  ],
  [
    'a key that stands twice',
    '  sandbox: unknown',
    '  sandbox: unknown\n  sandbox: unknown',
    'sandbox: unknown',
    ['front matter: this key stands twice in its mapping. Keep one of them.'],
  ],
  [
    'YAML that cannot be read',
    'text: One key for each account.',
    'text: One key: for each account.',
    'One key: for',
    ['front matter: Nested mappings are not allowed in compact mappings.'],
  ],
  [
    'a description that is too short',
    'description: Connect Harbour PMS with an API key that the account owner makes, and learn what its own interface exposes.',
    'description: Harbour.',
    'description:',
    ['description: found "Harbour.". Allowed: at least 70 characters.'],
  ],
  [
    'a slug in the front matter',
    'title: Harbour PMS',
    'title: Harbour PMS\nslug: harbour',
    'slug: harbour',
    ['slug: there is no such key. Allowed: title, description, pms.'],
  ],
  [
    'an empty list of limits',
    '    limits:\n      - {count: 300, counted: requests, every: 5, unit: minute, scope: account, source: docs}',
    '    limits: []',
    'limits: []',
    [
      'pms.rateLimit.limits: this list is empty. Allowed: at least one limit, a note that says what is published, or rateLimit: unknown.',
    ],
  ],
  [
    'unknown support without a note',
    "properties: {support: 'yes', source: docs}",
    'properties: {support: unknown, source: docs}',
    'properties:',
    [
      'pms.resources.properties.support: found "unknown" without a note. Allowed: a note with it, or properties: unknown.',
    ],
  ],
  [
    'a conflict about nothing',
    '  gaps: []',
    '  conflicts:\n    - {about: rateLimits, text: They disagree., source: [docs, forum]}\n  gaps: []',
    'rateLimits',
    [
      'pms.conflicts[0].about: found "rateLimits". Allowed: summary, linkKeys, otherNames, vendor, api, authentication, credentials, prerequisites, webhooks, rateLimit, pagination, sandbox, resources. Did you mean "rateLimit"?',
    ],
  ],
  [
    'a citation of nothing',
    'An account[^docs].',
    'An account[^doc].',
    '[^doc]',
    ['[^doc]: there is no such source. Allowed: an id of pms.sources. Did you mean "docs"?'],
  ],
  [
    'a section that does not exist',
    '## Webhooks\n',
    '## Web hooks\n',
    '## Web hooks',
    [
      'section "Webhooks" is missing.',
      'heading "Web hooks": no such section. Allowed: Before you begin, Connect an account, Webhooks, Differences in the unified API, Troubleshooting. Did you mean "Webhooks"?',
    ],
  ],
  [
    'the two ways to connect in the wrong order',
    '### Connection steps',
    '### Steps for connecting',
    '## Connect an account',
    [
      'section "Connect an account": found the parts "Steps for connecting", "Text for the account owner". Allowed: "Connection steps", then "Text for the account owner".',
    ],
  ],
];

describe('a mistake names the line, the key, what is there and what is allowed', () => {
  it.each(mistakes)('%s', (_kind, piece, replacement, at, messages) => {
    const complaints = complaintsOf(spoil(piece, replacement));
    expect(complaints.map(({message}) => message)).toEqual(messages);
    expect(complaints.at(-1)?.at).toContain(at);
  });
});

describe('two guides', () => {
  const file = (name: string, content: string) => {
    const parts = splitPage(name, content);
    return {file: parts, guide: validateGuide(parts, surroundings).guide as Guide};
  };

  it('may not share a name, a description or a key', () => {
    const problems = duplicateProblems([
      file('harbour.mdx', rightGuide),
      file('other.mdx', rightGuide),
    ]);
    expect(problems.map(({message}) => message)).toEqual([
      'title: found "Harbour PMS", which harbour.mdx has already. Allowed: a value of its own.',
      'description: found "Connect Harbour PMS with an API key that the account owner makes, and learn what its own interface exposes.", which harbour.mdx has already. Allowed: a value of its own.',
      'pms.linkKeys: found "smoobu", which harbour.mdx has already. Allowed: a value of its own.',
    ]);
  });
});

describe('the error that stops the build', () => {
  const problems: Problem[] = [
    {file: 'a.mdx', line: 3, message: 'title: this key is missing. Allowed: text.'},
    {file: 'b.mdx', line: 9, message: 'pms.gaps: this key is missing. Allowed: a list.'},
  ];

  it('lists every mistake and shows no stack trace', () => {
    const error = mistakesIn('the PMS guides', problems);
    expect(error.stack).toBe(
      '2 mistakes in the PMS guides:\na.mdx:3: title: this key is missing. Allowed: text.\nb.mdx:9: pms.gaps: this key is missing. Allowed: a list.',
    );
  });
});
