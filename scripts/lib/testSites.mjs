import {buildSite} from './build.mjs';
import {hosted} from './hosted.mjs';

/**
 * Builds the two sites that the browser tests look at: `build/` as published, and `build-hosted/` with hosted search and analytics.
 *
 * @returns {Promise<string[]>} the warnings of both builds
 * @throws {Error} when a build fails
 */
export async function buildTestSites() {
  const local = await buildSite();
  const other = await buildSite({outDir: 'build-hosted', env: hosted});
  return [...local, ...other];
}
