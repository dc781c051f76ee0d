// Tests how the search recognises operations in a query, and corrects typing errors.
import {expect, test} from 'vitest';
import {scoreCall, readCall} from '../../../src/search/calls';
import {correct} from '../../../src/search/spelling';

const one = 'GET /api/v2/vrs/reservations/{reservationId}';
const v1 = 'GET /api/v1/vrs/reservations';

test.each([
  ['https://prod.calry.app/api/v2/vrs/reservations/4711?realtime=true', one],
  ['/reservations/{id}', one],
  ['GET v1/vrs/reservations', v1],
  ['reservations', undefined],
  ['check-in / check-out', undefined],
  ['502 / 504', undefined],
  ['and/or', undefined],
  ['get a token', undefined],
])('the query %s matches the operation %s', (query, call) => {
  const wanted = readCall(query);
  const [best] = ['GET /api/v2/vrs/reservations', one, v1]
    .map((operation) => ({operation, fit: wanted ? scoreCall(wanted, operation) : 0}))
    .filter(({fit}) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  expect(best?.operation).toBe(call);
});

test.each([
  ['sycn', 'sync'],
  ['authentification', 'authentication'],
  ['train', undefined],
  ['elephant', undefined],
  ['ab', undefined],
  ['4711', undefined],
])('the typing error %s is corrected to %s', (typed, corrected) => {
  const words = ['webhook', 'sync', 'trail', 'authentication'];
  expect(correct(typed, new Map(words.map((word) => [word, 5])))).toBe(corrected);
});
