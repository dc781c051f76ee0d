import {describe, expect, test} from 'vitest';
import {loadSystems} from '../../../src/pms/model';
import {limitsOf} from '../../../src/pms/model/derive';
import type {Limit} from '../../../src/pms/model/schema';

// The figures of each system, as its own documentation or Calry's table states them, in the order of the guide.
const figures: Record<string, readonly string[]> = {
  apaleo: [
    '3500 requests / 1 minute',
    '100 requests / 1 second',
    '20 requests / 5 minute',
    '200 requests / 1 minute',
    '5 requests / 1 second',
    '5 requests / 5 minute',
  ],
  avaibook: [],
  avantio: [],
  beds24: ['100 credits / 5 minute', '200 credits / 5 minute'],
  bookingsync: ['1000 requests / 1 hour'],
  cloudbeds: ['10 requests / 1 second', '5 requests / 1 second'],
  directsoftware: ['2 requests / 1 second', '20 requests / 10 second'],
  elina: [],
  FantasticStay: ['20 requests / 1 second'],
  guesty: ['15 requests / 1 second', '120 requests / 1 minute', '5000 requests / 1 hour'],
  hospitable: ['2 messages / 1 minute', '50 messages / 5 minute', '1000 requests / 1 minute'],
  'host-tools': [],
  hostaway: ['15 requests / 10 second', '20 requests / 10 second'],
  hostex: [
    '1200 requests / 1 minute',
    '12000 requests / 5 minute',
    '20000 requests / 1 hour',
    '100000 requests / 1 day',
    '600 requests / 1 minute',
    '6000 requests / 5 minute',
    '10000 requests / 1 hour',
    '50000 requests / 1 day',
    '120 requests / 1 minute',
    '60 requests / 1 minute',
    '5 messages / 5 second',
    '10 messages / 1 minute',
    '30 messages / 30 minute',
    '60 messages / 2 hour',
    '120 messages / 1 day',
  ],
  hostfully: ['1000 requests / 1 hour', '10000 requests / 1 hour'],
  hostify: ['20 requests / 1 second'],
  lodgify: ['600 requests / 1 minute', '750 requests / 1 minute', '10 requests / 1 minute'],
  mews: ['200 requests / 30 second'],
  ownerrez: ['300 requests / 5 minute'],
  rentalwise: [],
  resly: [],
  'rms-cloud': ['30 requests / 1 minute', '60 requests / 1 minute'],
  smoobu: ['700 requests / 1 minute', '1000 requests / 1 minute'],
  streamline: ['100 requests / 1 minute'],
  tokeet: [],
  track: ['10000 requests / 5 minute'],
  uplisting: [
    '100 requests / 1 minute',
    '15 requests / 1 minute',
    '5 requests / 1 second',
    '4 requests / 1 second',
  ],
  'your-rentals': [],
  zeevou: [],
};

// What Calry's own table lists.
const calry: Record<string, readonly string[]> = {
  beds24: ['100 credits / 5 minute'],
  bookingsync: ['1000 requests / 1 hour'],
  FantasticStay: ['20 requests / 1 second'],
  guesty: ['15 requests / 1 second', '120 requests / 1 minute', '5000 requests / 1 hour'],
  hostaway: ['15 requests / 10 second'],
  hostfully: ['10000 requests / 1 hour'],
  hostify: ['20 requests / 1 second'],
  lodgify: ['600 requests / 1 minute'],
  ownerrez: ['300 requests / 5 minute'],
  smoobu: ['1000 requests / 1 minute'],
  uplisting: ['100 requests / 1 minute', '15 requests / 1 minute', '4 requests / 1 second'],
};

const guides = loadSystems();

const figure = ({count, counted, every, unit}: Limit) => `${count} ${counted} / ${every} ${unit}`;

describe('the guide of a system has the limits that are known, and no other', () => {
  test('there is an entry for each guide', () => {
    expect(guides.map(({slug}) => slug).toSorted()).toEqual(Object.keys(figures).toSorted());
  });

  test.each(guides.map((guide) => [guide.slug, guide] as const))('%s', (slug, {pms}) => {
    expect(limitsOf(pms).map(figure)).toEqual(figures[slug]);
  });
});

test('Calry’s table is the source of its figures, and of no other', () => {
  const cited = guides.flatMap(({slug, pms}) => {
    const own = limitsOf(pms)
      .filter(({source}) => [source].flat().includes('calry-rate-limits'))
      .map(figure);
    return own.length > 0 ? [[slug, own] as const] : [];
  });
  expect(Object.fromEntries(cited)).toEqual(calry);
});
