import {expect, test} from 'vitest';
import {suppliedByWay} from '../../../src/plugins/pms/model/credentials';
import type {PmsFacts} from '../../../src/plugins/pms/model/schema';

type Credential = PmsFacts['credentials'][number];

const credential = (name: string, more: Partial<Credential> = {}) =>
  ({
    name,
    suppliedBy: 'account-owner',
    required: 'yes',
    goesTo: 'connect-screen',
    ...more,
  }) as Credential;

test('the credentials to supply do not include optional or unused credentials', () => {
  const credentials = [
    credential('API key'),
    credential('Account ID', {required: 'no'}),
    credential('Password', {goesTo: 'not-asked'}),
    credential('Client ID', {suppliedBy: 'integrator'}),
  ];
  expect(suppliedByWay({credentials} as PmsFacts, 'account-owner')).toEqual([
    {values: ['API key']},
  ]);
});
