// Tests which folders import which: the order of the features, and what the site, the mock and the scripts share.
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {readData} from '../../src/plugins/readData';
import {readText} from '../../src/site/files';
import {filesIn} from '../../src/site/pages';

/** The features; each may import only those before it. */
const order = readData('src/plugins/features.yaml');

const codeIn = (folder: string) =>
  filesIn(folder).filter(
    (file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !file.startsWith('mock/dist/'),
  );

/** Lists the files of this repository that a file imports, also as types. */
function importsOf(file: string): string[] {
  const {importedFiles} = ts.preProcessFile(readText(file), true, true);
  return importedFiles.flatMap(({fileName}) => {
    if (fileName.startsWith('@site/')) return fileName.slice('@site/'.length);
    return fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : [];
  });
}

/** Returns the feature of a file in a folder of src or src/plugins; other files belong to none. */
const featureOf = (file: string): string | undefined =>
  /^src\/(?:plugins\/)?(?!plugins\/)([^/]+)\//.exec(file)?.[1];

const imports = ['src', 'mock', 'scripts']
  .flatMap(codeIn)
  .flatMap((file) => importsOf(file).map((imported) => ({file, imported})));

/** Lists the imports of files whose path matches a pattern. */
const importsFrom = (pattern: RegExp) => imports.filter(({file}) => pattern.test(file));

const listed = (found: typeof imports) =>
  found.map(({file, imported}) => `${file} imports ${imported}`);

test('every feature has its place in src/plugins/features.yaml, behind all that it imports', () => {
  const features = new Set(codeIn('src').flatMap((file) => featureOf(file) ?? []));
  expect(order).toEqual(expect.arrayContaining([...features]));
});

test('a feature imports no later one: move what both need to src/site, or pass it in docusaurus.config.ts', () => {
  const placeOf = (file: string) => order.indexOf(featureOf(file) ?? '');
  const wrong = importsFrom(/^src\//).filter(
    ({file, imported}) => placeOf(file) >= 0 && placeOf(imported) > placeOf(file),
  );
  expect(imports.length).toBeGreaterThan(1000);
  expect(listed(wrong)).toEqual([]);
});

test.each([
  ['src', /^(?:scripts|tests|bench|mock)\//],
  ['mock', /^src\//],
  // Move what both need to scripts/lib.
  ['scripts', /^(?:tests|bench)\//],
])('%s imports nothing that matches %s', (folder, forbidden) => {
  const wrong = importsFrom(new RegExp(`^${folder}/`)).filter(({imported}) =>
    forbidden.test(imported),
  );
  expect(listed(wrong)).toEqual([]);
});
