import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {splitByComma} from './flow';

test('a phrase that a comma has split is found', () => {
  expect(
    splitByComma('a.yaml', 'x: 1\nx-missing: [the row, of which one half is cut off]\n'),
  ).toEqual([
    'a.yaml:2: "the row" is one of 2 items in brackets, parted by commas. Write phrases as a list of lines that begin with "- ", so that a comma can stand in one.',
    'a.yaml:2: "of which one half is cut off" is one of 2 items in brackets, parted by commas. Write phrases as a list of lines that begin with "- ", so that a comma can stand in one.',
  ]);
  expect(splitByComma('a.yaml', 'id: {type: string, description: The id, if any.}\n')).toEqual([
    'a.yaml:1: "if any." is a key without a value: a comma before it ends the text. Put the text into quotes.',
  ]);
});

test('what is quoted, a single phrase and a list of words are not', () => {
  const fine = "a: [the row]\nb: ['one, two', 'three four']\nc: [GET, POST]\nd: {e: 'x, y'}\n";
  expect(splitByComma('a.yaml', fine)).toEqual([]);
});

test('nothing in the contract is split by a comma', () => {
  const files = readdirSync('openapi', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap((file) => {
      const path = join('openapi', file);
      return splitByComma(path, readFileSync(path, 'utf8'));
    }),
  ).toEqual([]);
});
