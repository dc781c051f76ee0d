import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {ListItem, RootContent} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadContract} from '../../../src/reference/contract/load';
import {contractGaps} from '../../../src/gaps/contract';
import {loadGaps} from '../../../src/gaps/load';
import {partName} from '../../../src/gaps/partName';
import {publishedGaps, publishedGapsSchema} from '../../../src/gaps/published';
import {systemGaps} from '../../../src/gaps/systems';
import {gapsPage} from '../../../src/gaps/gapsPage';
import {loadSystems} from '../../../src/pms/model/load';
import {contractWith} from '../reference/support/contract';

const gaps = loadGaps();
const page = gapsPage(gaps);
const docs = path.resolve('docs');

/** Plain text of a part of a page; code stands between backticks, as in the sources. */
function textOf(node: RootContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('children' in node)
    return node.children.map((child) => textOf(child as RootContent)).join('');
  return 'value' in node ? String(node.value) : '';
}

/** An item of a list: what it speaks of, and what it says of it in items of its own. */
type Item = {head: string; own: string[]};

function itemOf({children: [head, below]}: ListItem): Item {
  const own = below?.type === 'list' ? below.children.map((child) => textOf(child as never)) : [];
  return {head: head ? textOf(head).replace(/:$/, '') : '', own};
}

/** The items of a list, which may be folded. */
function itemsOf(node: RootContent | undefined): Item[] {
  if (node?.type === 'mdxJsxFlowElement') return node.children.flatMap((child) => itemsOf(child));
  return node?.type === 'list' ? node.children.map(itemOf) : [];
}

const items = page.flatMap(itemsOf);

/** What the page says of a subject: below its name, below all of its group but others, or nothing beside its name. */
function saidOf({area, kind, name, route}: (typeof gaps.contract)[number]): Item[] {
  const at = page.findIndex(
    (node) => node.type === 'heading' && node.data?.hProperties?.id === `${area}-${kind}`,
  );
  const start = kind === 'other' ? (/^.*?: /.exec(name)?.[0] ?? name) : '';
  const shown = route || start === name ? name : `${start}\`${name.slice(start.length)}\``;
  return itemsOf(page[at + 1]).filter(({head, own}) => {
    if (head === 'No other gaps') return own.includes(shown);
    const isNamed = `, ${head.replace(/^All except /, '')},`.includes(`, ${shown},`);
    return /^All\b/.test(head) ? !isNamed : isNamed;
  });
}

