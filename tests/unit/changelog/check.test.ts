import path from 'node:path';
import {expect, test} from 'vitest';
import {checkChangelog, complaint, type Finding} from '../../../src/changelog/check';
import {readEntries} from '../../../src/changelog/entries';
import {readRecord, recordText} from '../../../src/changelog/record';
import {loadContract} from '../../../src/reference/contract/load';
import type {Contract} from '../../../src/reference/contract/model';
import {contractWith, type Edits} from '../reference/support/contract';
import {changelogWith, entryText} from './repository';

const quote = 'v2/quote/get-a-quote.yaml';
const availability = 'v2/availability/update-property-availability.yaml';

/** The contract with these edits. */
const edited = (edits: Edits) => loadContract(contractWith(edits));

/** What the check finds in a contract when these lists of `api` stand in a new entry. */
function findingOf(contract: Contract, changes?: string): Finding {
  const name = path.basename(contract.root);
  const changelog = changelogWith(
    changes === undefined ? {} : {'2099-01-01-next.mdx': entryText(changes)},
  );
  const finding = checkChangelog(contract, readEntries(changelog), readRecord(changelog));
  return {...finding, untold: finding.untold.map((line) => line.replace(name, 'openapi'))};
}

const replace = (from: string, to: string) => (text: string) => text.replace(from, () => to);

const promotion = /  - name: promotionCode[\s\S]*?HARBOUR10\n/;

const changes: [
  kind: string,
  edits: Edits,
  untold: string[],
  /** The entry that tells it. */
  entry: string,
][] = [
  [
    'an operation goes',
    {'common.yaml': replace('  /user:\n    get: {$ref: common/user.yaml}\n', '')},
    ['openapi/common.yaml: common/getUser was removed, which breaks clients.'],
    'api:\n  removed:\n    - text: x\n      affects: [common/getUser]',
  ],
  [
    'an operation is renamed',
    {'common/user.yaml': replace('operationId: getUser', 'operationId: getProfile')},
    [
      'openapi/common.yaml: common/getUser was removed, which breaks clients.',
      'openapi/common/user.yaml: common/getProfile is new.',
    ],
    'api:\n  changed:\n    - text: x\n      affects: [common/getUser, common/getProfile]',
  ],
  [
    'a path changes',
    {'common.yaml': replace('  /user:', '  /me:')},
    [
      'openapi/common/user.yaml: common/getUser was GET /api/v1/user and is GET /api/v1/me, which breaks clients.',
    ],
    'api:\n  changed:\n    - text: x\n      affects: [common/getUser]',
  ],
  [
    'a parameter goes',
    {[quote]: (text) => text.replace(promotion, '')},
    [
      'openapi/v2/quote/get-a-quote.yaml: v2/getQuote, query-promotionCode was removed, which breaks clients.',
    ],
    'api:\n  removed:\n    - text: x\n      affects: [v2/getQuote query-promotionCode]',
  ],
  [
    'a field of an answer is renamed',
    {'v2/schemas/Quote.yaml': replace('numberOfGuests:', 'partySize:')},
    [
      'openapi/v2/quote/get-a-quote.yaml: v2/getQuote, response-200.data.numberOfGuests was removed, which breaks clients.',
      'openapi/v2/quote/get-a-quote.yaml: v2/getQuote, response-200.data.partySize is new.',
    ],
    'api:\n  changed:\n    - text: x\n      affects: [v2/getQuote *.numberOfGuests, v2/getQuote *.partySize]',
  ],
  [
    'a type changes',
    {
      [quote]: replace('schema: {type: number}', 'schema: {type: string}'),
    },
    [
      'openapi/v2/quote/get-a-quote.yaml: v2/getQuote, query-guests was number and is string, which breaks clients.',
    ],
    'api:\n  changed:\n    - text: x\n      affects: [v2/getQuote query-guests]',
  ],
  [
    'a field of a request is required now',
    {[availability]: replace('startDate, endDate]', 'startDate, endDate, amount]')},
    [
      'openapi/v2/availability/update-property-availability.yaml: v2/updateAvailability, body-amount is required now, which breaks clients.',
    ],
    'api:\n  changed:\n    - text: x\n      affects: [v2/updateAvailability body-amount]',
  ],
  [
    'a new field of a request is required',
    {
      [availability]: (text) =>
        text
          .replace('startDate, endDate]', 'startDate, endDate, reason]')
          .replace('          amount:', '          reason: {type: string}\n          amount:'),
    },
    [
      'openapi/v2/availability/update-property-availability.yaml: v2/updateAvailability, body-reason is new and required, which breaks clients.',
    ],
    'api:\n  changed:\n    - text: x\n      affects: [v2/updateAvailability body-reason]',
  ],
  [
    'a value goes',
    {
      [availability]: replace(
        'AvailabilityStatus.yaml\n',
        'AvailabilityStatus.yaml\n            enum: [AVAILABLE]\n',
      ),
    },
    [
      'openapi/v2/availability/update-property-availability.yaml: v2/updateAvailability, body-status lost the value "NOT_AVAILABLE", which breaks clients.',
    ],
    'api:\n  removed:\n    - text: x\n      affects: [v2/updateAvailability body-status]',
  ],
  [
    'a default changes',
    {[availability]: replace('default: AVAILABLE', 'default: NOT_AVAILABLE')},
    [
      'openapi/v2/availability/update-property-availability.yaml: v2/updateAvailability, body-status had the default "AVAILABLE" and has "NOT_AVAILABLE", which breaks clients.',
    ],
    'api:\n  changed:\n    - text: x\n      affects: [v2/updateAvailability body-status]',
  ],
  [
    'a status goes',
    {[quote]: replace("  '429': {$ref: ../../shared/responses/RateLimited.yaml}\n", '')},
    [
      'openapi/v2/quote/get-a-quote.yaml: v2/getQuote, response-429 was removed, which breaks clients.',
    ],
    'api:\n  removed:\n    - text: x\n      affects: [v2/getQuote response-429]',
  ],
  [
    'a field is added',
    {
      [availability]: replace(
        '          amount:',
        '          reason: {type: string}\n          amount:',
      ),
    },
    [
      'openapi/v2/availability/update-property-availability.yaml: v2/updateAvailability, body-reason is new.',
    ],
    'api:\n  added:\n    - text: x\n      affects: [v2/updateAvailability body-reason]',
  ],
  [
    'an operation is deprecated',
    {'common/user.yaml': replace('operationId: getUser', 'operationId: getUser\ndeprecated: true')},
    ['openapi/common/user.yaml: common/getUser is deprecated now.'],
    'api:\n  deprecated:\n    - text: x\n      affects: [common/getUser]',
  ],
];

