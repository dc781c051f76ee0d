// The programs that the samples need, and where to get them.
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {installPackages} from './tools.mjs';

/**
 * @typedef {object} Toolchain
 * @property {string} language id of the language in src/reference/samples
 * @property {boolean} required whether the tests fail without it
 * @property {string[]} commands where to look for it, in this order
 * @property {string[]} probe arguments with which it exits with 0 when everything that the samples use is installed
 * @property {string[]} packages names in Debian
 * @property {string} otherwise what to do where there is no apt-get
 */

/** @type {Toolchain[]} */
export const toolchains = [
  {
    language: 'curl',
    required: true,
    commands: ['bash'],
    probe: ['-c', 'curl --help all | grep --quiet fail-with-body && openssl version'],
    packages: ['bash', 'curl', 'openssl'],
    otherwise: 'install bash, openssl, and curl 7.76 or newer',
  },
  {
    language: 'javascript',
    required: true,
    commands: [process.execPath],
    probe: ['--version'],
    packages: [],
    otherwise: 'it is the Node.js that runs the tests',
  },
  {
    language: 'python',
    required: true,
    commands: ['python3', '/usr/bin/python3'],
    probe: ['-c', 'import requests'],
    packages: ['python3', 'python3-requests'],
    otherwise: 'install Python 3 and its package requests',
  },
  {
    language: 'php',
    required: false,
    commands: ['php'],
    probe: ['-r', 'exit(PHP_MAJOR_VERSION >= 8 && function_exists("curl_init") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
    otherwise: 'install PHP 8 with its curl extension',
  },
  {
    language: 'ruby',
    required: false,
    commands: ['ruby'],
    probe: ['-e', 'require "net/http"; require "json"; exit RUBY_VERSION.to_f >= 2.7'],
    packages: ['ruby'],
    otherwise: 'install Ruby 2.7 or newer',
  },
  {
    language: 'go',
    required: false,
    commands: ['go', '/usr/local/go/bin/go'],
    probe: ['version'],
    packages: ['golang-go'],
    otherwise: 'install Go 1.18 or newer',
  },
];

/**
 * What other tests need: the classes that quicktype generates parse dates with dateutil; black and phpcs check the format of the
 * guides' programs.
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
 * @param {Toolchain} toolchain
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
