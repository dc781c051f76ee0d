import {lint} from 'markdownlint/sync';
import {expect, test} from 'vitest';
import headings, {capitals} from '../../../prose/rules/headings.mjs';
import links from '../../../prose/rules/links.mjs';
import words from '../../../prose/rules/words.mjs';

const rules = [...words, headings, links];
const on = ['terms', 'voice', 'sentence-case', 'site-links'].map((rule) => [rule, true]);

/** Reports of the rules about a page: rule, line and message. */
function findings(text: string, file = 'docs/guides/page.mdx'): string[] {
  const config = {default: false, ...Object.fromEntries(on)};
  const results = lint({strings: {[file]: text}, config, customRules: rules});
  return (results[file] ?? []).map(
    ({ruleNames, lineNumber, errorDetail}) => `${ruleNames[0]}:${lineNumber}: ${errorDetail}`,
  );
}

test.each<[name: string, text: string, finding: string]>([
  ['a term', 'First line.\n\nSend an e-mail.', 'terms:3: "e-mail". Write email: one spelling.'],
  ['a term in a quotation', '> Read the e-mail.', 'terms:1: "e-mail". Write email: one spelling.'],
  [
    'a heading',
    '## Create The Link',
    'sentence-case:1: "The", "Link". Write it in lower case; if it is a proper name, add it to prose/names.txt.',
  ],
  [
    'a title in the front matter',
    '---\ntitle: Create A Link\n---\n\nText.',
    'sentence-case:5: line 2 of the file, in the front matter: "Link". Write it in lower case; if it is a proper name, add it to prose/names.txt.',
  ],
  [
    'a fact of a guide in the front matter',
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
])('a finding names the line, what is there and what to write: %s', (_, text, finding) => {
  expect(findings(text)).toEqual([finding]);
});

const correctPage = `---
title: How Calry Link works
description: Create a link, and read how it ended.
---

import Tabs from '@theme/Tabs';

## Step 1: Create the link with OAuth2

Send \`email\` and \`roomTypes\`, see [the address](/docs/guides/pagination) or <a href="/email">this</a>.

> Simply sign in.

\`\`\`js
const simply = "e-mail";
\`\`\`

Write to mail@calry.app. {/* simply */}
`;

test.each<[where: string, text: string, file?: string]>([
  ['in a page without a mistake', correctPage],
  [
    'in titles and addresses of sources and in names of fields',
    '---\ntitle: X\nsources:\n  a:\n    title: Click Here\n    url: https://x.example/email\nroomTypes: unknown\n---\n',
  ],
  [
    'in the title of a PMS guide, which is a name',
    '---\ntitle: Your Own System\n---\n\nText.',
    'docs/PMS Specific Guides/x.mdx',
  ],
  ['in a link of a README to a file', 'See [it](docs/x.md).', 'README.md'],
  [
    'on a line for which a rule is switched off',
    '{/* <!-- markdownlint-disable-next-line voice --> */}\nSimply.',
  ],
])('nothing is found %s', (_, text, file) => {
  expect(findings(text, file)).toEqual([]);
});

test.each([
  ['Next steps', []],
  ['Step 1: Create it', []],
  ['Does it work? Yes', []],
  ["Hostaway's webhooks", []],
  ['The API of Hostaway and the PMS', []],
  ['Read The Logs', ['The', 'Logs']],
])('the heading "%s" has these words in title case: %j', (heading, wrong) => {
  expect(capitals(heading)).toEqual(wrong);
});
