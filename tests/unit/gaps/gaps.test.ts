// Tests the list of undocumented details, and the page that shows it.
import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadGaps} from '../../../src/plugins/gaps';
import {uncertainParts} from '../../../src/plugins/gaps/contract';
import {gapsByPage} from '../../../src/plugins/gaps/page';
import {unknownFacts} from '../../../src/plugins/gaps/systems';
import {loadGuides} from '../../../src/plugins/pms/model';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {readYaml} from '../../../src/site/yamlFiles';
import {readRows} from '../../support/readRows';

const gaps = loadGaps();
const contract = loadContract();
const guides = loadGuides();

/** Returns all values of a key in a file of the contract, except in examples. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === key ? child : name === 'example' ? [] : valuesOf(child, key),
  );
}

test('the list has exactly the details that the contract marks as missing or inferred', () => {
  const found = gaps.contract.flatMap((one) => one.gaps);
  const marked = (key: string) =>
    contract.files
      .flatMap((file) => valuesOf(readYaml(file), key))
      .map((one) => String(one).trim());
  expect(found.flatMap(({missing}) => missing).sort()).toEqual(marked('x-missing').sort());
  expect(found.flatMap(({inferredFrom}) => inferredFrom ?? []).sort()).toEqual(
    marked('x-inferred-from').sort(),
  );
});

test('every unknown fact of a guide is listed once', () => {
  const listed = guides.map(({slug}) => [
    slug,
    new Set(gaps.systems.find((one) => one.slug === slug)?.unknown.map((one) => one.path)).size,
  ]);
  const inFiles = guides.map(({slug, file}) => {
    const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    return [slug, JSON.stringify(parse(frontMatter)).split(':"unknown"').length - 1];
  });
  expect(listed).toEqual(inFiles);
});

test('an unknown fact without a name in factNames.json stops the build', () => {
  const [guide] = guides;
  const pms = {...guide?.pms, vendor: 'unknown'};
  expect(() => unknownFacts([{...guide, pms} as never])).toThrow(
    'src/plugins/gaps/factNames.json: has no name for the fact "vendor". Add one.',
  );
});

/** Creates a contract with an inferred node at a path of keys. */
const inferredAt = (keys: string, mark: object = {}): unknown =>
  keys
    .split('/')
    .reduceRight<unknown>((child, key) => ({[key]: child}), {'x-evidence': 'inferred', ...mark});

test.each(readRows<{keys: string; mark: object; name: string}>('tests/unit/gaps/parts.yaml'))(
  'the part $keys is named for readers',
  ({keys, mark, name}) => {
    expect(uncertainParts(inferredAt(keys, mark)).map(({part}) => part)).toEqual([name]);
  },
);

test('the page names every operation, schema and system with gaps, and every gap', () => {
  const page = gapsByPage(gaps)
    .map((node) => toString(node))
    .join('\n');
  for (const {name, gaps: own} of gaps.contract) {
    expect(page).toContain(name);
    for (const thing of own.flatMap(({missing}) => missing))
      expect(page).toContain(thing.replaceAll('`', ''));
  }
  for (const {name, unknown} of gaps.systems)
    for (const fact of unknown)
      expect(page).toMatch(new RegExp(`${name}:[^]*${fact.name.replace(/^.*?: /, '')}`));
});
