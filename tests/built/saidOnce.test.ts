import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {sentencesOf} from '../../prose/sentences.mjs';
import {undocumented} from '../../prose/terms.mjs';
import {measureBuild} from '../../scripts/voice/measure.mjs';
import {site} from './site';

/** Other words for the same: "No filter is known", "isn't published". */
const otherWords =
  /\b(?:no|none|nothing|neither)\b[^.|]{0,60}\b(?:is|are) (?:known|documented)\b|\b(?:is|are|was|were)(?: not|n['’]t)(?: yet)? (?:known|published|stated)\b/i;

/** A fence of code; in it, a message of a program may say that a value is not known. */
const fences = /^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm;

/** The address of the page, headings, the title of the page's list of gaps and links to it: they lead to what is said, and do not say it again. */
const leading = [
  /^Page: .*$/gm,
  /^#.*$/gm,
  /^\*\*Not documented yet \(\d+\)\*\*$/gm,
  /\[[^\]]*\]\([^)]*\/not-documented-yet\.md\)/g,
];

/** The sentences of a page that say that something is not documented, in code too, where comments say it. */
function gapsSaid(markdown: string): string[] {
  const text = leading.reduce((rest, pattern) => rest.replaceAll(pattern, ''), markdown);
  const inCode = [...text.matchAll(fences)].map(([code]) => code).join('\n');
  const sentences = (of: string) => of.split('\n').flatMap((line) => sentencesOf(line));
  return [
    ...sentences(text.replaceAll(fences, '')).filter(
      (sentence) => undocumented.test(sentence) || otherWords.test(sentence),
    ),
    ...sentences(inCode).filter((sentence) => undocumented.test(sentence)),
  ];
}

describe('no page says twice that something is not documented', () => {
  test.each(measureBuild(site).map(({route}) => route))('%s', (route) => {
    const said = gapsSaid(readFileSync(path.join(site, `${route}.md`), 'utf8'));
    expect(
      said.length,
      `Say what to do instead, or list the gap:\n${said.join('\n')}`,
    ).toBeLessThanOrEqual(1);
  });
});

test.each([
  ['in a paragraph', "Its fields aren't documented yet. The status isn't published.", 2],
  ['in a list', '- `a`: The values are not documented.\n- `b`: No filter for it is known.', 2],
  ['in a table', '| a | not documented |\n| b | not documented |', 2],
  ['in a comment of a program', "```js\n// Where it is isn't documented yet.\n```", 1],
  ['not in a message of a program', "```js\nthrow new Error('The number is not known');\n```", 0],
  ['not in a heading', '## Not documented yet\n\n- The type.', 0],
  ['not in the title of the list', '**Not documented yet (2)**\n\n- the type\n- the values', 0],
  [
    'not in a link to the list',
    'See [Not documented yet](https://x/docs/not-documented-yet.md).',
    0,
  ],
])('a mention is counted: %s', (_, markdown, count) => {
  expect(gapsSaid(markdown)).toHaveLength(count);
});
