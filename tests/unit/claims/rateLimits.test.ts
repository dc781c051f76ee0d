import {expect, test} from 'vitest';
import {loadSystems} from '../../../src/pms/model';
import {limitsOf} from '../../../src/pms/model/derive';
import type {Limit} from '../../../src/pms/model/schema';

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

test('Calry’s table is the source of its figures, and of no other', () => {
  const cited = guides.flatMap(({slug, pms}) => {
    const own = limitsOf(pms)
      .filter(({source}) => [source].flat().includes('calry-rate-limits'))
      .map(figure);
    return own.length > 0 ? [[slug, own] as const] : [];
  });
  expect(Object.fromEntries(cited)).toEqual(calry);
});
