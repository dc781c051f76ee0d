/**
 * What a deployment sets to switch on the hosted search, analytics and edit links; the tests' values reach no service.
 */
export const hosted = {
  ALGOLIA_APP_ID: 'TESTAPPID',
  ALGOLIA_API_KEY: 'search-only-key-of-the-test',
  ALGOLIA_INDEX_NAME: 'docs-of-the-test',
  PUBLIC_POSTHOG_KEY: 'project-key-of-the-test',
  PUBLIC_POSTHOG_HOST: 'https://analytics.example',
  EDIT_URL: 'https://git.example/docs/edit/main',
};
