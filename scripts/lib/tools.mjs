// Finds and installs the system tools, besides Node, that tests need.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {run} from './run.mjs';

/** Debian runs this script before a package starts a service. Container images have it, and forbid the start. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** Packages that start a service. They are installed only on machines that forbid it. */
const services = ['nginx', 'libnginx-mod-http-brotli-filter'];

/** Debian's Brotli module for nginx. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/**
 * Finds an executable on PATH or in /usr/sbin.
 *
 * @param {string} name
 * @returns {string | undefined} its path
 */
export function findExecutable(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/**
 * @typedef {object} Requirement a program or a set of fonts that tests need
 * @property {string} name
 * @property {() => boolean} found
 * @property {readonly string[]} packages Debian packages
 * @property {string} [otherwise] how to install it on other systems, such as `install black`
 */

/**
 * Describes what is missing and how to install it.
 *
 * @param {Requirement} requirement
 * @returns {string}
 */
export const howToInstall = ({name, packages, otherwise}) =>
  `no ${name}: apt-get install ${packages.join(' ')}${otherwise ? `, or ${otherwise}` : ''}`;

/**
 * Installs missing requirements as Debian packages, if this runs as root on Debian.
 *
 * @param {Requirement[]} requirements
 * @param {(missing: Requirement[]) => Promise<unknown>} [download] installs the requirements that are still missing
 *   after the Debian packages
 * @returns {Promise<string[]>} a line for each requirement that is still missing, with how to install it
 */
export async function ensure(requirements, download) {
  const missing = () => requirements.filter(({found}) => !found());
  await installPackages(missing().flatMap(({packages}) => packages));
  if (download && missing().length > 0) await download(missing());
  return missing().map(howToInstall);
}

/** @type {Requirement[]} of tests/deploy */
export const deployTools = [
  {
    name: 'nginx',
    found: () => Boolean(findExecutable('nginx')) && existsSync(brotliModule),
    packages: ['nginx', 'libnginx-mod-http-brotli-filter'],
  },
];

/** Serialises installations, because apt-get cannot run twice at once. */
let lastInstall = Promise.resolve();

/**
 * Installs Debian packages without starting any service, and changes nothing else on the machine. Does nothing unless
 * this runs as root on Debian.
 *
 * @param {string[]} packages
 * @returns {Promise<void>}
 */
function installPackages(packages) {
  const names = packages.filter((name) => !services.includes(name) || existsSync(servicePolicy));
  if (names.length === 0 || process.getuid?.() !== 0 || !findExecutable('apt-get')) {
    return Promise.resolve();
  }
  lastInstall = lastInstall.then(async () => {
    console.log(`Installing the Debian packages ${names.join(', ')} …`);
    const options = {quiet: true, env: {DEBIAN_FRONTEND: 'noninteractive'}};
    await run('apt-get', ['update', '-qq'], options);
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
    const {code, output} = await run('apt-get', install, options);
    if (code !== 0) console.log(output);
  });
  return lastInstall;
}
