// Tests which word or path is suggested in place of an unknown one.
import {expect, test} from 'vitest';
import {nearest, nearestPath} from '../../../src/site/nearest';

const paths = [
  '/',
  '/blog',
  '/docs/guides/quickstart',
  '/docs/vacation-rental-api/v1/reservation/get-all-reservations',
  '/docs/vacation-rental-api/v2/reservation/get-all-reservations',
];

test.each([
  ['/docs/guide/quick-start', '/docs/guides/quickstart'],
  ['/quickstart.html', '/docs/guides/quickstart'],
  ['/v2/get-all-reservation/', '/docs/vacation-rental-api/v2/reservation/get-all-reservations'],
  ['/v1/get-all-reservations', '/docs/vacation-rental-api/v1/reservation/get-all-reservations'],
  ['/docs/no-such-page', undefined],
  ['/docs/x', undefined],
  ['//', undefined],
])('for %s, the nearest page is %s', (wrong, expected) => {
  expect(nearestPath(wrong, paths)).toBe(expected);
});

test.each([
  ['documneted', ['documented', 'partial'], 'documented'],
  ['v3', ['v1', 'v2', 'common'], undefined],
  ['y', ['yes', 'no'], undefined],
  ['', ['no', 'yes'], undefined],
])('for "%s" of %s, the suggestion is %s', (wrong, known, expected) => {
  expect(nearest(wrong, known)).toBe(expected);
});
