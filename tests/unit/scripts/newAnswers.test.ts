import {mkdirSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isFree, isTitle, slugOf} from '../../../scripts/new/answers.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

describe('a name from a title', () => {
  it.each([
    ['Über Prüfungen', 'uber-prufungen'],
    ['Größe zählt', 'grosse-zahlt'],
    ['A: "b" {c} <d>', 'a-b-c-d'],
    ['東京', ''],
  ])('%s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe('the name of a new file', () => {
  const before = process.cwd();
  beforeEach(() => {
    process.chdir(temporaryFolder('names'));
    mkdirSync('docs');
    writeFileSync('docs/FantasticStay.mdx', '');
  });
  afterEach(() => process.chdir(before));
  const problem = (name: string) => isFree(name, `docs/${name}.mdx`);

  it('is free', () => {
    expect(problem('fantastic-stay')).toBeUndefined();
    expect(isFree('x', 'blog/x.mdx')).toBeUndefined();
  });

  it('is taken where another differs in capitals alone', () => {
    expect(problem('fantasticstay')).toBe(
      'docs/FantasticStay.mdx is there already; choose a name that is free.',
    );
  });

  it.each(['Pagination', 'übersicht', 'a/b', '../x', 'a b', 'a--b', ''])('is not “%s”', (name) => {
    expect(problem(name)).toContain('Allowed are the letters a to z in lower case and digits');
  });

  it('is short enough for every file system', () => {
    expect(problem('a'.repeat(300))).toBe('Allowed are 1 to 60 characters; these are 300.');
  });
});

it('a title is one that search engines show whole', () => {
  expect(isTitle('Cancel a booking')).toBeUndefined();
  expect(isTitle('A'.repeat(71))).toBe('Allowed are 1 to 70 characters; these are 71.');
});
