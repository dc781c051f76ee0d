import {expect, test} from 'vitest';
import {fitCall, readCall} from '../../../src/search/calls';
import {correct} from '../../../src/search/spelling';
import {isFiller, isIdentifier, partsOf, wordsOf} from '../../../src/search/words';

test.each([
  ['minimumNights', ['minimum', 'nights']],
  ['reservation.createdAt', ['reservation', 'created', 'at']],
  ['integration_account', ['integration', 'account']],
  ['EVERY_HALF_DAY', ['every', 'half', 'day']],
  ['webhook', ['webhook']],
])('%s has the parts %j', (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
});

test('a text is found by its names and by their parts', () => {
  expect(wordsOf('Set `minimumNights` to 2.')).toEqual([
    'set',
    'minimumnights',
    'minimum',
    'nights',
    'to',
    '2',
  ]);
});

test.each([
  ['roomTypeId', true],
  ['sync.complete', true],
  ['integration_account', true],
  ['webhook', false],
  ['Guesty', false],
  ['check-in', false],
])('%s is a name from code: %s', (name, expected) => {
  expect(isIdentifier(name)).toBe(expected);
});

test('filler words are known', () => {
  expect(['how', 'do', 'what', 'happens', 'cancel'].map(isFiller)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

const operations = [
  'GET /api/v2/vrs/reservations',
  'PUT /api/v2/vrs/reservations',
  'GET /api/v2/vrs/reservations/{reservationId}',
  'GET /api/v2/vrs/reservations/property/{propertyId}',
  'GET /api/v1/vrs/reservations',
];

/** The calls that fit, best first. */
function fitting(query: string): string[] {
  const wanted = readCall(query);
  if (!wanted) return [];
  return operations
    .map((call) => ({call, fit: fitCall(wanted, call)}))
    .filter(({fit}) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({call}) => call);
}

test.each([
  ['PUT /api/v2/vrs/reservations', operations[1]],
  ['put reservations', operations[1]],
  ['https://prod.calry.app/api/v2/vrs/reservations/4711?realtime=true', operations[2]],
  ['curl "https://dev.calry.app/api/v2/vrs/reservations/property/12"', operations[3]],
  ['/reservations/{id}', operations[2]],
  ['GET v1/vrs/reservations', operations[4]],
])('%s is the call %s', (query, call) => {
  expect(fitting(query)[0]).toBe(call);
});

test.each(['reservations', 'check-in / check-out', '502 / 504', 'and/or', 'get a token'])(
  '%s is no call',
  (query) => {
    expect(fitting(query)).toEqual([]);
  },
);

const vocabulary = new Map([
  ['webhook', 9],
  ['webhooks', 20],
  ['reservation', 50],
  ['guesty', 5],
  ['sync', 8],
  ['trail', 1],
  ['hostaway', 7],
  ['authentication', 12],
]);

test.each([
  ['webhok', 'webhook'],
  ['reservatoin', 'reservation'],
  ['guetsy', 'guesty'],
  ['sycn', 'sync'],
  ['hostawy', 'hostaway'],
  ['authentification', 'authentication'],
])('%s is read as %s', (typed, read) => {
  expect(correct(typed, vocabulary)).toBe(read);
});

test.each(['train', 'elephant', 'zzzyqx', 'ab', '4711'])('%s is read as nothing else', (typed) => {
  expect(correct(typed, vocabulary)).toBeUndefined();
});
