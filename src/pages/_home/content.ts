import {product} from '../../product';

type Target = {to: string; label: string};

/** What the home page says; the page and its Markdown twin both show it. */
export const home = {
  title: 'One API for vacation-rental software',
  lead:
    'For developers: read and write properties, availability, quotes, reservations, reviews and conversations in property ' +
    'management systems (PMSs) through one REST API.',
  /** @param systems how many systems have a guide */
  reach: (systems: number) =>
    `${product.name} connects to 40+ systems. ${systems} of them have a guide here.`,
  other: {
    to: '/docs/contact#a-pms-without-a-guide',
    label: 'Ask about another PMS',
  } satisfies Target,
  /** Systems that the drawing names, by the slugs of their guides. */
  drawn: ['guesty', 'hostaway', 'lodgify', 'hostfully', 'mews'],
  drawnRest: '40+ systems',
  actions: [
    {to: '/docs/introduction', label: 'Make the first call'},
    {to: '/docs/calrylink', label: 'Connect a customer'},
  ] satisfies Target[],
  ways: [
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
  request: {
    text: 'The path is the same for every PMS. The ID of the integration account selects the connected one.',
    links: [
      {to: '/docs/guides/authentication', label: 'Get a key and find your IDs'},
      {to: '/docs/guides/work-without-an-account', label: 'Try it without an account'},
    ] satisfies Target[],
  },
  resources: {
    title: 'Resources',
    links: [
      ['Properties', 'property'],
      ['Room types', 'room-types'],
      ['Availability', 'availability'],
      ['Quotes', 'quote'],
      ['Reservations', 'reservation'],
      ['Reviews', 'review'],
      ['Conversations', 'conversation'],
      ['Custom fields', 'custom-field'],
    ]
      .map(([label, slug]): Target => ({
        to: `/docs/vacation-rental-api/v2/${slug}`,
        label: String(label),
      }))
      .concat([
        {to: '/docs/guides/webhooks', label: 'Webhooks'},
        {to: '/docs/vacation-rental-api/passthrough', label: 'Passthrough'},
      ]),
  },
  /** @param systems how many systems have a guide */
  systemsTitle: (systems: number) => `${systems} PMS guides`,
  compare: (systems: number): Target => ({
    to: '/docs/PMS Specific Guides',
    label: `Compare all ${systems}`,
  }),
};
