import {buildSites} from './build.mjs';
import {hosted} from './hosted.mjs';

/**
 * Builds the two sites that the browser tests look at: `build/` as published, and `build-hosted/` with hosted search and analytics.
 *
 * @returns {Promise<string[]>} the warnings of both builds
 * @throws {Error} when a build fails
 */
export function buildTestSites() {
  return buildSites({}, {outDir: 'build-hosted', env: hosted});
}
