import type {PageHits} from './find';

const pages: [title: string, url: string, about: string][] = [
  ['Quickstart', '/docs/guides/quickstart', 'Print your first reservation.'],
  ['Authentication', '/docs/guides/authentication', 'Create an API key, and find your IDs.'],
  ['Webhooks', '/docs/guides/webhooks', 'Subscribe, receive, verify and catch up.'],
  ['Errors', '/docs/guides/errors', 'What each status code means, and which calls to retry.'],
  ['API reference', '/api-reference', 'Every operation in one list.'],
  ['PMS guides', '/docs/PMS%20Specific%20Guides', 'Every system, and how they compare.'],
];

/** Pages that most readers need, in the format of search results. */
export const popular = pages.map(([title, url, about]): PageHits => ({
  title,
  hits: [{url, heading: title, excerpt: [{text: about, marked: false}]}],
  best: 0,
}));
