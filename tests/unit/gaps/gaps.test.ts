// Tests the list of undocumented details, and the page that shows it.
import {existsSync, readFileSync} from 'node:fs';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadGaps} from '../../../src/plugins/gaps';
import {uncertainParts} from '../../../src/plugins/gaps/contract';
import type {IncompleteItem} from '../../../src/plugins/gaps/data';
import {gapCounts, gapsByPage} from '../../../src/plugins/gaps/page';
import {unknownFacts} from '../../../src/plugins/gaps/systems';
import {markdownText} from '../../../src/plugins/markdown-pages/write';
import {guidesFolder, loadGuides} from '../../../src/plugins/pms/model';
import {product} from '../../../src/product';
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

test('an operation that is not fully documented is listed with its page', () => {
  const listed = gaps.contract.map(({kind, id, page}) => ({kind, id, page}));
  const expected = [...contract.operations.values(), ...contract.unknownOperations.values()]
    .filter((one) => one.kind === 'unknown' || one.evidence.level !== 'documented')
    .map(({kind, operationId, route}) => ({
      kind: kind === 'unknown' ? 'name' : kind,
      id: operationId,
      page: `${product.siteUrl}${route}`,
    }));
  expect(listed).toEqual(expect.arrayContaining(expected));
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

/** Converts nodes to Markdown, without the summaries of collapsible sections. */
const markdown = (nodes: readonly RootContent[]): string =>
  nodes
    .flatMap((node): RootContent[] =>
      node.type === 'mdxJsxFlowElement' ? node.children.slice(1) : [node],
    )
    .map((node) => markdownText([node]))
    .join('\n');

test('the list has an item for each page, and parts that lack the same details share a line', () => {
  const operation = (name: string, missing: string[], ...inferred: string[]): IncompleteItem => ({
    area: 'v2',
    kind: 'operation',
    name,
    page: `${product.siteUrl}/${name}`,
    gaps: [
      {part: '', evidence: 'partial', missing},
      ...['body: `a`', 'body: `b`'].map((part) => ({
        part,
        evidence: 'partial' as const,
        missing: ['the values'],
      })),
      ...inferred.map((part) => ({part, evidence: 'inferred' as const, missing: []})),
    ],
  });
  const subjects = [
    operation('B', ['the status', 'the order'], 'response 200', 'body: `x`', 'body: `y`', ''),
    operation('A', ['the fields']),
    {...operation('D', []), kind: 'name' as const, gaps: []},
  ];
  const own = {...gaps, contract: subjects, systems: []};
  expect(markdown(gapCounts(own))).toContain(
    'version 2**: 7 gaps, 4 inferred, 1 known by name only.',
  );
  expect(markdown(gapsByPage(own))).toContain(`### Unified API, version 2

- [A](/A):
  - the fields
  - body: \`a\`, \`b\`: the values
- [B](/B):
  - the status, the order
  - body: \`a\`, \`b\`: the values
- [D](/D):
  - everything except its name
`);
  expect(markdown(gapsByPage(own))).toContain(`
- [B](/B):
  - response 200
  - body: \`x\`, \`y\`
  - the operation
`);
});

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

test('each task that the docs do not cover yet links to a page with undocumented details', () => {
  const listed = gaps.contract.map(({page}) => page?.slice(product.siteUrl.length));
  const lists = (address: string) =>
    listed.includes(address) ||
    [`.${address}.mdx`, `.${address}/index.mdx`].some(
      (file) => existsSync(file) && readFileSync(file, 'utf8').includes('\n## Not documented yet'),
    ) ||
    address === encodeURI(`/${guidesFolder}`);
  const tasks = readFileSync('docs/not-documented-yet.mdx', 'utf8')
    .split('\n')
    .filter((line) => /^- \*\*.*\]\(\//.test(line));
  expect(tasks.length).toBeGreaterThan(0);
  const covered = tasks.filter(
    (task) => ![...task.matchAll(/\]\(([^)#]+)/g)].some(([, address = '']) => lists(address)),
  );
  expect(covered, 'Remove a task if its page has no undocumented details.').toEqual([]);
});
