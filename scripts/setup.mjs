// `npm run setup`: installs the Debian packages that `npm run test:all` needs and this machine lacks.
// `npm run setup -- unit browser` installs those of the named steps. Installs services only where they don't start.
import './lib/plainErrors.mjs';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findExecutable} from './lib/browsers.mjs';
import {howToInstall} from './lib/tools.mjs';
import {chooseSteps, missingFor} from './test/steps.mjs';

/** Debian asks this script before it starts the service of a new package. Container images have it, and forbid the start. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** Runs apt-get, with sudo unless this runs as root. */
function apt(/** @type {string[]} */ ...args) {
  const command = `${process.getuid?.() === 0 ? '' : 'sudo '}apt-get -q -y ${args.join(' ')}`;
  console.log(command);
  spawnSync(command, {shell: true, stdio: 'inherit'});
}

const names = process.argv.slice(2);
const steps = Object.values(chooseSteps(names.length > 0 ? names : 'all'));
const lacking = () => steps.flatMap(missingFor);
const needed = lacking().filter(({startsService}) => !startsService || existsSync(servicePolicy));
const packages = new Set(needed.flatMap((requirement) => requirement.packages));
if (packages.size > 0 && findExecutable('apt-get')) {
  apt('update');
  apt('install', '--no-install-recommends', ...packages);
}
const missing = new Set(lacking().map(howToInstall));
for (const line of missing) console.log(line);
process.exitCode = missing.size > 0 ? 1 : 0;
