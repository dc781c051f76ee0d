import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  expectations,
  locate,
  themeFolders,
  unmetExpectations,
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

describe('a change in Docusaurus stops the build, and the message lists what relies on it', () => {
  test.each(files)('%s, when %s has moved', (row, moved) => {
    const problems = unmetExpectations((file) => (file === moved ? undefined : read(file)));
    expect(problems).toEqual(
      expectations[row]?.[moved]?.map(
        (text) => `${row} relies on "${text}" in @docusaurus/${moved}.`,
      ),
    );
  });

  test.each(texts)('%s, when "%s" is written otherwise in %s', (row, text, changed) => {
    const problems = unmetExpectations((file) =>
      file === changed ? read(file).replaceAll(text, '') : read(file),
    );
    expect(problems).toEqual([`${row} relies on "${text}" in @docusaurus/${changed}.`]);
  });

  test('src/theme, when the theme no longer has a component', () => {
    const folder = temporaryFolder('theme');
    mkdirSync(path.join(folder, 'Navbar/Gone'), {recursive: true});
    writeFileSync(path.join(folder, 'Navbar/Gone/index.tsx'), '');
    expect(unmetExpectations(read, folder, ['lib/theme'])).toEqual([
      `${folder}/Navbar/Gone replaces a component that does not exist in lib/theme.`,
    ]);
  });

  test('src/theme, when the components of the theme have moved', () => {
    const problems = unmetExpectations(read, 'src/theme', themeFolders.slice(1));
    expect(problems).toContainEqual(
      expect.stringMatching(
        '^src/theme/NotFound/Content replaces a component that does not exist in ',
      ),
    );
  });
});
