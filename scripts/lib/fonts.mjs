import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from './debian.mjs';

/**
 * Sets of fonts of which a browser is shown one alone: the widest that readers have, and one as narrow as theirs mostly are.
 *
 * @type {Record<string, {folder: string, package: string, families: Record<string, string>}>}
 */
const sets = {
  DejaVu: {
    folder: '/usr/share/fonts/truetype/dejavu',
    package: 'fonts-dejavu-core',
    families: {'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono'},
  },
  Liberation: {
    folder: '/usr/share/fonts/truetype/liberation',
    package: 'fonts-liberation',
    families: {
      'sans-serif': 'Liberation Sans',
      serif: 'Liberation Serif',
      monospace: 'Liberation Mono',
    },
  },
};

/** @returns {{name: string, package: string}[]} the sets that are not on this machine */
export function missingFonts() {
  return Object.entries(sets)
    .filter(([, {folder}]) => !existsSync(folder))
    .map(([name, set]) => ({name, package: set.package}));
}

/** @returns {string[]} a line for each set that is not on this machine, with the way to get it */
export const fontAdvice = () =>
  missingFonts().map(
    ({name, package: pack}) => `no ${name} fonts where Debian keeps them: apt-get install ${pack}`,
  );

/**
 * Gets the sets that are missing, as root on Debian.
 *
 * @returns {Promise<string[]>} a line for each that is still missing
 */
export async function ensureFonts() {
  const packages = missingFonts().map(({package: pack}) => pack);
  if (packages.length > 0) await installPackages(packages);
  return fontAdvice();
}

/** @returns {string[]} names of the sets on this machine */
export const findFonts = () =>
  Object.keys(sets).filter((name) => existsSync(String(sets[name]?.folder)));

/**
 * Writes a configuration that offers one set alone, for FONTCONFIG_FILE.
 *
 * @param {string} name of a set on this machine
 * @param {string} dir where to write it
 * @returns {string} absolute path of the file
 * @throws {Error} when there is no such set
 */
export function writeFontConfig(name, dir) {
  const set = sets[name];
  if (!set) throw new Error(`No font set ${name}; there are ${Object.keys(sets).join(', ')}.`);
  const aliases = Object.entries(set.families).map(
    ([generic, family]) =>
      `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const file = path.resolve(dir, 'fonts.conf');
  mkdirSync(dir, {recursive: true});
  const lines = [
    '<?xml version="1.0"?>',
    '<fontconfig>',
    `<dir>${set.folder}</dir>`,
    `<cachedir>${path.resolve(dir, 'cache')}</cachedir>`,
    ...aliases,
    // What pages ask for by another name, such as `system-ui`, would else be the first file of the folder: the typewriter's.
    '<match target="pattern"><edit name="family" mode="append_last">' +
      `<string>${set.families['sans-serif']}</string></edit></match>`,
    '</fontconfig>',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
