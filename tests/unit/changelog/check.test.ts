import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {checkChangelog, complaint} from '../../../src/changelog/check';
import {type Entry, readEntries} from '../../../src/changelog/entries';
import {readRecord} from '../../../src/changelog/record';
import type {Part} from '../../../src/changelog/surface';
import type {Shape} from '../../../src/reference/contract/compare';
import {loadContract} from '../../../src/reference/contract/load';

const contract = loadContract();
const entries = readEntries();
const record = readRecord();

const next: Entry = {id: '2099-01-01-next', file: 'changelog/next.mdx', title: '', description: ''};

/** Checks the contract against a record in which a part was different, or missing where it is undefined. */
function checkAgainst(key: string, part: Part | undefined, api?: Entry['api']) {
  const surface = new Map(record.surface);
  if (part) surface.set(key, part);
  else surface.delete(key);
  return checkChangelog(contract, api ? [...entries, {...next, api}] : entries, {
    ...record,
    surface,
  });
}

const affecting = (...affects: string[]) => [{text: 'It changed.', affects}];
const quote: Part = {call: {method: 'GET', path: '/api/v2/vrs/offer'}};
const string: Part = {types: [{type: 'string'}]};
const status = record.surface.get('v2/updateAvailability body-status') as Shape;
const held: Part = {...status, values: [...(status.values ?? []), 'HELD']};
const otherDefault: Part = {...status, default: 'HELD'};

test('the changelog tells every change of the contract', () => {
  expect(complaint(checkChangelog(contract, entries, record))).toBe('');
});

// The record is edited in place of the contract, so that the contract is read once.
test.each<[key: string, was: Part | undefined, list: string, change: string]>([
  ['v2/getOffer', quote, 'removed', 'was removed'],
  ['v2/getQuote', undefined, 'added', 'is new'],
  ['v2/getQuote', quote, 'changed', 'was GET /api/v2/vrs/offer and is GET /api/v2/vrs/quote'],
  ['v1/getQuote', quote, 'deprecated', 'is deprecated now'],
  ['v2/getQuote query-coupon', string, 'removed', 'was removed'],
  ['v2/getQuote query-guests', string, 'changed', 'was string and is number'],
  ['v2/getQuote response-200.data.numberOfGuests', undefined, 'added', 'is new'],
  ['v2/updateAvailability body-startDate', undefined, 'changed', 'is new and required'],
  ['v2/updateAvailability body-status', held, 'removed', 'lost the value "HELD"'],
  ['v2/updateAvailability body-status', otherDefault, 'changed', 'had the default "HELD"'],
])('a change of %s from %j fails until the list "%s" tells it', (key, was, list, change) => {
  const silent = checkAgainst(key, was);
  expect(silent.untold.join('\n')).toContain(`${key.replace(' ', ', ')} ${change}`);
  expect(parse(silent.advice).api).toHaveProperty(list);
  expect(complaint(silent)).toContain(silent.advice);

  const told = checkAgainst(key, was, parse(silent.advice).api);
  expect(complaint(told)).toContain('npm run changelog -- record');
});

test.each([
  [
    'v2/updateAvailability body-startDate',
    'openapi/v2/availability/update-property-availability.yaml: v2/updateAvailability, body-startDate is required now, which breaks clients.',
  ],
  ['v2/getOffer', 'openapi/v2.yaml: v2/getOffer was removed, which breaks clients.'],
])('the message about %s names the file to look at', (key, message) => {
  const part = key === 'v2/getOffer' ? quote : {types: [{type: 'string', format: 'date'}]};
  expect(checkAgainst(key, part).untold).toEqual([message]);
});

test('an entry in the wrong list does not tell a change', () => {
  expect(checkAgainst('v2/getOffer', quote, {added: affecting('v2/getOffer')}).untold).toHaveLength(
    1,
  );
});

test('an entry that is recorded already tells no further change', () => {
  const surface = new Map(record.surface).set('v2/getQuote', quote);
  const told = [{...next, api: {changed: affecting('v2/getQuote')}}];
  expect(checkChangelog(contract, told, {entries: [], surface}).untold).toEqual([]);
  expect(checkChangelog(contract, told, {entries: [next.id], surface}).untold).toHaveLength(1);
});

test('an entry that names what did not change is refused, with the nearest name', () => {
  const api = {changed: affecting('v2/getQuote', 'v2/getQuotes')};
  expect(complaint(checkAgainst('v2/getQuote', quote, api))).toBe(
    'changelog/next.mdx: changed: affects "v2/getQuotes": nothing of that name was changed. ' +
      'Did you mean "v2/getQuote"? Name what changed, or leave `affects` out.',
  );
});
