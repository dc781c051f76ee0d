// Tests the list of undocumented details, and the page that shows it.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {publishedGaps} from '../../../src/plugins/gaps';
import {gapsByPage} from '../../../src/plugins/gaps/page';
import {unknownFacts} from '../../../src/plugins/gaps/systems';
import {loadPmsGuides} from '../../../src/plugins/pms/model/load';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {readYaml} from '../../../src/site/yamlFiles';

const gaps = publishedGaps();
const contract = loadContract();
const guides = loadPmsGuides();

/** Returns all values of a key in a file of the contract, except in examples. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === key ? child : name === 'example' ? [] : valuesOf(child, key),
  );
}

test.each(['missing', 'inferred'] as const)('the list has all of the contract that is %s', (of) => {
  const key = of === 'missing' ? 'x-missing' : 'x-inferred-from';
  const listed = gaps.operations.flatMap((one) => one[of]).join('\n');
  // The page of a resource has the reasons of its schema.
  const files = contract.files.filter((file) => of === 'missing' || !file.includes('schemas'));
  const marked = files.flatMap((file) => valuesOf(readYaml(file), key));
  const texts = marked.map((one) =>
    String(one)
      .trim()
      .replace(/`|\[([^\]]+)\]\([^)]+\)/g, '$1'),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => !listed.includes(text))).toEqual([]);
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

test('the page links to every operation and system with gaps', () => {
  const page = JSON.stringify(gapsByPage(contract, unknownFacts(guides)));
  const addresses = [
    ...gaps.operations.map((one) => one.page),
    ...gaps.systems.map((one) => one.guide),
  ];
  for (const address of addresses)
    if (address) expect(page).toContain(`href=\\"${new URL(address).pathname}`);
});
