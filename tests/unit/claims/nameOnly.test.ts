import {expect, test} from 'vitest';
import {loadContract} from '../../../src/reference/contract/load';
import {postmanCollection} from '../../../src/reference/postman/collection';
import {findings} from './texts';

const contract = loadContract();

// No page of them was read: their names stand in a list, and neither method nor path anywhere.
const nameOnly = [
  'common/listDefaultEvents',
  'v1/deleteCustomField',
  'v1/setCustomFieldValue',
  'v1/updateCustomField',
  'v2/deleteCustomField',
  'v2/setCustomFieldValue',
  'v2/updateCustomField',
];

test('of seven operations nothing but the name is known', () => {
  expect([...contract.unknownOperations.keys()].sort()).toEqual(nameOnly);
});

test('no text has a path for them', () => {
  expect(
    findings(/custom-fields\/[^/\s]+\/value|integration_account_webhook\/default[-_]?events/),
  ).toEqual([]);
});

test('nothing that calls the API has a call for them', () => {
  const collection = JSON.stringify(postmanCollection(contract));
  expect(collection).toContain('Get a custom field');
  for (const {summary} of contract.unknownOperations.values())
    expect(collection).not.toContain(`"${summary}"`);
});
