import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {checkChangelog, complaint} from '../../../src/changelog/check';
import {type Entry, readEntries} from '../../../src/changelog/entries';
import {readRecord, recordText} from '../../../src/changelog/record';
import type {EntryFrontMatter} from '../../../src/changelog/schema';
import type {Part, Surface} from '../../../src/changelog/surface';
import type {Shape} from '../../../src/reference/contract/compare';
import {loadContract} from '../../../src/reference/contract/load';

const contract = loadContract();
const entries = readEntries();
const record = readRecord();

/** Checks the contract against a record with these parts: undefined is a part that the record does not have. */
function checkAgainst(recorded: Record<string, Part | undefined>, api?: EntryFrontMatter['api']) {
  const surface: Surface = new Map(record.surface);
  for (const [key, part] of Object.entries(recorded))
    if (part) surface.set(key, part);
    else surface.delete(key);
  const entry: Entry = {
    id: '2099-01-01-next',
    file: 'changelog/next.mdx',
    title: '',
    description: '',
    api,
  };
  return checkChangelog(contract, api ? [...entries, entry] : entries, {...record, surface});
}

const affecting = (...affects: string[]) => [{text: 'It changed.', affects}];
const part = (key: string) => record.surface.get(key) as Shape;

const update = 'openapi/v2/availability/update-property-availability.yaml: v2/updateAvailability,';
const quote = 'openapi/v2/quote/get-a-quote.yaml: v2/getQuote,';
const status = part('v2/updateAvailability body-status');
const movedUser = {'common/getUser': {call: {method: 'GET', path: '/api/v1/me'}}};

test('the changelog tells every change of the contract', () => {
  expect(complaint(checkChangelog(contract, entries, record))).toBe('');
});

// The record is edited in place of the contract, so that the contract is read once.
test.each<[what: string, recorded: Record<string, Part | undefined>, list: string, untold: string]>(
  [
    [
      'a removed operation',
      {'common/getTeam': {call: {method: 'GET', path: '/api/v1/team'}}},
      'removed',
      'openapi/common.yaml: common/getTeam was removed, which breaks clients.',
    ],
    [
      'a new operation',
      {'common/getUser': undefined},
      'added',
      'openapi/common/user.yaml: common/getUser is new.',
    ],
    [
      'another path',
      movedUser,
      'changed',
      'openapi/common/user.yaml: common/getUser was GET /api/v1/me and is GET /api/v1/user, which breaks clients.',
    ],
    [
      'a deprecated operation',
      {'v1/getQuote': {...part('v1/getQuote'), deprecated: false}},
      'deprecated',
      'openapi/v1/quote/get-a-quote.yaml: v1/getQuote is deprecated now.',
    ],
    [
      'another type of a parameter',
      {
        'v2/getQuote query-guests': {
          ...part('v2/getQuote query-guests'),
          types: [{type: 'string'}],
        },
      },
      'changed',
      `${quote} query-guests was string and is number, which breaks clients.`,
    ],
    [
      'a new field of a response',
      {'v2/getQuote response-200.data.numberOfGuests': undefined},
      'added',
      `${quote} response-200.data.numberOfGuests is new.`,
    ],
    [
      'a new field of a request that is required',
      {'v2/updateAvailability body-startDate': undefined},
      'changed',
      `${update} body-startDate is new and required, which breaks clients.`,
    ],
    [
      'a removed value',
      {
        'v2/updateAvailability body-status': {
          ...status,
          values: [...(status.values ?? []), 'HELD'],
        },
      },
      'removed',
      `${update} body-status lost the value "HELD", which breaks clients.`,
    ],
    [
      'another default',
      {'v2/updateAvailability body-status': {...status, default: 'NOT_AVAILABLE'}},
      'changed',
      `${update} body-status had the default "NOT_AVAILABLE" and has "AVAILABLE", which breaks clients.`,
    ],
  ],
)('%s fails the check, and passes with the lines that it asks for', (_, recorded, list, untold) => {
  const silent = checkAgainst(recorded);
  expect(silent.untold).toEqual([untold]);
  expect(silent.advice).toContain(`api:\n  ${list}:\n`);
  expect(complaint(silent)).toContain(silent.advice);

  const told = checkAgainst(recorded, parse(silent.advice).api);
  expect(complaint(told)).toContain('npm run changelog -- record');
});

test('an entry in the wrong list does not tell a change', () => {
  expect(checkAgainst(movedUser, {added: affecting('common/getUser')}).untold).toHaveLength(1);
});

test('an entry that is recorded already tells no further change', () => {
  const surface = new Map(record.surface).set('v2/getQuote', {call: {method: 'GET', path: '/'}});
  const finding = (told: Entry[]) => checkChangelog(contract, told, {entries: ['old'], surface});
  const entry = {file: '', title: '', description: '', api: {changed: affecting('v2/getQuote')}};
  expect(finding([{...entry, id: 'new'}]).untold).toEqual([]);
  expect(finding([{...entry, id: 'old'}]).untold).toHaveLength(1);
});

test('an entry that names what did not change is refused, with the nearest name', () => {
  const finding = checkAgainst(movedUser, {
    changed: affecting('common/getUser', 'common/getUsers'),
  });
  expect(complaint(finding)).toBe(
    'changelog/next.mdx: changed: affects "common/getUsers": nothing of that name was changed. ' +
      'Did you mean "common/getUser"? Name what changed, or leave `affects` out.',
  );
});

test('the record keeps the surface and the entries', () => {
  const {next} = checkAgainst(movedUser);
  const {entries: ids, surface} = JSON.parse(recordText(next));
  expect(ids).toEqual(entries.map(({id}) => id));
  expect(Object.entries(surface)).toEqual([...next.surface]);
});
