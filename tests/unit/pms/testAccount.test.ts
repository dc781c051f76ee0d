import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {comparisonTables} from '../../../src/pms/comparisonColumns';
import {expandGuide} from '../../../src/pms/expandGuide';
import {type ComparisonRow, comparisonRows} from '../../../src/pms/model/comparison';
import {testAccountOf} from '../../../src/pms/model/derive';
import {loadSystems} from '../../../src/pms/model/load';
import {testAccounts, waysToTest} from '../../../src/pms/model/vocabulary';
import {testAccountsList} from '../../../src/pms/testAccounts';

const systems = loadSystems('.');
const withAccess = (access: string) =>
  systems.filter(({pms}) => testAccountOf(pms).account === access).map(({slug}) => slug);

test('a system without a fact about tests has an unknown way, and no fact', () => {
  const pms = systems.find(({slug}) => slug === 'beds24')!.pms;
  expect(testAccountOf(pms)).toEqual({account: 'unknown'});
});

test('the ways to a test account are those that the sources state', () => {
  expect(withAccess('public')).toEqual(['mews']);
  expect(withAccess('self-service')).toEqual(['apaleo']);
  expect(withAccess('trial').toSorted()).toEqual(['hospitable', 'lodgify', 'ownerrez', 'smoobu']);
  expect(withAccess('request').toSorted()).toEqual([
    'avaibook',
    'cloudbeds',
    'host-tools',
    'hostfully',
  ]);
  expect(withAccess('purchase')).toEqual(['rms-cloud']);
});

test('a test account that no way leads to is known to exist, and no more', () => {
  expect(withAccess('yes').toSorted()).toEqual([
    'directsoftware',
    'resly',
    'track',
    'uplisting',
    'your-rentals',
    'zeevou',
  ]);
  expect(testAccounts.yes).toBe('Yes; how to get it is unknown');
});

test.each(systems.map((guide) => [guide.slug, guide] as const))(
  '%s: its guide and the comparison say the same of test accounts',
  (_, guide) => {
    const tree: Root = {type: 'root', children: []};
    expandGuide(tree, guide);
    const [row] = comparisonRows([guide]);
    const cell = column?.cell(row as ComparisonRow);
    const shown = cell?.kind === 'value' ? cell.label : undefined;
    expect(keyFact(tree)).toBe(shown);
    expect(detail(tree)).toBe(shown);
    const choices = Object.entries<string>(testAccounts);
    expect(choices).toContainEqual([row?.testAccount, shown]);
  },
);

const topic = 'Sandbox or test account';
const column = comparisonTables
  .flatMap(({columns}) => columns)
  .find(({label}) => label === 'Test account');

/** The value in the key facts, without the numbers of its sources. */
function keyFact(tree: Root): string | undefined {
  let found: string | undefined;
  visit(tree, (node) => {
    if (!('children' in node) || node.children.length !== 2) return;
    const [term, value] = node.children.map((child) => toString(child));
    if (term === topic) found = value?.replace(/(?: \(reported\))?(?:\s?\[\d+\])*$/, '');
  });
  return found;
}

/** The value ahead of the text in the table of the API's details. */
function detail(tree: Root): string | undefined {
  let found: string | undefined;
  visit(tree, 'tableRow', ({children: [head, cell]}) => {
    if (cell && toString(head) === topic) found = toString(cell.children[0]);
  });
  return found;
}

test('a way that is known stands with the fact and its source', () => {
  for (const {pms} of systems) {
    const {account, fact} = testAccountOf(pms);
    if (account === 'unknown') continue;
    expect(fact?.text).toBeTruthy();
    expect([fact?.source].flat().length).toBeGreaterThan(0);
  }
});

test('the list has each system with a known way to a test account, the quickest first', () => {
  const list = JSON.stringify(testAccountsList(systems));
  const links = list.match(/\/docs\/PMS%20Specific%20Guides\/[^"]+/g) ?? [];
  const known = systems.filter(({pms}) => testAccountOf(pms).account in waysToTest);
  expect(links).toHaveLength(known.length);
  expect(links.slice(0, 2).map((link) => link.split('/').at(-1))).toEqual(['mews', 'apaleo']);
  expect(list).toContain(' (open it yourself): A developer account with test properties.');
});
