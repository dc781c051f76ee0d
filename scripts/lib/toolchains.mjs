// The programs that the samples need, and where to get them.
import {spawnSync} from 'node:child_process';
import {createJiti} from 'jiti';
import {installPackages} from './tools.mjs';

/** @typedef {import('../../src/reference/samples/language.ts').Toolchain & {language: string}} Toolchain */

/** @type {typeof import('../../src/reference/samples/index.ts')} */
const {languages} = createJiti(import.meta.url)('../../src/reference/samples/index.ts');

/** @type {Toolchain[]} */
const toolchains = languages.map(({id, toolchain}) => ({language: id, ...toolchain}));

/**
 * What other tests need: the classes that quicktype generates parse dates with dateutil; black and phpcs check the
 * format of the guides' programs.
 */
const pythonOfGenerators = {
  language: 'python with dateutil',
  required: false,
  commands: ['python3', '/usr/bin/python3'],
  probe: ['-c', 'import requests, dateutil'],
  packages: ['python3', 'python3-requests', 'python3-dateutil'],
  otherwise: 'install Python 3 and its packages requests and python-dateutil',
};

const formatters = ['black', 'phpcs'].map((command) => ({
  language: command,
  required: false,
  commands: [command],
  probe: ['--version'],
  packages: [command === 'phpcs' ? 'php-codesniffer' : command],
  otherwise: `install ${command}`,
}));

/**
 * @param {string} command
 * @returns {boolean} whether it can be started
 */
export const hasCommand = (command) => spawnSync(command, ['--version']).status === 0;

/**
 * @param {Pick<Toolchain, 'commands' | 'probe'>} toolchain
 * @returns {string | undefined} the command that starts it; undefined when it is not installed
 */
export function findCommand({commands, probe}) {
  return commands.find((command) => spawnSync(command, probe, {stdio: 'ignore'}).status === 0);
}

/**
 * @param {Toolchain} toolchain
 * @returns {string} what is missing and how to get it
 */
export const howToInstall = ({language, packages, otherwise}) =>
  `no ${language}: apt-get install ${packages.join(' ')}, or ${otherwise}.`;

/**
 * Installs what is missing, when this process is root on a Debian-like system.
 *
 * @param {boolean} [all] also what the slow tests need
 * @returns {Promise<string[]>} what is still missing afterwards, a line each
 */
export async function installToolchains(all = true) {
  const needed = all
    ? [...toolchains, pythonOfGenerators, ...formatters]
    : toolchains.filter(({required}) => required);
  const missing = () => needed.filter((one) => !findCommand(one));
  await installPackages(missing().flatMap(({packages}) => packages));
  return missing().map(howToInstall);
}
