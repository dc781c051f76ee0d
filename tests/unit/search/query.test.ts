import {expect, test} from 'vitest';
import {fitCall, readCall} from '../../../src/search/calls';
import {correct} from '../../../src/search/spelling';
import {isIdentifier, wordsOf} from '../../../src/search/words';

test.each([
  ['Set `minimumNights` to 2.', ['set', 'minimumnights', 'minimum', 'nights', 'to', '2']],
  ['integration_account', ['integration_account', 'integration', 'account']],
  ['webhook', ['webhook']],
])('“%s” is indexed by the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['roomTypeId', true],
  ['sync.complete', true],
  ['integration_account', true],
  ['Guesty', false],
  ['check-in', false],
])('%s is an identifier: %s', (name, expected) => {
  expect(isIdentifier(name)).toBe(expected);
});

const one = 'GET /api/v2/vrs/reservations/{reservationId}';
const property = 'GET /api/v2/vrs/reservations/property/{propertyId}';
const update = 'PUT /api/v2/vrs/reservations';
const v1 = 'GET /api/v1/vrs/reservations';

test.each([
  ['put reservations', update],
  ['https://prod.calry.app/api/v2/vrs/reservations/4711?realtime=true', one],
  ['curl "https://dev.calry.app/api/v2/vrs/reservations/property/12"', property],
  ['/reservations/{id}', one],
  ['GET v1/vrs/reservations', v1],
  ['reservations', undefined],
  ['check-in / check-out', undefined],
  ['502 / 504', undefined],
  ['and/or', undefined],
  ['get a token', undefined],
])('the query %s means the call %s', (query, call) => {
  const wanted = readCall(query);
  const [best] = ['GET /api/v2/vrs/reservations', update, one, property, v1]
    .map((operation) => ({operation, fit: wanted ? fitCall(wanted, operation) : 0}))
    .filter(({fit}) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  expect(best?.operation).toBe(call);
});

test.each([
  ['webhok', 'webhook'],
  ['reservatoin', 'reservation'],
  ['sycn', 'sync'],
  ['hostawy', 'hostaway'],
  ['authentification', 'authentication'],
  ['train', undefined],
  ['elephant', undefined],
  ['ab', undefined],
  ['4711', undefined],
])('the typing error %s is corrected to %s', (typed, corrected) => {
  const words = ['webhook', 'reservation', 'sync', 'trail', 'hostaway', 'authentication'];
  expect(correct(typed, new Map(words.map((word) => [word, 5])))).toBe(corrected);
});
