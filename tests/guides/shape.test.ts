import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {proseLines} from '../../src/pms/model/body';

const guides = [
  'docs/introduction.mdx',
  'docs/calrylink.mdx',
  ...readdirSync('docs/guides', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join('docs/guides', name)),
];

/** As many paragraphs may stand above the first heading. */
const MOST_PARAGRAPHS = 4;

const fence = /^```\w+ file="([^"]+)"(?: region="([^"]+)")?$/gm;

/** Programs of which a page shows a part and not, below that part, once the whole. */
function programFaults(page: string): string[] {
  const shown = [...page.matchAll(fence)].map(([, file = '', region], index) => ({
    file,
    region,
    index,
  }));
  return [...new Set(shown.map(({file}) => file))].flatMap((file) => {
    const own = shown.filter((one) => one.file === file);
    const wholes = own.filter(({region}) => region === undefined);
    const isLast = own.at(-1) === wholes[0];
    return wholes.length === 1 && isLast
      ? []
      : [`Show ${file} whole once, below its parts, under "Complete program".`];
  });
}

/** What a guide lacks, as sentences that say what to write. */
function lacks(page: string): string[] {
  const lines = proseLines(page.replace(/^---\n.*?\n---\n/s, '')).map(({text}) => text);
  const headings = lines.filter((line) => line.startsWith('## '));
  const first = lines.findIndex((line) => line.startsWith('## '));
  const top = lines.slice(0, first).filter((line) => line && !/^(import|<|:::)/.test(line));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('## ')) + 1);
  const found: string[] = [];
  if (top.length === 0 || top.length > MOST_PARAGRAPHS) {
    found.push(
      `Above the first heading, say in at most ${MOST_PARAGRAPHS} paragraphs what the reader builds and needs; here are ${top.length}.`,
    );
  }
  const needs = lines.some((line) => /^You need\b|^## Before you start\b/.test(line));
  if (page.includes('file="samples/') && !needs) {
    found.push(
      'Say what the reader needs: a paragraph that begins with "You need", or "## Before you start".',
    );
  }
  if (headings.at(-1) !== '## Next steps') {
    found.push('End with "## Next steps".');
  } else if (!last.some((line) => /^- .*\]\(\//.test(line))) {
    found.push('Under "Next steps", list at least one page as a link.');
  }
  return [...found, ...programFaults(page)];
}

test.each(guides)('%s has the shape of a guide', (file) => {
  expect(lacks(readFileSync(file, 'utf8'))).toEqual([]);
});

describe('a guide without', () => {
  const part = '```js file="samples/a.mjs" region="loop"\n```\n\n';
  const whole = '```js file="samples/a.mjs"\n```\n\n';
  const right = `Read a list.\n\nYou need a key.\n\n## 1. A\n\n${part}## Complete program\n\n${whole}## Next steps\n\n- [B](/docs/b)\n`;

  test.each([
    ['an opening', right.replace('Read a list.\n\nYou need a key.\n\n', ''), /here are 0\.$/],
    ['a short opening', right.replace('Read', 'A\n\nB\n\nC\n\nRead'), /here are 5\.$/],
    ['what the reader needs', right.replace('You need', 'Take'), /begins with "You need"/],
    ['an end', right.replace('## Next', '## Where'), /^End with/],
    ['links at its end', right.replace('](/', '](#'), /^Under "Next steps"/],
    ['the whole program', right.replace(whole, ''), /^Show samples\/a\.mjs whole once/],
    [
      'the program below its parts',
      right.replace(part, whole + part).replace(`gram\n\n${whole}`, 'gram\n\n'),
      /^Show samples\/a\.mjs whole once/,
    ],
  ])('%s is told what to write', (_, page, message) => {
    expect(lacks(right)).toEqual([]);
    expect(lacks(page)).toContainEqual(expect.stringMatching(message));
  });
});
