import {availableParallelism} from 'node:os';
import {alone} from './buildLock.mjs';
import {compressFiles, compressSite} from './compress.mjs';
import {packMock} from './packMock.mjs';
import {runTool} from './run.mjs';

/** Variables that change what is built, switched off: a build for tests must not inherit them. */
export const neutral = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  PUBLIC_POSTHOG_KEY: '',
  PUBLIC_POSTHOG_HOST: '',
  EDIT_URL: '',
  ASSISTANT_LINKS: '',
};

/** A line of a stack trace. The writer's mistake stands in the message; the calls that led to it are ours. */
export const stackLine = /^\s+at (?:async )?\S.*(?::\d+:\d+|<anonymous>|index \d+)\)?(?: \{)?$/;

/**
 * @typedef {object} Options
 * @property {string} [outDir] where the site goes
 * @property {Record<string, string>} [env] variables of the build
 * @property {boolean} [inherit] keeps the search, analytics and edit link variables of the caller's environment
 */

/**
 * Builds the production site with its search index and the files for its host, and compresses it. The nginx configuration is
 * written beside it, as `<outDir>.nginx.conf`.
 *
 * @param {Options} [options]
 * @returns {Promise<string[]>} the warnings that the build printed, a line each
 * @throws {Error} when the build fails; its own message has been shown by then. Also when another build runs in this folder, and when
 *   this one hangs
 */
export function buildSite(options = {}) {
  return alone(() => build(options));
}

/** How many files are compressed at a time beside a build: its main thread, which all else waits for, keeps a processor. */
const besideBuild = Math.max(1, availableParallelism() - 1);

/** How long a build may be silent; on a slow machine it is for some minutes. */
const SILENCE_MS = 20 * 60_000;

/**
 * @param {Options} options
 * @returns {Promise<string[]>}
 */
async function build({outDir = 'build', env = {}, inherit = false}) {
  const variables = {...(inherit ? {} : neutral), ...env};
  const {ALGOLIA_APP_ID: hostedSearch} = {...process.env, ...variables};
  /** @param {string[]} pages */
  const writeSearch = async (pages) => {
    const input = JSON.stringify(pages);
    const {code} = await runTool('jiti', ['src/search/index-builder/write.ts', outDir], {input});
    if (code !== 0) throw new Error('The search was not written; why stands above.');
  };
  /** @type {Promise<unknown>[]} What goes on beside the build, with files that it has told of. */
  const beside = [];
  const {code, output} = await runTool('docusaurus', ['build', '--out-dir', outDir], {
    env: {...variables, SITE_BUILD: 'whole'},
    skip: stackLine,
    silence: {
      ms: SILENCE_MS,
      message:
        'The build hangs. Delete node_modules/.cache and .docusaurus*, which an interrupted build may have left broken, and run it again.',
    },
    /** @param {import('../../src/written-files/tell.ts').Written} written */
    onMessage({assets = [], pages = []}) {
      beside.push(compressFiles([...assets, ...pages], besideBuild));
      if (pages.length > 0 && !hostedSearch) beside.push(writeSearch(pages));
      // Whether it fails is looked at below, when the build has said its own.
      for (const work of beside) work.catch(() => {});
    },
  });
  await Promise.allSettled(beside);
  if (code !== 0) throw new Error('The build failed; its message stands above.');
  await Promise.all(beside);
  // Each only reads what is built, and adds files that are not compressed.
  const [{code: refused}] = await Promise.all([
    runTool('jiti', ['src/deploy/write.ts', outDir], {env: variables}),
    packMock(outDir),
    compressSite(outDir),
  ]);
  if (refused !== 0) throw new Error('The files for the host were not written; why stands above.');
  return output.split('\n').filter((line) => line.includes('[WARNING]'));
}
