// Tests the place that a search result shows: in which part of a request or response the field is.
import {expect, test} from 'vitest';
import {placeOf} from '../../../src/plugins/search/place';

test.each([
  ['path-reservationId', 'reservationId', 'Path parameter'],
  ['query-limit', 'limit', 'Query parameter'],
  ['header-workspaceId', 'workspaceId', 'Header'],
  ['body-preferOAuth', 'preferOAuth', 'Request body'],
  ['body-guest.address.city', 'city', 'Request body, guest.address'],
  ['response-200.data', 'data', 'Response 200'],
  ['response-200.data.primaryGuest.name', 'name', 'Response 200, data.primaryGuest'],
  ['field-primaryGuest.name', 'name', 'primaryGuest'],
])('a result at #%s for %s shows the place "%s"', (anchor, name, place) => {
  expect(placeOf(anchor, name)).toBe(place);
});

test.each([
  ['field-status', 'status'],
  ['webhooks', 'Webhooks'],
])('a result at #%s for %s shows no place', (anchor, name) => {
  expect(placeOf(anchor, name)).toBeUndefined();
});
