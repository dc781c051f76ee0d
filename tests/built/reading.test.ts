import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {product} from '../../src/product';
import {site} from './site';

const v2 = '/docs/vacation-rental-api/v2';

/**
 * What a program reads that knows nothing yet and shall list properties and room types, read 30 days, quote, book, receive the
 * webhook and reconcile: what the API is, the calls, then how to use them safely.
 */
const reading = [
  '/skill.md',
  `${v2}/property/get-all-properties.md`,
  `${v2}/room-types/get-roomtypes-of-property.md`,
  `${v2}/availability/get-property-availability-with-dates.md`,
  `${v2}/quote/get-a-quote.md`,
  `${v2}/reservation/create-a-reservation.md`,
  `${v2}/reservation/get-all-reservations.md`,
  '/docs/common-api-reference/webhooks/third-party-webhooks/create-integration-account-webhook.md',
  '/docs/guides/booking-flow.md',
  '/docs/guides/webhooks.md',
  '/docs/guides/webhooks/third-party-webhooks.md',
  '/docs/guides/syncing-data.md',
  '/docs/guides/errors.md',
];

const LIMIT = 150_000;

const textOf = (address: string) => readFileSync(path.join(site, address), 'utf8');

test('a whole integration can be written from few and short Markdown files', () => {
  const sizes = reading.map((address) => [address, Buffer.byteLength(textOf(address))] as const);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log([...sizes, ['in all', total] as const].map((row) => row.join(' ')).join('\n'));
  expect(total).toBeLessThanOrEqual(LIMIT);
});

test('each of them is linked from one that was read before', () => {
  const unlinked = reading.slice(1).filter((address, index) => {
    const before = reading.slice(0, index + 1).map(textOf);
    return !before.some((text) => text.includes(`](${product.siteUrl}${address}`));
  });
  expect(unlinked).toEqual([]);
});
