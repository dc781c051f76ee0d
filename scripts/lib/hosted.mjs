/** Environment variables that enable hosted search, analytics and edit links, with dummy values for tests. */
export const hostedEnv = {
  ALGOLIA_APP_ID: 'TESTAPPID',
  ALGOLIA_API_KEY: 'search-only-key-of-the-test',
  ALGOLIA_INDEX_NAME: 'docs-of-the-test',
  PUBLIC_POSTHOG_KEY: 'project-key-of-the-test',
  PUBLIC_POSTHOG_HOST: 'https://analytics.example',
  EDIT_URL: 'https://git.example/docs/edit/main',
};
