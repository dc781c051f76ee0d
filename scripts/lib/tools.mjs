// System tools, besides Node, that tests need: finds and installs them.
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from './run.mjs';

/** Debian runs this script before a package starts its service. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** Debian's module that compresses with Brotli. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/**
 * @param {string} name of an executable
 * @returns {string | undefined} its path, on PATH or where Debian keeps servers
 */
export function findExecutable(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/**
 * @typedef {object} Need a program or a set of fonts that tests need besides Node
 * @property {string} name
 * @property {() => boolean} found
 * @property {readonly string[]} packages Debian packages
 * @property {string} [otherwise] how to get it elsewhere, such as `install black`
 */

/**
 * @param {Need} need
 * @returns {string} what is missing and how to install it
 */
export const howToInstall = ({name, packages, otherwise}) =>
  `no ${name}: apt-get install ${packages.join(' ')}${otherwise ? `, or ${otherwise}` : ''}`;

/**
 * Installs what is missing, as root on Debian.
 *
 * @param {Need[]} needs
 * @param {(missing: Need[]) => Promise<unknown>} [download] gets what Debian did not provide
 * @returns {Promise<string[]>} a line for each need that is still missing, with how to install it
 */
export async function ensure(needs, download) {
  const missing = () => needs.filter(({found}) => !found());
  await installPackages(missing().flatMap(({packages}) => packages));
  if (download && missing().length > 0) await download(missing());
  return missing().map(howToInstall);
}

/** @type {Need[]} what tests/deploy needs */
export const deployTools = [
  {
    name: 'nginx',
    found: () => Boolean(findExecutable('nginx')) && existsSync(brotliModule),
    packages: ['nginx', 'libnginx-mod-http-brotli-filter'],
  },
  {name: 'wrk', found: () => Boolean(findExecutable('wrk')), packages: ['wrk']},
  {name: 'java', found: () => Boolean(findExecutable('java')), packages: ['default-jre-headless']},
];

/** apt-get cannot run twice at once. */
let lastInstall = Promise.resolve();

/**
 * Installs Debian packages without starting any service. Does nothing unless this runs as root on Debian.
 *
 * @param {string[]} names
 * @returns {Promise<void>}
 */
export function installPackages(names) {
  if (names.length === 0 || process.getuid?.() !== 0 || !findExecutable('apt-get')) {
    return Promise.resolve();
  }
  lastInstall = lastInstall.then(async () => {
    console.log(`Installing Debian’s ${names.join(', ')} …`);
    const own = !existsSync(servicePolicy);
    if (own) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', {mode: 0o755});
    const options = {quiet: true, env: {DEBIAN_FRONTEND: 'noninteractive'}};
    try {
      await run('apt-get', ['update', '-qq'], options);
      const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
      const {code, output} = await run('apt-get', install, options);
      if (code !== 0) console.log(output);
    } finally {
      if (own) rmSync(servicePolicy, {force: true});
    }
  });
  return lastInstall;
}
