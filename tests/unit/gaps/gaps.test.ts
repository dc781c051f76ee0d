import {readFileSync} from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import type {Subject} from '../../../src/gaps/contract';
import {gapsPage} from '../../../src/gaps/gapsPage';
import {loadGaps} from '../../../src/gaps/load';
import {partName} from '../../../src/gaps/partName';
import {publishedGaps, publishedGapsSchema} from '../../../src/gaps/published';
import {systemGaps} from '../../../src/gaps/systems';
import {text} from '../../../src/markdown-pages/write';
import {loadSystems} from '../../../src/pms/model';
import {loadContract} from '../../../src/reference/contract/load';
import {readYaml} from '../../../src/site/yamlFiles';

const gaps = loadGaps();
const contract = loadContract();
const guides = loadSystems();

/** All values of a key in a file of the contract, but for examples. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === key ? child : name === 'example' ? [] : valuesOf(child, key),
  );
}

test('the list has everything that a file of the contract marks as missing or inferred, and no more', () => {
  for (const absolute of contract.files) {
    const file = absolute.slice(contract.root.length + 1);
    const found = gaps.contract.filter((one) => one.file === file).flatMap((one) => one.gaps);
    const marked = (key: string) =>
      valuesOf(readYaml(absolute), key).map((one) => String(one).trim());
    expect(found.flatMap(({missing}) => missing).sort(), file).toEqual(marked('x-missing').sort());
    expect(found.flatMap(({inferredFrom}) => inferredFrom ?? []).sort(), file).toEqual(
      marked('x-inferred-from').sort(),
    );
  }
});

test('an operation that is not documented completely is listed with its page', () => {
  const listed = gaps.contract.map(({kind, file, route}) => ({kind, file, route}));
  for (const {file, route, evidence} of contract.operations.values())
    if (evidence.level !== 'documented')
      expect(listed).toContainEqual({kind: 'operation', file, route});
  for (const {file, route} of contract.unknownOperations.values())
    expect(listed).toContainEqual({kind: 'name', file, route});
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

test('an unknown fact without a name for readers stops the build', () => {
  const [guide] = guides;
  const pms = {...guide?.pms, vendor: 'unknown'};
  expect(() => systemGaps([{...guide, pms} as never])).toThrow(
    'src/gaps/systems.ts has no name for "vendor". Add one.',
  );
});

test.each<[keys: string, root: object, name: string]>([
  ['responses/200', {}, 'response 200'],
  [
    'responses/200/content/application~json/schema/properties/data/items/properties/id',
    {},
    'response 200: `data[].id`',
  ],
  [
    'requestBody/content/application~json/schema/allOf/1/properties/guest/properties/email',
    {},
    'request body: `guest.email`',
  ],
  // A field may be named like a keyword.
  ['properties/content/properties/items', {}, '`content.items`'],
  ['parameters/0', {parameters: [{in: 'query', name: 'status'}]}, 'query parameter `status`'],
  ['servers/0', {servers: [{url: 'https://calry.app'}]}, 'server `https://calry.app`'],
])('the part %s is named for readers', (keys, root, name) => {
  expect(partName(keys.split('/'), root as Record<string, unknown>)).toBe(name);
});

test('the page groups what nearly all operations lack, and names the exceptions', () => {
  const operation = (name: string, missing: string[], ...inferred: string[]): Subject => ({
    area: 'v2',
    kind: 'operation',
    name,
    route: `/${name}`,
    file: name,
    gaps: [
      {part: '', evidence: 'partial', missing},
      ...inferred.map((part) => ({part, evidence: 'inferred' as const, missing: []})),
    ],
  });
  const page = text(
    gapsPage({
      contract: [
        operation('A', ['the fields', 'the status']),
        operation('B', ['the status', 'the order'], 'response 200'),
        operation('C', ['the status', 'the order'], 'response 200'),
        operation('D', ['the status'], 'response 200', 'body: `x`', 'body: `y`', 'body'),
        operation('E', ['the status'], 'response 200'),
      ],
      systems: [],
    }),
  );
  expect(page).toContain(
    '[Vacation-rental API, version 2](#v2): 8 gaps, 7 inferred, 0 known by name only.',
  );
  expect(page).toContain(`### Operations (5)

- All:
  - the status
- All except [A](/A):
  - **Inferred:** response 200
- [A](/A):
  - the fields
- [B](/B), [C](/C):
  - the order
- [D](/D):
  - **Inferred:** body: \`x\`, \`y\`; body
- No other gaps:
  - [E](/E)
`);
});

test('the page names every operation, schema and system with gaps, and every gap', () => {
  const page = gapsPage(gaps)
    .map((node) => toString(node))
    .join('\n');
  for (const {name, gaps: own} of gaps.contract) {
    expect(page).toContain(name);
    for (const thing of own.flatMap(({missing}) => missing))
      expect(page).toContain(thing.replaceAll('`', ''));
  }
  for (const {title, unknown} of gaps.systems)
    expect(page).toContain(`${title} (${unknown.length})`);
});

test('the published list fits its published schema', () => {
  const validate = addFormats(new Ajv2020()).compile(publishedGapsSchema());
  const data = structuredClone(publishedGaps(gaps));
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({...data, systems: undefined})).toBe(false);
});
