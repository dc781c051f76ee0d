// Programs beside Node that tests need: where to find them, and how to get them.
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from './run.mjs';

/** Debian asks this file before a package starts its service. */
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

/** @type {Record<string, {found: () => boolean, packages: string[]}>} */
const tools = {
  nginx: {
    found: () => Boolean(findExecutable('nginx')) && existsSync(brotliModule),
    packages: ['nginx', 'libnginx-mod-http-brotli-filter'],
  },
  wrk: {found: () => Boolean(findExecutable('wrk')), packages: ['wrk']},
  java: {found: () => Boolean(findExecutable('java')), packages: ['default-jre-headless']},
};

/**
 * Installs tools that are not on this machine, as root on Debian.
 *
 * @param {string[]} names keys of `tools`
 * @returns {Promise<string[]>} a line for each tool that is still missing, with how to install it
 */
export async function missingTools(names) {
  const missing = () => names.filter((name) => !tools[name]?.found());
  await installPackages(missing().flatMap((name) => tools[name]?.packages ?? []));
  return missing().map((name) => `no ${name}: apt-get install ${tools[name]?.packages.join(' ')}`);
}

/** Debian's package manager does one thing at a time. */
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