/** All values of a key, wherever it stands in a text of YAML. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === key ? [child] : name === 'example' ? [] : valuesOf(child, key),
  );
}

const files = readdirSync('openapi', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.split(path.sep).join('/'));

describe('the gaps of the contract', () => {
  test.each(files)('%s: all of them, and no others', (file) => {
    const json: unknown = parse(readFileSync(path.join('openapi', file), 'utf8'));
    const found = gaps.contract
      .filter((subject) => subject.file === file)
      .flatMap((one) => one.gaps);
    expect(found.flatMap(({missing}) => missing).sort()).toEqual(
      valuesOf(json, 'x-missing').flat().map(String).sort(),
    );
    expect(found.flatMap(({inferredFrom}) => inferredFrom ?? []).sort()).toEqual(
      valuesOf(json, 'x-inferred-from')
        .map((from) => String(from).trim())
        .sort(),
    );
    const levels = valuesOf(json, 'x-evidence').filter((level) => level !== 'documented');
    expect(found.map(({evidence}) => evidence).sort()).toEqual(
      levels
        .filter((level) => level !== 'unknown')
        .map(String)
        .sort(),
    );
  });

  test('are many, so that the comparison proves something', () => {
    expect(gaps.contract.flatMap((one) => one.gaps).length).toBeGreaterThan(100);
  });

  test('stand under what they belong to', () => {
    const file = 'v2/reservation/get-all-reservations.yaml';
    const root = contractWith({
      [file]: (text) =>
        text.replace(
          '- name: arrivalDate\n',
          '- name: arrivalDate\n    x-evidence: partial\n    x-missing: [the time zone]\n',
        ),
    });
    const [subject] = contractGaps(loadContract(root), docs).filter((one) => one.file === file);
    expect(subject).toMatchObject({
      area: 'v2',
      kind: 'operation',
      id: 'listReservations',
      route: '/docs/vacation-rental-api/v2/reservation/get-all-reservations',
    });
    expect(subject?.gaps).toContainEqual({
      part: 'query parameter `arrivalDate`',
      evidence: 'partial',
      missing: ['the time zone'],
    });
  });

  test('name the operations of which only the name is known', () => {
    const named = gaps.contract.filter(({kind}) => kind === 'name');
    const unknown = [...loadContract().unknownOperations.values()];
    expect(named.map(({file}) => file).sort()).toEqual(unknown.map(({file}) => file).sort());
    expect(named.length).toBeGreaterThan(0);
    expect(publishedGaps(gaps).counts.knownByName).toBe(named.length);
    for (const subject of named) expect(saidOf(subject)).toEqual([{head: subject.name, own: []}]);
  });
});

test.each<[string, (string | number)[], unknown, string]>([
  ['the whole', [], {}, ''],
  ['a response', ['responses', '200'], {}, 'response 200'],
  [
    'a field of an array in a response',
    [
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
      'properties',
      'data',
      'items',
      'properties',
      'id',
    ],
    {},
    'response 200: `data[].id`',
  ],
  [
    'a field of a body',
    [
      'requestBody',
      'content',
      'application/json',
      'schema',
      'allOf',
      1,
      'properties',
      'guest',
      'properties',
      'email',
    ],
    {},
    'request body: `guest.email`',
  ],
  [
    'a field named like a keyword',
    ['properties', 'content', 'properties', 'items'],
    {},
    '`content.items`',
  ],
  ['any key of a map', ['additionalProperties'], {}, '`*`'],
  [
    'a parameter',
    ['parameters', 0],
    {parameters: [{in: 'query', name: 'status'}]},
    'query parameter `status`',
  ],
  [
    'a server',
    ['servers', 0],
    {servers: [{url: 'https://prod.calry.app'}]},
    'server `https://prod.calry.app`',
  ],
])('%s is named for readers', (_, keys, root, name) => {
  expect(partName(keys, root as Record<string, unknown>)).toBe(name);
});

describe('the gaps of the systems', () => {
  test.each(loadSystems('.').map((guide) => [guide.slug, guide] as const))(
    '%s: every unknown fact of its front matter',
    (slug, {file}) => {
      const [, head = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
      const unknown = JSON.stringify(parse(head)).split(':"unknown"').length - 1;
      const own = gaps.systems.find((system) => system.slug === slug)?.unknown ?? [];
      expect(own).toHaveLength(unknown);
      expect(new Set(own.map(({path: keys}) => keys)).size).toBe(unknown);
    },
  );

  test('a fact without a name for readers is told', () => {
    const [guide] = loadSystems('.');
    const pms = {...guide!.pms, vendor: 'unknown'} as never;
    expect(() => systemGaps([{...guide!, pms}])).toThrow(
      'src/gaps/systems.ts has no name for "vendor". Add one.',
    );
  });
});

describe('the page', () => {
  test('has every operation and schema that has gaps in the list of its group', () => {
    for (const subject of gaps.contract)
      expect(saidOf(subject).length, subject.file).toBeGreaterThan(0);
  });

  test.each(gaps.contract.map((subject) => [subject.file, subject] as const))(
    '%s: says each of its gaps, and calls nothing inferred that is not',
    (_, subject) => {
      const lines = saidOf(subject).flatMap(({head, own}) => (head === 'No other gaps' ? [] : own));
      const said = lines.join('\n');
      const inferred = subject.gaps.filter(({evidence}) => evidence === 'inferred');
      for (const {part, missing} of subject.gaps)
        for (const thing of [...missing, part.split(': ').at(-1) ?? '']) {
          expect(said).toContain(thing);
        }
      const isInferred = (line: string) => line.startsWith('Inferred: ');
      expect(lines.some(isInferred)).toBe(inferred.length > 0);
      expect(lines.some((line) => !isInferred(line))).toBe(
        subject.gaps.some(({missing}) => missing.length > 0),
      );
    },
  );

  test('tells once what nearly all of a group lack, and names the exceptions', () => {
    const operation = (name: string, missing: string[], inferred: string[] = []) =>
      ({
        area: 'v2',
        kind: 'operation',
        name,
        route: `/${name}`,
        file: name,
        gaps: [
          {part: '', evidence: 'partial', missing},
          ...inferred.map((part) => ({part, evidence: 'inferred', missing: []})),
        ],
      }) as (typeof gaps.contract)[number];
    const contract = [
      operation('A', ['the fields', 'the status']),
      operation('B', ['the status', 'the order'], ['response 200']),
      operation('C', ['the status', 'the order'], ['response 200']),
      operation('D', ['the status'], ['response 200', 'body: `x`', 'body: `y`', 'body']),
      operation('E', ['the status'], ['response 200']),
    ];
    const [, , ...parts] = gapsPage({contract, systems: []});
    expect(parts.flatMap(itemsOf)).toEqual([
      {head: 'All', own: ['the status']},
      {head: 'All except A', own: ['Inferred: response 200']},
      {head: 'A', own: ['the fields']},
      {head: 'B, C', own: ['the order']},
      {head: 'D', own: ['Inferred: body: `x`, `y`; body']},
      {head: 'No other gaps', own: ['E']},
    ]);
  });

  test('says every unknown fact of a system', () => {
    for (const {title, unknown} of gaps.systems) {
      const item = items.find(({head}) => head === `${title} (${unknown.length})`);
      for (const {name} of unknown) expect(item?.own.join('; ')).toContain(name.split(': ').at(-1));
    }
  });

  test('counts what it lists', () => {
    const {counts} = publishedGaps(gaps);
    const cells = itemsOf(page[1]).map(({head}) => head.match(/\d+(?= \w)/g) ?? []);
    const sum = (at: number) =>
      cells.slice(0, -1).reduce((total, counted) => total + Number(counted[at]), 0);
    expect([sum(0), sum(1), sum(2)]).toEqual([counts.missing, counts.inferred, counts.knownByName]);
    expect(counts.systems).toBe(
      gaps.systems.reduce((total, {unknown}) => total + unknown.length, 0),
    );
  });
});

test('the published list fits its published schema', () => {
  const ajv = new Ajv2020({strict: true});
  addFormats(ajv);
  const validate = ajv.compile(publishedGapsSchema());
  const data = structuredClone(publishedGaps(gaps));
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({...data, systems: undefined})).toBe(false);
});
