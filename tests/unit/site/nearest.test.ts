// Tests which page the 404 page suggests for an unknown path.
import {expect, test} from 'vitest';
import {nearestPath} from '../../../src/site/nearest';

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
