/**
 * Facts about the product, used by the configuration, the pages, the analytics script and the contract checks. Don't
 * repeat them in other files.
 */
export const product = {
  name: 'Calry',
  title: 'Calry API docs',
  tagline: 'One API for vacation-rental property management systems',
  description:
    'Documentation of the Calry unified vacation-rental API: guides, API reference, ' +
    'and a guide for each property management system.',
  /** URL of this site. */
  siteUrl: 'https://docs.calry.app',
  /** The product's main website, to which the Signup link points. */
  mainSite: 'https://calry.app',
  supportEmail: 'mail@calry.app',
  apiHosts: {
    development: 'https://dev.calry.app',
    production: 'https://prod.calry.app',
  },
  /** ISO date on which version 1 of the vacation-rental API was deprecated. */
  v1DeprecatedSince: '2025-06-15',
  /** ISO date that the footer of every page shows, as specified. The changelog has the dates of changes. */
  lastUpdated: '2025-07-02',
  copyright: 'Copyright © 2025 Calry',
} as const;
