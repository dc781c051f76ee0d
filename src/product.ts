/**
 * Facts about the product, for the configuration, the pages, the analytics script and the checks of the contract. No
 * other file may repeat them.
 */
export const product = {
  name: 'Calry',
  title: 'Calry API docs',
  tagline: 'One API for vacation-rental property management systems',
  description:
    'Documentation of the Calry unified vacation-rental API: guides, API reference, ' +
    'and a guide for each property management system.',
  /** Address of this documentation. */
  siteUrl: 'https://docs.calry.app',
  /** The provider's main site, the target of the Signup link. */
  mainSite: 'https://calry.app',
  supportEmail: 'mail@calry.app',
  apiHosts: {
    development: 'https://dev.calry.app',
    production: 'https://prod.calry.app',
  },
  /** ISO date from which on version 1 of the vacation-rental API is deprecated. */
  v1DeprecatedSince: '2025-06-15',
  /** ISO date shown in the footer of every page. */
  lastUpdated: '2025-07-02',
  copyright: 'Copyright © 2025 Calry',
} as const;
