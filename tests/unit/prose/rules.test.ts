import {lint} from 'markdownlint/sync';
import {describe, expect, test} from 'vitest';
import headings, {capitals} from '../../../prose/rules/headings.mjs';
import links from '../../../prose/rules/links.mjs';
import words from '../../../prose/rules/words.mjs';

const config = {
  default: false,
  terms: true,
  voice: true,
  'sentence-case': true,
  'site-links': true,
};

/** What the rules say about a page: rule, line and message. */
function findings(text: string, file = 'docs/guides/page.mdx'): string[] {
  const results = lint({strings: {[file]: text}, config, customRules: [...words, headings, links]});
  return (results[file] ?? []).map(
    ({ruleNames, lineNumber, errorDetail}) => `${ruleNames[0]}:${lineNumber}: ${errorDetail}`,
  );
}

test('a page that is right has no finding', () => {
  const page = [
    '---',
    'title: How Calry Link works',
    'description: Create a link, and read how it ended.',
    '---',
    '',
    "import Tabs from '@theme/Tabs';",
    '',
    '## Step 1: Create the link with OAuth2',
    '',
    'Send `email` and `roomTypes`, see [the address](/docs/guides/pagination) or <a href="/email">this</a>.',
    '',
    '> Simply sign in.',
    '',
    '```js',
    'const simply = "e-mail";',
    '```',
    '',
    'Write to mail@calry.app. {/* simply */}',
  ];
  expect(findings(page.join('\n'))).toEqual([]);
});

describe('a finding names the line, what is there and what to write', () => {
  const cases: [name: string, text: string, finding: string][] = [
    ['a term', 'First line.\n\nSend an e-mail.', 'terms:3: "e-mail". Write email: one spelling.'],
    [
      'a term in a letter to somebody else',
      '> Read the e-mail.',
      'terms:1: "e-mail". Write email: one spelling.',
    ],
    [
      'a word that says nothing',
      'Simply send it.',
      'voice:1: "Simply". Write the sentence without it: what is easy for the writer may not be for the reader.',
    ],
    [
      'a passive that hides who acts',
      'The value is to be sought in the console.',
      'voice:1: "is to be sought". Write who does what: the passive hides who acts.',
    ],
    ...[
      ['Calry lists 600 requests a minute.', 'Calry lists'],
      ['The limit is listed by Calry.', 'listed by Calry'],
      ["Calry's connection steps use an OAuth app.", "Calry's connection steps"],
      ['Calry’s earlier connection steps differ.', 'Calry’s earlier connection steps'],
      ["Calry's steps enable everything.", "Calry's steps"],
      ['Calry names Premium accounts.', 'Calry names'],
      ['According to Calry, one code is enough.', 'According to Calry'],
      ['Ask Calry which template to use.', 'Ask Calry'],
      [
        'An early table of [fields](/docs/contact) lists no title.',
        'early table of [fields] lists',
      ],
      ['An early Calry table lists no title.', 'early Calry table lists'],
    ].map(
      ([text = '', found = '']) =>
        [
          `what an outsider says: ${found}`,
          text,
          `voice:1: "${found}". Write the fact itself, as in "The connection screen asks for the key.", or what to do, as in "Plan for 600 requests a minute.": these pages are Calry’s own and do not report on it from outside.`,
        ] as [string, string, string],
    ),
    [
      'a heading',
      '## Create The Link',
      'sentence-case:1: "The", "Link". Write it in lower case; if it is a proper name, add it to prose/names.txt.',
    ],
    [
      'a title, whose line lies in the front matter',
      '---\ntitle: Create A Link\n---\n\nText.',
      'sentence-case:5: line 2 of the file, in the front matter: "Link". Write it in lower case; if it is a proper name, add it to prose/names.txt.',
    ],
    [
      'a fact of a guide, which lies in the front matter too',
      '---\ntitle: X\npms:\n  pagination:\n    text: Pages are simply numbered.\n---\n\nText.',
      'voice:8: line 5 of the file, in the front matter: "simply". Write the sentence without it: what is easy for the writer may not be for the reader.',
    ],
    [
      'a link to a file',
      'See [it](pagination.mdx#end).',
      'site-links:1: "pagination.mdx#end". Link to the address of the page, such as /docs/guides/pagination, not to its file.',
    ],
    [
      'a relative link',
      'See [it](../guides/pagination).',
      'site-links:1: "../guides/pagination". Write the address from the root of the site, such as /docs/guides/pagination: it stays right when this page moves.',
    ],
    [
      'a link with the host',
      'See [it](https://docs.calry.app/docs/contact).',
      'site-links:1: "https://docs.calry.app/docs/contact". Write /docs/contact, without the host: the link checker then watches it.',
    ],
  ];

  test.each(cases)('%s', (_, text, finding) => {
    expect(findings(text)).toEqual([finding]);
  });
});

test('words of others and names of fields are left alone', () => {
  const page =
    '---\ntitle: X\nsources:\n  a:\n    title: Click Here\n    url: https://x.example/email\nroomTypes: unknown\n---\n';
  expect(findings(page)).toEqual([]);
});

test('the title of a PMS guide is the name of the system', () => {
  const page = '---\ntitle: Your Own System\n---\n\nText.';
  expect(findings(page, 'docs/PMS Specific Guides/x.mdx')).toEqual([]);
});

test('a README may link to files', () => {
  expect(findings('See [it](docs/x.md).', 'README.md')).toEqual([]);
});

test('a rule is switched off for one line of a page', () => {
  const off = '{/* <!-- markdownlint-disable-next-line voice --> */}\n';
  expect(findings(`${off}Simply.`)).toEqual([]);
});

test.each([
  ['Next steps', []],
  ['Step 1: Create it', []],
  ['Does it work? Yes', []],
  ["Hostaway's webhooks", []],
  ['The API of Hostaway and the PMS', []],
  ['Read The Logs', ['The', 'Logs']],
])('capitals of "%s"', (heading, wrong) => {
  expect(capitals(heading)).toEqual(wrong);
});
