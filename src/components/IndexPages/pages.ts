/** The index pages of the site, for readers without JavaScript, who can't search. */
export const indexPages = [
  {to: '/docs/introduction', name: 'Introduction', about: 'what the API is, and the first call'},
  {
    to: '/docs/category/guides',
    name: 'Guides',
    about: 'authentication, pagination, rate limits, errors, webhooks',
  },
  {to: '/api-reference', name: 'API reference', about: 'every operation in one list'},
  {
    to: '/docs/category/common-api-reference',
    name: 'Common API reference',
    about: 'links, integration accounts, webhooks',
  },
  {
    to: '/docs/category/unified-api',
    name: 'Unified API',
    about: 'versions 2 and 1, by resource',
  },
  {
    to: '/docs/PMS%20Specific%20Guides',
    name: 'PMS guides',
    about: 'every system, and how they compare',
  },
  {to: '/docs/guides/glossary', name: 'Glossary', about: 'the terms of these docs'},
  {to: '/changelog', name: 'Changelog', about: 'what changed, and when'},
] as const;
