import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {namedOperations} from '../../src/reference/contract/find';
import {loadContract} from '../../src/reference/contract/load';
import {site} from './site';

const operations = namedOperations(loadContract());
const undocumented = /(\b(not|nor|neither)|n['’]t)\b[^.]{0,40}\b(published|documented)\b/i;

/**
 * Sentences of a page's Markdown, in its order, without code, tables and the titles of notices. Each bullet is one group: two
 * fields may each have a gap of their own. The paragraphs between two headings are one group as well.
 */
function groups(markdown: string): string[][] {
  const text = markdown
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll('**Inferred, not documented.**', '')
    .replaceAll('**Not documented yet.**', '')
    .replaceAll(/\*\*Not documented yet \(\d+\)\*\*\n(\n?- .*)+/g, '');
  const found: string[][] = [[]];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('|')) continue;
    if (/^(#|- |\d+\. )/.test(line)) found.push([]);
    found.at(-1)?.push(...line.split(/(?<=[.!?])\s+(?=[A-Z*`])/));
  }
  return found;
}

/** Pairs of neighbouring sentences that both say that something is not documented. */
function saidTwice(markdown: string): string[] {
  return groups(markdown).flatMap((sentences) =>
    sentences
      .slice(1)
      .map((sentence, index) => [sentences[index] ?? '', sentence] as const)
      .filter((pair) => pair.every((sentence) => undocumented.test(sentence)))
      .map((pair) => pair.join(' | ')),
  );
}

test.each(operations.map(({key, route}) => ({key, route})))(
  '$key says once, not twice in a row, what is not documented',
  ({route}) => {
    expect(saidTwice(readFileSync(path.join(site, `${route}.md`), 'utf8'))).toEqual([]);
  },
);

test('a repetition is seen, within a line and over a paragraph', () => {
  expect(
    saidTwice('- `a`: The values are not published. Not documented yet: the values.'),
  ).toHaveLength(1);
  expect(
    saidTwice('The status is not published.\n\nIts fields aren’t documented yet.'),
  ).toHaveLength(1);
  expect(saidTwice('- `a`: Not documented yet: x.\n- `b`: Not documented yet: y.')).toEqual([]);
});
