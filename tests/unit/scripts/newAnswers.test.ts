import {mkdirSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {isFree, isTitle, slugOf} from '../../../scripts/new/answers.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

const before = process.cwd();

beforeEach(() => {
  process.chdir(temporaryFolder('names'));
  mkdirSync('docs');
  writeFileSync('docs/FantasticStay.mdx', '');
});

afterEach(() => process.chdir(before));

test.each([
  ['Über Prüfungen', 'uber-prufungen'],
  ['Größe zählt', 'grosse-zahlt'],
  ['A: "b" {c} <d>', 'a-b-c-d'],
  ['東京', ''],
])('the title "%s" becomes the file name "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

const letters = 'Allowed are the letters a to z in lower case and digits';

test.each<[name: string, problem?: string]>([
  ['fantastic-stay'],
  // Windows and macOS take both for one file.
  ['fantasticstay', 'docs/FantasticStay.mdx is there already; choose a name that is free.'],
  ...['Pagination', 'übersicht', 'a/b', '../x', 'a b', 'a--b', ''].map((name): [string, string] => [
    name,
    letters,
  ]),
  ['a'.repeat(300), 'Allowed are 1 to 60 characters; these are 300.'],
])('the file name "%s" is accepted, or refused with: %s', (name, problem) => {
  const found = isFree(name, `docs/${name}.mdx`);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

test('a file name is free in a folder that does not exist', () => {
  expect(isFree('x', 'blog/x.mdx')).toBeUndefined();
});

test('a title has at most as many characters as search engines show', () => {
  expect(isTitle('Cancel a booking')).toBeUndefined();
  expect(isTitle('A'.repeat(71))).toBe('Allowed are 1 to 70 characters; these are 71.');
});
