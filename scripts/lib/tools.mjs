// What the tests need besides Node, and its Debian packages.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {
  browsers,
  engines,
  findEngine,
  findExecutable,
  findHeadlessBrowser,
  shell,
} from './browsers.mjs';
import {readData} from './data.mjs';
import {findFonts, fontSets} from './fonts.mjs';

/**
 * @typedef {object} Requirement a program or a set of fonts that tests need
 * @property {string} name
 * @property {() => unknown} find returns something truthy if it is installed
 * @property {readonly string[]} packages Debian packages
 * @property {boolean} [startsService] whether the packages start a service, so that `npm run setup` leaves them out
 * @property {string} [otherwise] how to get it on other systems, such as `install PHP 8.2`
 */

/** Debian's Brotli module for nginx. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** How the tests run samples, by the ID of the language. */
export const toolchains = readData('src/plugins/reference/samples/toolchains.yaml');

/**
 * @param {Pick<typeof toolchains[keyof typeof toolchains], 'commands' | 'probe'>} toolchain
 * @returns {string | undefined} the first command that runs; undefined if none is installed
 */
export const findCommand = ({commands, probe}) =>
  commands.find((command) => spawnSync(command, probe, {stdio: 'ignore'}).status === 0);

/** Whether a command is installed. @param {string} command */
export const hasCommand = (command) =>
  findCommand({commands: [command], probe: ['--version']}) !== undefined;

const languages = Object.entries(toolchains).map(([name, toolchain]) => ({
  ...toolchain,
  name,
  find: () => findCommand(toolchain),
}));

const headless = {
  name: 'Chromium',
  find: findHeadlessBrowser,
  packages: [shell],
  otherwise: '`npx playwright install chromium`, or set CHROMIUM_PATH to its executable',
};

const fonts = Object.entries(fontSets).map(([name, {package: own}]) => ({
  name: `${name} fonts`,
  find: () => findFonts().includes(name),
  packages: [own],
}));

/** @type {Record<string, Requirement[]>} what the steps of scripts/test/steps.yaml can need */
export const requirements = {
  chromium: [headless],
  fonts: [headless, ...fonts],
  engines: [
    ...engines.map((name) => ({
      name,
      find: () => findEngine(name),
      packages: browsers[name].packages,
      otherwise: `npx playwright install --with-deps ${name}`,
    })),
    ...fonts,
  ],
  requiredLanguages: languages.filter(({required}) => required),
  languages: [
    ...languages,
    // They check the format of the guides' programs.
    {name: 'black', find: () => hasCommand('black'), packages: ['black']},
    {name: 'phpcs', find: () => hasCommand('phpcs'), packages: ['php-codesniffer']},
  ],
  deploy: [
    headless,
    {
      name: 'nginx',
      find: () => findExecutable('nginx') && existsSync(brotliModule),
      packages: ['nginx', 'libnginx-mod-http-brotli-filter'],
      startsService: true,
    },
  ],
};

/** @param {Requirement} requirement */
export function howToInstall({name, packages, startsService, otherwise}) {
  const how = startsService ? 'install it, which starts a service' : 'npm run setup';
  return `no ${name}: ${how} (on Debian: ${packages.join(' ')})${otherwise ? `, or ${otherwise}` : ''}`;
}
