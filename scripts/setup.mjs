// `npm run setup`: installs the Debian packages that `npm run test:all` needs and this machine lacks.
// `npm run setup -- unit browser` installs those of the named steps.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findExecutable} from './lib/browsers.mjs';
import {howToInstall} from './lib/tools.mjs';
import {chooseSteps, missingFor} from './test/steps.mjs';

/** Debian asks this script before it starts the service of a new package, such as nginx; 101 forbids it. */
const policy = '/usr/sbin/policy-rc.d';

/** Has apt-get create the script while it installs, unless the machine has one. */
const startNothing = existsSync(policy)
  ? []
  : [
      `DPkg::Pre-Invoke::=printf '#!/bin/sh\\nexit 101\\n' > ${policy} && chmod +x ${policy}`,
      `DPkg::Post-Invoke::=rm -f ${policy}`,
    ].flatMap((option) => ['-o', option]);

/** Runs apt-get, with sudo unless this runs as root. */
function apt(/** @type {string[]} */ ...args) {
  const command = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', '-q', '-y', ...args];
  const [program = '', ...rest] = command;
  console.log(command.join(' '));
  spawnSync(program, rest, {stdio: 'inherit'});
}

const names = process.argv.slice(2);
const steps = Object.values(chooseSteps(names.length > 0 ? names : 'all'));
const lacking = () => steps.flatMap(missingFor);
const packages = new Set(lacking().flatMap((requirement) => requirement.packages));
if (packages.size > 0 && findExecutable('apt-get')) {
  apt('update');
  apt('install', '--no-install-recommends', ...startNothing, ...packages);
}
const missing = new Set(lacking().map(howToInstall));
for (const line of missing) console.log(line);
process.exitCode = missing.size > 0 ? 1 : 0;
