import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compressSite} from '../lib/compress.mjs';
import {run} from '../lib/run.mjs';

const version = '3.10.2';
const dir = path.resolve('.cache/bench/starter');

/** @param {Promise<{code: number, output: string}>} step */
async function must(step) {
  const {code, output} = await step;
  if (code !== 0) throw new Error(`The starter could not be made:\n${output}`);
}

/**
 * Makes the untouched starter once, and builds it.
 *
 * @returns {Promise<string>} its built site
 * @throws {Error} with the output of the step that failed
 */
export async function buildStarter() {
  const site = path.join(dir, 'site');
  if (!existsSync(path.join(site, 'node_modules'))) {
    await mkdir(dir, {recursive: true});
    const create = [
      '--yes',
      `create-docusaurus@${version}`,
      'site',
      'classic',
      '--typescript',
      '--skip-install',
    ];
    await must(run('npx', create, {cwd: dir, quiet: true}));
    // The same search packages as this site: the starter alone asks for a version that was never published.
    const file = path.join(site, 'package.json');
    const {overrides} = JSON.parse(await readFile('package.json', 'utf8'));
    await writeFile(
      file,
      JSON.stringify({...JSON.parse(await readFile(file, 'utf8')), overrides}, null, 2),
    );
    await must(
      run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: site,
        quiet: true,
      }),
    );
  }
  await must(run('npx', ['--no', 'docusaurus', 'build'], {cwd: site, quiet: true}));
  const built = path.join(site, 'build');
  await compressSite(built);
  return built;
}
