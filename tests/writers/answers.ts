/** Arguments of `npm run new` for an example of each template. */
export const answers = {
  page: {
    title: 'Cancel a booking',
    description:
      'Cancel a booking that a guest no longer wants, and learn from the PMS that the nights are free again.',
    lead: 'Cancel a booking, and check that its nights are free.',
    next: '/docs/guides/errors',
    why: 'What to do when a call fails.',
  },
  guide: {
    title: 'Harbour PMS',
    description:
      'Connect Harbour PMS with an API key that the customer creates in the settings, and map its berths ' +
      'to room types.',
    summary: 'A system for agencies with small harbours.',
    vendor: 'https://harbour.example',
    source: 'https://docs.harbour.example/start',
    'source-title': 'Harbour documentation, first steps',
    method: 'api-key',
    authentication: 'One key for each account goes into a header.',
    credential: 'API key',
    supplier: 'account-owner',
    where: 'Settings > API',
    webhooks: 'Harbour PMS sends each event once.',
    differs: 'Harbour PMS calls a room type a berth.',
  },
  post: {
    title: 'Three ways to read a calendar',
    description:
      'Read availability by property, in a batch or from the cache, and know which of the three is fastest.',
    tags: 'hello',
    lead: 'A calendar can be read in three ways.',
    text: 'The first way reads one property.',
  },
  operation: {
    api: 'v2',
    resource: 'review',
    title: 'Delete a review',
    id: 'deleteReview',
    method: 'delete',
    path: '/reviews/{reviewId}',
    summary: 'Remove one review.',
    source: 'page: Delete a review (v2)',
    description:
      'Remove one guest review by its ID with v2, for example one that was written for the wrong stay.',
    when: 'Call it when a guest has asked you to take a review down.',
  },
};
