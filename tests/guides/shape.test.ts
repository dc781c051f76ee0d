import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {proseLines} from '../../src/pms/body';

const guides = [
  'docs/introduction.mdx',
  'docs/calrylink.mdx',
  ...readdirSync('docs/guides', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join('docs/guides', name)),
];

/** What a guide lacks, as sentences that say what to write. */
function lacks(page: string): string[] {
  const lines = proseLines(page.replace(/^---\n.*?\n---\n/s, '')).map(({text}) => text);
  const headings = lines.filter((line) => line.startsWith('## '));
  const top = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('## ')),
  );
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('## ')) + 1);
  const found: string[] = [];
  if (!top.some((line) => /^At the end of this (guide|page)\b/.test(line))) {
    found.push('Above its first heading, begin a paragraph with "At the end of this guide".');
  }
  if (headings.at(-1) !== '## What to read next') {
    found.push('End with "## What to read next".');
  } else if (!last.some((line) => /^- .*\]\(\//.test(line))) {
    found.push('Under "What to read next", list at least one page as a link.');
  }
  return found;
}

test.each(guides)('%s says what its reader will have, and what to read next', (file) => {
  expect(lacks(readFileSync(file, 'utf8'))).toEqual([]);
});

describe('a guide without', () => {
  const right =
    'At the end of this guide all is well.\n\n## A\n\n## What to read next\n\n- [B](/docs/b)\n';

  test.each([
    ['its promise', right.replace('At the end', 'Later'), /^Above its first heading/],
    ['an end', right.replace('## What', '## Where'), /^End with/],
    ['links at its end', right.replace('](/', '](#'), /^Under "What to read next"/],
  ])('%s is told what to write', (_, page, message) => {
    expect(lacks(right)).toEqual([]);
    expect(lacks(page)).toEqual([expect.stringMatching(message)]);
  });
});
