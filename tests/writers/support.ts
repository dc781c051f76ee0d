/** What `npm run new` is told of a system and of an operation that exist in tests alone. */
export const harbourGuide = {
  title: 'Harbour PMS',
  description:
    'Connect Harbour PMS with an API key that the account owner creates in the settings, and map its berths to room types.',
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
};

export const deleteReview = {
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
};
