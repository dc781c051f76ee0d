import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import docusaurusPatchesPlugin from '../../../src/docusaurus-patches';
import {
  expectations,
  locate,
  themeFolders,
  unmet,
} from '../../../src/docusaurus-patches/expectations';
import {temporaryFolder} from '../../support/temporaryFolder';

const read = (file: string) => readFileSync(locate(file), 'utf8');

const rows = Object.entries(expectations);
const files = rows.flatMap(([row, holds]) =>
  Object.keys(holds).map((file) => [row, file] as const),
);
const texts = rows.flatMap(([row, holds]) =>
  Object.entries(holds).flatMap(([file, some]) => some.map((text) => [row, text, file] as const)),
);

describe('another version of Docusaurus stops the build with the name of who relies on it', () => {
  test.each(files)('%s, when %s has moved', (row, moved) => {
    const problems = unmet((file) => (file === moved ? undefined : read(file)));
    expect(problems).toEqual(
      expectations[row]?.[moved]?.map(
        (text) => `${row} relies on "${text}" in @docusaurus/${moved}.`,
      ),
    );
  });

  test.each(texts)('%s, when "%s" is written otherwise in %s', (row, text, changed) => {
    const problems = unmet((file) =>
      file === changed ? read(file).replaceAll(text, '') : read(file),
    );
    expect(problems).toEqual([`${row} relies on "${text}" in @docusaurus/${changed}.`]);
  });

  test('src/theme, when the theme has a component no more', () => {
    const folder = temporaryFolder('theme');
    mkdirSync(path.join(folder, 'Navbar/Gone'), {recursive: true});
    writeFileSync(path.join(folder, 'Navbar/Gone/index.tsx'), '');
    expect(unmet(read, folder, ['lib/theme'])).toEqual([
      `${folder}/Navbar/Gone replaces a component that is in none of lib/theme.`,
    ]);
  });

  test('src/theme, when the components of the theme have moved', () => {
    const problems = unmet(read, 'src/theme', themeFolders.slice(1));
    expect(problems).toContainEqual(
      expect.stringMatching('^src/theme/NotFound/Content replaces a component that is in none of '),
    );
  });
});

test('the version of Docusaurus that is installed is as expected', () => {
  expect(() => docusaurusPatchesPlugin()).not.toThrow();
});
