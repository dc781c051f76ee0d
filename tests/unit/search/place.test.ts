// Tests the place that a search result shows: in which part of a request or response the field is.
import {expect, test} from 'vitest';
import {placeOf} from '../../../src/plugins/search/find';

test.each([
  ['query-limit', 'query'],
  ['body-guest.address.city', 'body, guest.address'],
  ['response-200.data', 'response 200'],
  ['response-200.data.primaryGuest.name', 'response 200, data.primaryGuest'],
  ['field-primaryGuest.name', 'primaryGuest'],
  ['field-status', ''],
  ['webhooks', undefined],
])('a result at #%s shows the place "%s"', (anchor, place) => {
  expect(placeOf(anchor)).toBe(place);
});