const moved = () => edited({'common.yaml': replace('  /user:', '  /me:')});

test('the contract is as the changelog tells it', () => {
  expect(complaint(checkChangelog(loadContract(), readEntries(), readRecord()))).toBe('');
});

test.each(changes)('%s: fails without an entry, passes with one', (_, edits, untold, entry) => {
  const contract = edited(edits);
  const silent = findingOf(contract);
  expect(silent.untold).toEqual(untold);
  expect(complaint(silent)).toContain(silent.advice);
  expect(findingOf(contract, silent.advice)).toMatchObject({untold: [], idle: []});
  const told = findingOf(contract, entry);
  expect(told.untold).toEqual([]);
  expect(told.idle).toEqual([]);
  expect(complaint(told)).toContain('npm run changelog -- record');
});

test('the message says what to write', () => {
  expect(complaint(findingOf(moved()))).toContain(
    [
      'api:',
      '  changed:',
      '    - text: what changed, and what to do about it',
      '      affects:',
      '        - common/getUser',
    ].join('\n'),
  );
});

test('a list of another kind does not tell it', () => {
  const finding = findingOf(
    moved(),
    'api:\n  added:\n    - text: x\n      affects: [common/getUser]',
  );
  expect(finding.untold).toHaveLength(1);
});

test('an entry that the record names already tells nothing new', () => {
  const root = contractWith({'v1.yaml': replace('/api/v1/vrs', '/api/v1/rental')});
  const finding = checkChangelog(loadContract(root), readEntries(), readRecord());
  expect(finding.untold.length).toBeGreaterThan(10);
});

test('an entry that names what did not change is told so', () => {
  const finding = findingOf(
    moved(),
    'api:\n  changed:\n    - text: x\n      affects: [common/getUser, common/getUsers]',
  );
  expect(finding.idle).toEqual([
    'changelog/2099-01-01-next.mdx: changed: affects "common/getUsers": nothing of that name was changed. ' +
      'Did you mean "common/getUser"? Name what changed, or leave `affects` out.',
  ]);
});

test('once recorded, there is nothing to say', () => {
  const {next} = findingOf(moved());
  const {entries, surface} = JSON.parse(recordText(next)) as {entries: string[]; surface: object};
  expect(entries).toEqual(next.entries);
  expect(Object.entries(surface)).toEqual([...next.surface]);
});
