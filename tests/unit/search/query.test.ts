import {expect, test} from 'vitest';
import {plainWords} from '../../../src/components/search/plainWords.mjs';
import {correct} from '../../../src/components/search/spelling';

test.each([
  ['GET /api/v2/vrs/quote/{propertyId}', 'GET api v2 vrs quote propertyId'],
  ['integration_account', 'integration account'],
  ['What is a channel?', 'channel'],
  ['reservation.created', 'reservation.created'],
  ['what is the', 'what is the'],
  ['', ''],
])('%s is searched as its words', (query, words) => {
  expect(plainWords(query)).toBe(words);
});

const vocabulary = ['webhook', 'webhooks', 'reservation', 'hostaway', 'price', 'quote'];

test.each([
  ['webhok', 'webhook'],
  ['reservatoin', 'reservation'],
  ['Hostawy', 'hostaway'],
  ['price of webhok', 'price of webhook'],
])('%s is read as %s', (query, read) => {
  expect(correct(query, vocabulary)).toBe(read);
});

test.each(['webho', 'quot', 'qoute2', 'zzzyqx', 'reservation.created', 'elephant'])(
  '%s stays as it is',
  (query) => {
    expect(correct(query, vocabulary)).toBe(query);
  },
);
