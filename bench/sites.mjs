import {existsSync} from 'node:fs';
import path from 'node:path';
import {run} from '../scripts/lib/run.mjs';
import {serveSite} from '../scripts/lib/serve.mjs';
import {readTwins} from './content.mjs';
import {must} from './peerProject.mjs';
import {makeStarlight, starlightBuild} from './starlight.mjs';
import {docusaurusBuild, makeStarter, makeStarterWithContent} from './starter.mjs';

/**
 * @typedef {object} Bench what a part works with
 * @property {ReturnType<typeof compared>} sites
 * @property {string} executablePath the Chromium to use
 * @property {import('@playwright/test').Browser} browser
 * @property {number} runs
 * @property {(round: number) => void} progress says that a round of runs is done
 */

/** @typedef {'site' | 'starter' | 'content' | 'starlight'} SiteName `content` is the starter with this site's pages */

/**
 * Makes a function that does its work once, however often it is called.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {() => Promise<T>}
 */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let result;
  return () => (result ??= work());
}

/**
 * The projects that are compared, each made when it is first asked for.
 *
 * @param {{keep: boolean}} options `keep` takes what an earlier run has built
 */
export function compared({keep}) {
  /**
   * @param {string} title
   * @param {import('./cost.mjs').Command} command
   * @param {string} dir what it builds
   * @returns {Promise<string>} the same
   */
  async function build(title, {command, args, cwd, env}, dir) {
    if (!keep || !existsSync(path.join(dir, '404.html'))) {
      console.log(`Building ${title} …`);
      await must(`Building ${title}`, run(command, args, {cwd, env, quiet: true}));
    }
    return dir;
  }

  const site = once(() => build('this site', ownBuild, path.resolve('build')));
  const pages = once(async () => readTwins(await site()));
  /** Folders of the projects, not built. */
  const projects = {
    starter: once(makeStarter),
    content: once(async () => makeStarterWithContent(await pages())),
    starlight: once(async () => makeStarlight(await pages())),
  };
  /** Folders of the built sites. */
  const built = {
    site,
    starter: once(async () => {
      const dir = await projects.starter();
      return build('the starter', docusaurusBuild(dir), path.join(dir, 'build'));
    }),
    content: once(async () => {
      const dir = await projects.content();
      return build(
        'the starter with the same pages',
        docusaurusBuild(dir),
        path.join(dir, 'build'),
      );
    }),
    starlight: once(async () => {
      const dir = await projects.starlight();
      return build('Starlight with the same pages', starlightBuild(dir), path.join(dir, 'dist'));
    }),
  };

  /**
   * @param {SiteName[]} names
   * @param {(url: Record<SiteName, string>) => Promise<void>} use gets the origin of each
   */
  async function served(names, use) {
    const servers = [];
    try {
      const url = /** @type {Record<SiteName, string>} */ ({});
      for (const name of names) {
        const server = await serveSite(await built[name]());
        servers.push(server);
        url[name] = server.url;
      }
      await use(url);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  }

  return {projects, built, served};
}

/** How this site is built for production, without what earlier builds left behind. */
export const ownBuild = {
  command: process.execPath,
  args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  cwd: path.resolve('.'),
  env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
};
