import type {PageHits} from './find';

const page = (
  title: string,
  url: string,
  about: string,
  area: PageHits['area'] = 'guide',
): PageHits => ({
  title,
  area,
  hits: [{url, heading: '', excerpt: [{text: about, marked: false}]}],
});

/** What is shown before anything is typed: pages that most readers need. */
export const popular: PageHits[] = [
  page('Quickstart', '/docs/guides/quickstart', 'Print your first reservation.'),
  page('Authentication', '/docs/guides/authentication', 'Create an API key, and find your IDs.'),
  page('Webhooks', '/docs/guides/webhooks', 'Subscribe, receive, verify and catch up.'),
  page('Errors', '/docs/guides/errors', 'What each status code means, and which calls to retry.'),
  page('API reference', '/api-reference', 'Every operation in one list.', 'v2'),
  page('PMS guides', '/docs/PMS%20Specific%20Guides', 'Every system, and how they compare.', 'pms'),
];
