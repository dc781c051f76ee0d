import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {contractVocabulary} from './support/vocabulary';

const page = readFileSync('docs/guides/errors.mdx', 'utf8');

/** Rows of the guide's tables: status, cause, repeat, what to do. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const {statuses} = contractVocabulary();

test.each([...statuses])('the guide to errors explains status %s of the contract', (status) => {
  const row = rows.find(([codes = '']) => codes.includes(`\`${status}\``));
  expect(
    row,
    `docs/guides/errors.mdx has no row for ${status}: add its cause, whether to repeat, and how.`,
  ).toBeDefined();
  const [, cause, repeat, how] = row ?? [];
  expect(cause).toMatch(/\w{3}/);
  expect(repeat).toMatch(/^(no|yes|.+: .+)$/);
  expect(how).toMatch(/\w{3}/);
});

test('what it calls documented are the statuses of the contract, all of them and no other', () => {
  const documented = /\n## Documented statuses[^\n]*\n(.*?)\n## /s.exec(page)?.[1] ?? '';
  const named = [...documented.matchAll(/^\| `(\d+)`/gm)].map(([, status]) => status);
  expect(named.toSorted()).toEqual([...statuses].toSorted());
});
