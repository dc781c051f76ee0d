import {product} from '../../product';

type Target = {to: string; label: string};

/** What the home page says; the page and its Markdown twin both show it. */
export const home = {
  title: 'One API for vacation-rental software',
  /** @param systems how many systems have a guide */
  lead: (systems: number) =>
    `${product.name} connects to 40+ property management systems (PMSs), ${systems} of which have a guide here. It gives developers one schema ` +
    'for properties, availability, quotes, reservations, reviews and conversations.',
  actions: [
    {to: '/docs/introduction', label: 'Make the first call'},
    {to: '/docs/calrylink', label: 'Connect a customer'},
  ] satisfies Target[],
  ways: [
    {
      to: '/docs/category/guides',
      label: 'Guides',
      text: 'Keys, paging, limits, syncing and webhooks: what to build, in order, and why.',
    },
    {
      to: '/api-reference',
      label: 'API reference',
      text: 'Every operation with its fields, and samples in six languages that are run before they are published.',
    },
    {
      to: '/docs/PMS Specific Guides',
      label: 'PMS guides',
      text: 'How each system is connected, what it needs from whom, and what its API can do.',
    },
  ],
  request: {
    title: 'A request is three headers and a path',
    text:
      'An API key says who you are, a workspace id whose data you are in, and an account id which connected PMS to ask. The ' +
      'path is the same for every system.',
    more: {to: '/docs/guides/authentication', label: 'Where the three ids come from'},
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
  systemsTitle: (systems: number) => `${systems} systems with a guide`,
};
