// The programs that the samples need, and how to install them.
import {spawnSync} from 'node:child_process';
import {createJiti} from 'jiti';

/** @typedef {import('../../src/reference/samples/language.ts').Toolchain} Toolchain */
/** @typedef {import('./tools.mjs').Need} Need */

/** @type {typeof import('../../src/reference/samples/index.ts')} */
const {languages} = createJiti(import.meta.url)('../../src/reference/samples/index.ts');

/**
 * @param {string} command
 * @returns {boolean} whether it runs
 */
export const hasCommand = (command) => spawnSync(command, ['--version']).status === 0;

/**
 * @param {Pick<Toolchain, 'commands' | 'probe'>} toolchain
 * @returns {string | undefined} the first command that runs; undefined if none is installed
 */
export function findCommand({commands, probe}) {
  return commands.find((command) => spawnSync(command, probe, {stdio: 'ignore'}).status === 0);
}

/** @type {(name: string, toolchain: Omit<Toolchain, 'required'>) => Need} */
export const needOf = (name, toolchain) => ({
  name,
  found: () => findCommand(toolchain) !== undefined,
  packages: toolchain.packages,
  otherwise: toolchain.otherwise,
});

/** What the samples need: curl, JavaScript and Python, which the fast tests run. */
export const requiredToolchains = languages
  .filter(({toolchain}) => toolchain.required)
  .map(({id, toolchain}) => needOf(id, toolchain));

/**
 * All languages, and what other slow tests need: the classes that quicktype generates parse dates with dateutil; black
 * and phpcs check the format of the guides' programs.
 */
export const allToolchains = [
  ...languages.map(({id, toolchain}) => needOf(id, toolchain)),
  needOf('python with dateutil', {
    commands: ['python3', '/usr/bin/python3'],
    probe: ['-c', 'import requests, dateutil'],
    packages: ['python3', 'python3-requests', 'python3-dateutil'],
    otherwise: 'install Python 3 and its packages requests and python-dateutil',
  }),
  ...[
    ['black', 'black'],
    ['phpcs', 'php-codesniffer'],
  ].map(([command = '', name = '']) => ({
    name: command,
    found: () => hasCommand(command),
    packages: [name],
    otherwise: `install ${command}`,
  })),
];
