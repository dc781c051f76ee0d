import {readFileSync} from 'node:fs';
import {lint} from 'markdownlint/sync';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
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

const rows = parse(readFileSync('tests/unit/prose/findings.yaml', 'utf8')) as {
  where: string;
  text: string;
  finding: string;
}[];

test.each(rows)(
  'a finding names the line, what is there and what to write: $where',
  ({text, finding}) => expect(findings(text)).toEqual([finding]),
);

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
