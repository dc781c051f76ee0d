import {product} from '../../product';

/** A link. */
export type PageLink = {to: string; label: string};

/** The texts of the home page. */
export const home = {
  title: 'One API for vacation-rental software',
  /** The highlighted start of the title. */
  titleAccent: 'One API',
  lead:
    'For developers: read and write properties, availability, quotes, reservations, reviews and conversations ' +
    'in property management systems (PMSs) through one REST API.',
  /** @param systems how many systems have a guide */
  reach: (systems: number) =>
    `${product.name} connects to 40+ systems. ${systems} have a guide here.`,
  other: {
    to: '/docs/contact#a-pms-without-a-guide',
    label: 'Ask about another',
  } satisfies PageLink,
  /** Slugs of the PMSs in the diagram. */
  drawn: ['hostaway', 'guesty', 'lodgify', 'hostfully', 'mews'],
  /** Example account IDs that replace the variable in the sample, for the first PMSs of the diagram. */
  accounts: {
    variable: '$CALRY_INTEGRATION_ACCOUNT_ID',
    legend: 'PMS of the customer',
    ids: [
      'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
      '0f6c81e2-b95d-4a37-8c10-5e2d7b94a6f3',
      'd84a27f9-1e63-4bc5-97f2-c06b3e58a1d7',
    ],
  },
  drawnRest: '40+ systems',
  actions: [
    {to: '/docs/guides/quickstart', label: 'Make the first call'},
    {to: '/api-reference', label: 'API reference'},
  ] satisfies PageLink[],
  steps: {
    title: 'Four steps to the first call',
    list: [
      {
        to: '/docs/introduction#get-an-account',
        label: 'Get an account',
        text: 'Or start the mock of the API on your machine.',
      },
      {
        to: '/docs/guides/authentication',
        label: 'Create an API key',
        text: 'In the console, below Settings. Your workspace ID is there too.',
      },
      {
        to: '/docs/calrylink',
        label: 'Connect a PMS',
        text: 'Calry Link signs your customer in and returns the integration account ID.',
      },
      {
        to: '/docs/guides/quickstart',
        label: 'Print a reservation',
        text: 'One cURL call, or a short program in JavaScript, Python or PHP.',
      },
    ],
  },
  ways: {
    title: 'Explore the docs',
    list: [
      {
        to: '/docs/category/guides',
        label: 'Guides',
        text: 'Authentication, pagination, rate limits, syncing, webhooks and bookings, step by step.',
      },
      {
        to: '/api-reference',
        label: 'API reference',
        text: 'Every operation with its fields, and tested samples in six languages.',
      },
      {
        to: '/docs/PMS Specific Guides',
        label: 'PMS guides',
        text: 'How to connect each PMS, which credentials it needs, and what its API supports.',
      },
    ],
  },
  request: {
    text: "The path is the same for every PMS. The header integrationAccountId selects the customer's PMS.",
    links: [
      {to: '/docs/guides/authentication', label: 'Get a key and find your IDs'},
      {to: '/docs/guides/work-without-an-account', label: 'Try it without an account'},
    ] satisfies PageLink[],
  },
  resources: {
    title: 'Resources',
    links: [
      {to: '/docs/vacation-rental-api/v2/property', label: 'Properties'},
      {to: '/docs/vacation-rental-api/v2/room-types', label: 'Room types'},
      {to: '/docs/vacation-rental-api/v2/availability', label: 'Availability'},
      {to: '/docs/vacation-rental-api/v2/quote', label: 'Quotes'},
      {to: '/docs/vacation-rental-api/v2/reservation', label: 'Reservations'},
      {to: '/docs/vacation-rental-api/v2/review', label: 'Reviews'},
      {to: '/docs/vacation-rental-api/v2/conversation', label: 'Conversations'},
      {to: '/docs/vacation-rental-api/v2/custom-field', label: 'Custom fields'},
      {to: '/docs/guides/webhooks', label: 'Webhooks'},
      {to: '/docs/vacation-rental-api/passthrough', label: 'Passthrough'},
    ] satisfies PageLink[],
  },
  /** @param systems how many systems have a guide */
  systemsTitle: (systems: number) => `${systems} PMS guides`,
  compare: {to: '/docs/PMS Specific Guides', label: 'Compare all'} satisfies PageLink,
};
