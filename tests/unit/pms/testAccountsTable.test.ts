import {expect, test} from 'vitest';
import {testAccountsTable} from '../../../src/pms/testAccounts';
import {testAccountOf} from '../../../src/pms/model/derive';
import {loadSystems} from '../../../src/pms/model/load';

test('the table has each system with a known way to a test account, the quickest first', () => {
  const guides = loadSystems('.');
  const [table] = testAccountsTable(guides);
  const links = JSON.stringify(table).match(/\/docs\/PMS%20Specific%20Guides\/[^"]+/g) ?? [];
  const known = guides.filter(({pms}) => testAccountOf(pms).access !== 'unknown');
  expect(links).toHaveLength(known.length);
  expect(links.slice(0, 2).map((link) => link.split('/').at(-1))).toEqual(['mews', 'apaleo']);
});
