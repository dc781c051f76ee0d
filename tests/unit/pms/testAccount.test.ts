import {expect, test} from 'vitest';
import {testAccountOf} from '../../../src/pms/model/derive';
import {loadSystems} from '../../../src/pms/model/load';
import {testAccountsList} from '../../../src/pms/testAccounts';

const systems = loadSystems('.');
const withAccess = (access: string) =>
  systems.filter(({pms}) => testAccountOf(pms).access === access).map(({slug}) => slug);

test('a system without a fact about tests has an unknown way, and no fact', () => {
  const pms = systems.find(({slug}) => slug === 'beds24')!.pms;
  expect(testAccountOf(pms)).toEqual({access: 'unknown'});
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

test('a way that is known stands with the fact and its source', () => {
  for (const {pms} of systems) {
    const {access, fact} = testAccountOf(pms);
    if (access === 'unknown') continue;
    expect(fact?.text).toBeTruthy();
    expect([fact?.source].flat().length).toBeGreaterThan(0);
  }
});

test('the list has each system with a known way to a test account, the quickest first', () => {
  const list = JSON.stringify(testAccountsList(systems));
  const links = list.match(/\/docs\/PMS%20Specific%20Guides\/[^"]+/g) ?? [];
  const known = systems.filter(({pms}) => testAccountOf(pms).access !== 'unknown');
  expect(links).toHaveLength(known.length);
  expect(links.slice(0, 2).map((link) => link.split('/').at(-1))).toEqual(['mews', 'apaleo']);
  expect(list).toContain(' (open it yourself): A developer account with test properties.');
});
