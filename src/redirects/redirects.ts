/**
 * Addresses under which pages have been linked elsewhere, and the page each leads to today. Hash and query are kept.
 * A space in an address is written %20.
 */
const moved: [from: string, to: string][] = [
  ['/docs', '/docs/introduction'],
  ['/docs/category/unified-api-', '/docs/category/unified-api'],
  [
    '/docs/common-api-reference/webhooks/third-party-webhooks/get-intergration-account-webhook',
    '/docs/common-api-reference/webhooks/third-party-webhooks/get-integration-account-webhook',
  ],
  ['/docs/vacation-rental-api/v2%20', '/docs/vacation-rental-api/v2'],
  [
    '/docs/vacation-rental-api/v2%20/availability/get-property-availability-with-dates',
    '/docs/vacation-rental-api/v2/availability/get-property-availability-with-dates',
  ],
  [
    '/docs/vacation-rental-api/v2%20/availability/update-property-availability',
    '/docs/vacation-rental-api/v2/availability/update-property-availability',
  ],
  [
    '/docs/vacation-rental-api/v2%20/quote/get-a-quote',
    '/docs/vacation-rental-api/v2/quote/get-a-quote',
  ],
  [
    '/docs/vacation-rental-api/v2%20/conversation/get-all-conversations-with-reservationId',
    '/docs/vacation-rental-api/v2/conversation/get-all-conversations-with-reservationId',
  ],
  ['/docs/vacation-rental-api/reservation', '/docs/vacation-rental-api/v1/reservation'],
  [
    '/docs/vacation-rental-api/reservation/get-all-reservations',
    '/docs/vacation-rental-api/v1/reservation/get-all-reservations',
  ],
  [
    '/docs/vacation-rental-api/reservation/create-a-reservation',
    '/docs/vacation-rental-api/v1/reservation/create-a-reservation',
  ],
  [
    '/docs/vacation-rental-api/reservation/update-a-reservation',
    '/docs/vacation-rental-api/v1/reservation/update-a-reservation',
  ],
  [
    '/docs/vacation-rental-api/property/get-a-property',
    '/docs/vacation-rental-api/v1/property/get-a-property',
  ],
  [
    '/docs/vacation-rental-api/property/get-all-properties-of-workspace',
    '/docs/vacation-rental-api/v1/property/get-all-properties-of-workspace',
  ],
  [
    '/docs/vacation-rental-api/conversation/get-all-conversations-with-reservationid',
    '/docs/vacation-rental-api/v1/conversation/get-all-conversations-with-reservationId',
  ],
  [
    '/docs/vacation-rental-api/conversation/create-conversation',
    '/docs/vacation-rental-api/v1/conversation/create-conversation',
  ],
  [
    '/docs/vacation-rental-api/availability/get-all-availabilities',
    '/docs/vacation-rental-api/v1/availability/get-all-availabilities',
  ],
  [
    '/docs/vacation-rental-api/availability/get-property-availability-with-dates',
    '/docs/vacation-rental-api/v1/availability/get-property-availability-with-dates',
  ],
  [
    '/docs/vacation-rental-api/availability/update-property-availability',
    '/docs/vacation-rental-api/v1/availability/update-property-availability',
  ],
  ['/docs/vacation-rental-api/quote/get-a-quote', '/docs/vacation-rental-api/v1/quote/get-a-quote'],
  ['/docs/vacation-rental-api/custom-field', '/docs/vacation-rental-api/v1/custom-field'],
  [
    '/docs/vacation-rental-api/custom-field/create-a-custom-fields',
    '/docs/vacation-rental-api/v1/custom-field/create-a-custom-field',
  ],
];

/** The same as objects. */
export const redirects = moved.map(([from, to]) => ({from, to}));
