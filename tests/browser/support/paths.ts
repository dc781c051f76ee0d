// Paths of pages that tests open.

export const guide = '/docs/guides/pagination';
export const comparison = '/docs/PMS%20Specific%20Guides';
const reservations = '/docs/vacation-rental-api/v2/reservation';
export const createReservation = `${reservations}/create-a-reservation`;
export const listReservations = `${reservations}/get-all-reservations`;

/** Representative pages: one of each kind, or several if pages of a kind differ. */
export const representativePaths = [
  '/',
  '/docs/introduction',
  '/docs/guides/syncing-data',
  '/docs/category/guides',
  createReservation,
  '/docs/vacation-rental-api/v2/quote',
  '/api-reference',
  comparison,
  `${comparison}/guesty`,
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
