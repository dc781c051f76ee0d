import {execFileSync} from 'node:child_process';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from './run.mjs';

/** Where Debian looks before a package may start its service. */
const policy = '/usr/sbin/policy-rc.d';

/** @returns {boolean} whether Debian's package manager can be used */
function canInstallPackages() {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian packages when this runs as root on Debian, and does nothing elsewhere. No service is started by it.
 *
 * @param {string[]} names
 */
export async function installPackages(names) {
  if (!canInstallPackages()) return;
  console.log(`Installing Debian’s ${names.join(', ')} …`);
  const own = !existsSync(policy);
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', {mode: 0o755});
  try {
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    await run('apt-get', ['update', '-qq'], {quiet: true});
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      env,
      quiet: true,
    });
  } finally {
    if (own) rmSync(policy, {force: true});
  }
}

/**
 * @param {string} name of an executable
 * @returns {string | undefined} its path, on PATH or where Debian keeps servers
 */
export function findExecutable(name) {
  const dirs = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return dirs.map((dir) => path.join(dir, name)).find((file) => existsSync(file));
}
