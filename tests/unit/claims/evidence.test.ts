// Tests the sources and the evidence levels in the contract and the PMS guides.
import {expect, test} from 'vitest';
import {loadPmsGuides} from '../../../src/plugins/pms/model/load';
import {numberedSources, standingOf} from '../../../src/plugins/pms/model/derive';
import {factsOf} from '../../../src/plugins/pms/model/facts';
import {sharedSources} from '../../../src/plugins/pms/model/sharedSources';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {readYaml} from '../../../src/site/yamlFiles';

type Node = Record<string, unknown>;

const contract = loadContract();
const guides = loadPmsGuides();
const {addresses, pages} = readYaml(`${contract.root}/sources.yaml`) as Record<string, string[]>;
const read = new Set([...(addresses ?? []), ...(pages ?? [])]);

/** Every YAML mapping in the contract, with its file. */
const nodes = contract.files
  .filter((file) => !file.endsWith('/sources.yaml'))
  .flatMap((file) => mappingsIn(readYaml(file)).map((node) => ({file, node})));

function mappingsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(mappingsIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
}

test('every source of the contract is listed in openapi/sources.yaml', () => {
  const unread = nodes.flatMap(({file, node}) => {
    const support = [node['x-support'] ?? []].flat() as {source: string}[];
    const cited = [...((node['x-source'] ?? []) as string[]), ...support.map(({source}) => source)];
    return cited.filter((source) => !read.has(source)).map((source) => `${file}: ${source}`);
  });
  expect(unread, 'Read it, then list it in openapi/sources.yaml.').toEqual([]);
});

test('pages of the earlier edition that guides cite are listed in openapi/sources.yaml', () => {
  const root = 'https://docs.calry.app';
  const unread = [...guides.map(({pms}) => pms.sources), sharedSources]
    .flatMap((sources) => Object.values(sources))
    .map(({url}) => url)
    .filter((url) => url.startsWith(root) && url !== root && !read.has(url));
  expect(unread, `Cite ${root} for a page whose address is not known.`).toEqual([]);
});

test('no fact of a guide is more certain than its best source', () => {
  const raised = guides.flatMap((guide) =>
    factsOf(guide.pms)
      .filter(({confidence}) => confidence === 'documented')
      .filter(({source}) => standingOf({source}, numberedSources(guide)) !== 'documented')
      .map(({path}) => `${guide.file}: ${path.join('.')}`),
  );
  expect(raised).toEqual([]);
});

// A wrong guess could change or delete a customer's data.
test('write operations are never inferred by analogy', () => {
  const guessed = [...contract.operations.values()].filter(
    ({method, evidence}) =>
      method !== 'get' &&
      evidence.level === 'inferred' &&
      !/come from (the v[12] operation|public client code)/.test(evidence.from),
  );
  expect(guessed.map(({key}) => key)).toEqual([]);
});
