// Lists the compilers, interpreters and format checkers that the tests of samples and guides need, and how to install
// them.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** @typedef {{commands: string[], probe: string[], packages: string[], otherwise: string}} Toolchain */
/** @typedef {import('./tools.mjs').Requirement} Requirement */

/**
 * How the tests run samples, by the ID of the language.
 *
 * @type {Record<string, Toolchain & {required: boolean, extension: string, options?: string[]}>}
 */
export const toolchains = parse(
  readFileSync('src/plugins/reference/samples/toolchains.yaml', 'utf8'),
);

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

/** @type {(name: string, toolchain: Toolchain) => Requirement} */
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
