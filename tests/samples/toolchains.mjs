// What the samples need to run, and where to get it. Run as a program it installs what is missing from Debian, when it may.
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {installPackages} from '../../scripts/lib/debian.mjs';

/**
 * @typedef {object} Toolchain
 * @property {string} language id of the language in src/reference/samples
 * @property {boolean} required whether the tests fail without it
 * @property {string[]} commands where to look for it, in this order
 * @property {string[]} probe arguments with which it ends well when all that the samples use is there
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
    // dateutil is what the classes that quicktype generates parse dates with.
    probe: ['-c', 'import requests, dateutil'],
    packages: ['python3', 'python3-requests', 'python3-dateutil'],
    otherwise: 'install Python 3 and its packages requests and python-dateutil',
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
 * What checks the form of the guides' programs; Prettier, which checks those in JavaScript, comes from npm. Without one of
 * them its check is skipped.
 *
 * @type {{language: string, command: string, packages: string[]}[]}
 */
export const formatters = [
  {language: 'python', command: 'black', packages: ['black']},
  {language: 'php', command: 'phpcs', packages: ['php-codesniffer']},
];

/**
 * @param {string} command
 * @returns {boolean} whether it can be started
 */
export const hasCommand = (command) => spawnSync(command, ['--version']).status === 0;

/**
 * @param {Toolchain} toolchain
 * @returns {string | undefined} the command that starts it; undefined when it is not there
 */
export function findCommand({commands, probe}) {
  return commands.find((command) => spawnSync(command, probe, {stdio: 'ignore'}).status === 0);
}

/** @returns {string[]} a line for each toolchain and formatter that is missing, with the way to get it */
export function missingToolchains() {
  return [
    ...toolchains
      .filter((toolchain) => !findCommand(toolchain))
      .map(
        ({language, packages, otherwise}) =>
          `${language} is missing: apt-get install ${packages.join(' ')}, or ${otherwise}.`,
      ),
    ...formatters
      .filter(({command}) => !hasCommand(command))
      .map(
        ({language, command, packages}) =>
          `${command} is missing, so the form of ${language} is not checked: apt-get install ${packages.join(' ')}.`,
      ),
  ];
}

/**
 * Installs what is missing, when this process is root on a Debian-like system; otherwise says what to install.
 *
 * @returns {Promise<string[]>} what is still missing afterwards, a line each
 */
export async function installToolchains() {
  const packages = [
    ...toolchains.filter((toolchain) => !findCommand(toolchain)),
    ...formatters.filter(({command}) => !hasCommand(command)),
  ].flatMap((missing) => missing.packages);
  if (packages.length > 0) await installPackages(packages);
  return missingToolchains();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = await installToolchains();
  console.log(
    missing.length > 0 ? missing.join('\n') : 'All six languages of the samples can run here.',
  );
  const required = toolchains.filter((toolchain) => toolchain.required);
  process.exitCode = required.some((toolchain) => !findCommand(toolchain)) ? 1 : 0;
}
