import {compressSite} from './compress.mjs';
import {run} from './run.mjs';

/** Variables that change what is built; a build that does not ask for them must not inherit them. */
const neutral = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  PUBLIC_POSTHOG_KEY: '',
  PUBLIC_POSTHOG_HOST: '',
};

/**
 * Builds the production site and compresses it.
 *
 * @param {{outDir?: string, env?: Record<string, string>, inherit?: boolean}} [options] `inherit` keeps the search and analytics
 *   variables of the caller's environment
 * @returns {Promise<{ok: boolean, warnings: string[]}>} the warnings that the build printed, a line each
 */
export async function buildSite({outDir = 'build', env = {}, inherit = false} = {}) {
  const {code, output} = await run('npx', ['--no', 'docusaurus', 'build', '--out-dir', outDir], {
    env: {NODE_ENV: 'production', ...(inherit ? {} : neutral), ...env},
  });
  if (code !== 0) return {ok: false, warnings: []};
  console.log(`Compressed ${await compressSite(outDir)} files.`);
  return {ok: true, warnings: output.split('\n').filter((line) => line.includes('[WARNING]'))};
}
