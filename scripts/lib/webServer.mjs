import {existsSync} from 'node:fs';
import {findExecutable, installPackages} from './debian.mjs';

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];
/** Where Debian keeps the module for precompressed Brotli files. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @returns {{nginx: string, wrk: string, brotli: string} | undefined} paths, when all three are on this machine */
export function findWebServer() {
  const [nginx, wrk] = [findExecutable('nginx'), findExecutable('wrk')];
  return nginx && wrk && existsSync(brotli) ? {nginx, wrk, brotli} : undefined;
}

/**
 * Finds nginx, its Brotli module and the load generator, or gets them from Debian when this runs as root there.
 *
 * @returns {Promise<{nginx: string, wrk: string, brotli: string}>} paths
 * @throws {Error} when something is missing and cannot be had; says what to install
 */
export async function ensureWebServer() {
  if (!findWebServer()) await installPackages(packages);
  const found = findWebServer();
  if (found) return found;
  throw new Error(
    `No web server for the deploy tests. Install it: \`apt-get install ${packages.join(' ')}\` (Debian 12 and Ubuntu 24.04 have them).`,
  );
}
