import {outboundAddresses} from '../../data/outboundAddresses';

/**
 * What the guides say about the API beyond its contract, and where it was read. Whoever adds a figure or a name to a guide
 * adds it here, or the test of the tokens fails.
 */
export const published: Record<string, string[]> = {
  'https://docs.calry.app/docs/guides/pagination': [
    'meta',
    'meta.limit',
    'meta.cursors.next',
    'meta.cursors.previous',
    'meta.cursors.current',
    'cursors',
    'limit',
    'next',
    'previous',
  ],
  'https://docs.calry.app/docs/guides/rate-limiting': [
    '100 requests per minute',
    '100 requests a minute',
    '100 a minute',
  ],
  'https://docs.calry.app/docs/guides/syncing-data': [
    '15 minutes',
    '30 minutes',
    '12 hours',
    '24 hours',
  ],
  'https://docs.calry.app/docs/guides/authentication': ['Bearer'],
  'https://docs.calry.app/docs/calrylink': ['/link'],
  // Its address is not known either; it gives them for this PMS alone.
  'the guide for Beds24': outboundAddresses,
  // Public client code whose repository is not known; the guides say so.
  'public client code': [
    'reservation/accommodation_removed',
    'availability/closeout_changed',
    'https://<system-name>-services.elinapms.com/api',
    'X-Auth-Username',
  ],
  // Their addresses are not known.
  'the guides for OwnerRez and Apaleo': [
    'https://dev.calry.app/workspaces/{workspaceId}/o_auth',
    'https://dev.calry.app/api/v1/oauth/callback',
    'https://prod.calry.app/api/v1/oauth/callback',
  ],
  'https://docs.calry.app/docs/vacation-rental-api/overview': ['/vrs'],
  'https://docs.calry.app/docs/vacation-rental-api/v2/reservation/get-all-reservations': [
    'INQUIRY',
    'QUOTE',
  ],
};

/** Names of HTTP and of formats, which no contract lists. */
export const standard = [
  'Retry-After',
  'HH:MM:SS',
  'YYYY-MM-DD',
  'Wi-Fi',
  '2xx',
  '5xx',
  '201',
  '403',
  '404',
  '405',
  '409',
  '415',
  '422',
  '500',
  '502',
  '503',
  '504',
];

/** Names and figures of the guides' own programs and examples. They claim nothing about the API. */
export const own: Record<string, string[]> = {
  'docs/introduction.mdx': ['…'],
  'docs/guides/pagination.mdx': ['1,000 items', '100 requests'],
  'docs/guides/rate-limiting.mdx': ['90 a minute', '30 a minute'],
  'docs/guides/booking-flow.mdx': ['Overbooked', 'Booked', 'CANCEL_STATUS', 'Cancelled'],
  'docs/guides/work-without-an-account.mdx': [
    'http://127.0.0.1:4010',
    'PORT',
    'inbox.jsonl',
    'receiver.mjs',
    'book.mjs',
    'cancel.mjs',
    'reservations.json',
    'Booked',
    // The mock's own value.
    'CANCELLED',
    '--platform-webhook',
    'http://127.0.0.1:8080/system/long-random-word',
    '--seed',
    'unset',
    'npx',
    '771904',
    '771905',
  ],
  'docs/guides/webhooks/index.mdx': ['inbox.jsonl', 'https://…/pms/'],
  'docs/guides/webhooks/calry-webhooks.mdx': [
    'WEBHOOK_SECRET',
    '/pms/',
    '/system/',
    'https://…/system/',
  ],
};
