const guides = '/docs/PMS%20Specific%20Guides';

/** Paths of representative pages: one of each kind, or several if pages of a kind differ. */
export const representativePaths = [
  '/',
  '/docs/introduction',
  '/docs/guides/syncing-data',
  '/docs/category/guides',
  '/docs/vacation-rental-api/v2/reservation/create-a-reservation',
  '/docs/vacation-rental-api/v2/quote',
  '/api-reference',
  guides,
  `${guides}/guesty`,
  '/blog',
  '/blog/first-blog-post',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/authors',
  '/blog/archive',
  '/changelog',
  '/changelog/2026-11-21-first-edition-of-these-pages',
  '/markdown-page',
  '/search',
  '/no-such-page',
];
