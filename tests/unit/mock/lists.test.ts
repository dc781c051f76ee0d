import {expect, test} from 'vitest';
import type {Exchange} from '../../../mock/src/exchange';
import {pageOf} from '../../../mock/src/lists';

const asking = (query: string) => ({url: `/list?${query}`}) as Exchange;

test.each([
  ['limit=2', [1, 2], {current: '1', next: '2'}],
  ['limit=2&cursors=2', [3, 4], {previous: '1', current: '2'}],
  ['limit=3&cursors=2', [4], {previous: '1', current: '2'}],
])('a list of four items has with %s the items %j and the cursors %j', (query, data, cursors) => {
  const page = pageOf([1, 2, 3, 4], asking(query));
  expect(page).toMatchObject({data});
  expect(page.meta.cursors).toEqual(cursors);
});
