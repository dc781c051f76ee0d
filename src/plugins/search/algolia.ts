import {type Env, readGroup} from '../../site/env';

/**
 * Reads the configuration of the hosted search.
 *
 * @param env environment variables of the build
 * @returns the classic preset's `algolia` theme option, or undefined for the local search
 * @throws ProblemError if only some of the three variables are set
 */
export function algoliaFromEnv(env: Env) {
  const values = readGroup(env, 'Algolia search', {
    appId: 'ALGOLIA_APP_ID',
    apiKey: 'ALGOLIA_API_KEY',
    indexName: 'ALGOLIA_INDEX_NAME',
  });
  // The docs have one version and one locale, so there is nothing to filter by.
  return values && {...values, contextualSearch: false};
}
