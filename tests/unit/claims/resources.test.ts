import {expect, test} from 'vitest';
import {loadSystems} from '../../../src/pms/model';
import {confidenceOf, sourcesOf, supportOf} from '../../../src/pms/model/derive';

const secondary: Record<string, readonly string[]> = {
  // The vendor's client and the list of its scopes show that something exists, not what the API does with it.
  bookingsync: [
    'properties',
    'roomTypes',
    'availability',
    'rates',
    'reservationsRead',
    'reservationsCreate',
    'reservationsUpdate',
    'guests',
    'reviews',
    'conversations',
  ],
  uplisting: ['properties', 'roomTypes', 'availability', 'reservationsCreate', 'owners'],
};

test.each(Object.entries(secondary))('%s: what is known second hand', (slug, keys) => {
  const guide = loadSystems().find((one) => one.slug === slug);
  if (!guide) throw new Error(slug);
  const sources = sourcesOf(guide);
  const raised = supportOf(guide.pms)
    .filter(({key, source}) => keys.includes(key) && source.length > 0)
    .filter((entry) => confidenceOf(entry, sources) !== 'secondary');
  expect(raised.map(({key}) => key)).toEqual([]);
});
