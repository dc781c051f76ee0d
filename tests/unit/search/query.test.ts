// Tests how the search recognises operations in a query, and corrects typing errors.
import {expect, test} from 'vitest';
import {scoreCall, readCall} from '../../../src/plugins/search/calls';
import {correct} from '../../../src/plugins/search/spelling';

const one = 'GET /api/v2/vrs/reservations/{reservationId}';
const v1 = 'GET /api/v1/vrs/reservations';

/** Returns the operation that matches a query best; undefined if none matches. */
function bestFor(query: string): string | undefined {
  const wanted = readCall(query);
  const [best] = ['GET /api/v2/vrs/reservations', one, v1]
    .map((operation) => ({operation, fit: wanted ? scoreCall(wanted, operation) : 0}))
    .filter(({fit}) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  return best?.operation;
}

test.each([
  ['/api/v2/vrs/reservations/4711', one],
  ['/reservations/{id}', one],
  ['GET v1/vrs/reservations', v1],
])('the query %s matches the operation %s', (query, call) => {
  expect(bestFor(query)).toBe(call);
});

test.each(['reservations', 'check-in / check-out', '502 / 504', 'and/or', 'get a token'])(
  'the query %s matches no operation',
  (query) => {
    expect(bestFor(query)).toBeUndefined();
  },
);

const words = ['webhook', 'sync', 'trail', 'authentication'];
const vocabulary = new Map(words.map((word) => [word, 5]));

test.each([
  ['sycn', 'sync'],
  ['authentification', 'authentication'],
])('the typing error %s is corrected to %s', (typed, corrected) => {
  expect(correct(typed, vocabulary)).toBe(corrected);
});

test.each(['train', 'elephant', 'ab', '4711'])('%s is not corrected', (typed) => {
  expect(correct(typed, vocabulary)).toBeUndefined();
});
