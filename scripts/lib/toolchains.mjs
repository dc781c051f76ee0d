// Lists the compilers, interpreters and format checkers that the tests of samples and guides need, and how to install
// them.
import {spawnSync} from 'node:child_process';
import {readData} from './data.mjs';

/** @typedef {import('./tools.mjs').Requirement} Requirement */

/** How the tests run samples, by the ID of the language. */
export const toolchains = readData('src/plugins/reference/samples/toolchains.yaml');

/** @typedef {typeof toolchains[string]} Toolchain */

/**
 * @param {string} command
 * @returns {boolean} whether the command is installed
 */
export const hasCommand = (command) => spawnSync(command, ['--version']).status === 0;

/**
 * @param {Pick<Toolchain, 'commands' | 'probe'>} toolchain
 * @returns {string | undefined} the first command that runs; undefined if none is installed
 */
export function findCommand({commands, probe}) {
  return commands.find((command) => spawnSync(command, probe, {stdio: 'ignore'}).status === 0);
}

/** @type {(name: string, toolchain: Pick<Toolchain, 'commands' | 'probe' | 'packages' | 'otherwise'>) => Requirement} */
export const toRequirement = (name, toolchain) => ({
  name,
  found: () => findCommand(toolchain) !== undefined,
  packages: toolchain.packages,
  otherwise: toolchain.otherwise,
});

/** Toolchains of the languages that the fast tests run: curl, JavaScript and Python. */
export const requiredToolchains = Object.entries(toolchains)
  .filter(([, {required}]) => required)
  .map(([id, toolchain]) => toRequirement(id, toolchain));

/**
 * Toolchains of all languages, and other tools of the slow tests. black and phpcs check the format of the guides'
 * programs.
 */
export const allToolchains = [
  ...Object.entries(toolchains).map(([id, toolchain]) => toRequirement(id, toolchain)),
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
