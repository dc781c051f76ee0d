import {expect, test} from 'vitest';
import {testAccountOf} from '../../../src/pms/model/derive';
import {loadSystems} from '../../../src/pms/model/load';

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
