import {cp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {run} from '../scripts/lib/run.mjs';
import {writePages} from './content.mjs';
import {cache, install, must, peerProject} from './peerProject.mjs';

export const starterVersion = '3.10.2';

/**
 * Makes the untouched starter, once.
 *
 * @returns {Promise<string>} its folder
 * @throws {Error} with the output of the step that failed
 */
export async function makeStarter() {
  const dir = await peerProject('starter', starterVersion, async (folder) => {
    const create = [`create-docusaurus@${starterVersion}`, 'site', 'classic'];
    const flags = ['--typescript', '--skip-install'];
    await must(
      'Making the starter',
      run('npm', ['exec', '--yes', '--', ...create, ...flags], {cwd: folder, quiet: true}),
    );
    const site = path.join(folder, 'site');
    // The same search packages as this site: the starter alone asks for a version that was never published.
    const {overrides} = JSON.parse(await readFile('package.json', 'utf8'));
    const own = JSON.parse(await readFile(path.join(site, 'package.json'), 'utf8'));
    await install(site, {...own, overrides});
  });
  return path.join(dir, 'site');
}

/** What is copied from the starter; its packages are linked. */
const parts = ['blog', 'docs', 'src', 'static', 'package.json', 'sidebars.ts', 'tsconfig.json'];

/**
 * @param {string} config text of the starter's configuration
 * @returns {string} the same, reading `.md` as plain Markdown and letting links lead to pages that are not there
 * @throws {Error} when the starter's configuration is not what this knows
 */
export function configForContent(config) {
  const links = /onBrokenLinks: 'throw',/;
  if (!links.test(config)) {
    throw new Error(
      "The starter’s docusaurus.config.ts has no line “onBrokenLinks: 'throw',” any more: adapt bench/starter.mjs.",
    );
  }
  return config.replace(
    links,
    `onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
     markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},`,
  );
}

/**
 * Makes the starter with this site's pages in it, anew.
 *
 * @param {import('./content.mjs').MarkdownPage[]} pages they stand below `/docs/`
 * @returns {Promise<string>} its folder
 */
export async function makeStarterWithContent(pages) {
  const starter = await makeStarter();
  const dir = path.join(cache, 'starter-content');
  await rm(dir, {recursive: true, force: true});
  for (const part of parts) {
    await cp(path.join(starter, part), path.join(dir, part), {recursive: true});
  }
  await symlink(path.join(starter, 'node_modules'), path.join(dir, 'node_modules'));
  const config = await readFile(path.join(starter, 'docusaurus.config.ts'), 'utf8');
  await writeFile(path.join(dir, 'docusaurus.config.ts'), configForContent(config));
  await writePages(pages, path.join(dir, 'docs/content'));
  return dir;
}

/**
 * @param {string} dir folder of a Docusaurus project
 * @returns {{command: string, args: string[], cwd: string, env: Record<string, string>}} how it is built, as on a machine that
 *   never built it
 */
export const docusaurusBuild = (dir) => ({
  command: path.join(dir, 'node_modules/.bin/docusaurus'),
  args: ['build'],
  cwd: dir,
  env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
});
