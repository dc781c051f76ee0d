// Finds the font sets for tests, and writes Fontconfig files that offer only one of them.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../src/site/cache.mjs';

/**
 * Font sets for tests, used one at a time. DejaVu is the widest common font; Liberation is a typical narrow font.
 *
 * @type {Record<string, {folder: string, package: string, monospace: string}>}
 */
export const fontSets = {
  DejaVu: {
    folder: '/usr/share/fonts/truetype/dejavu',
    package: 'fonts-dejavu-core',
    monospace: 'DejaVu Sans Mono',
  },
  Liberation: {
    folder: '/usr/share/fonts/truetype/liberation',
    package: 'fonts-liberation',
    monospace: 'Liberation Mono',
  },
};

/** @returns {string[]} names of the font sets that are installed */
export const findFonts = () =>
  Object.keys(fontSets).filter((name) => existsSync(String(fontSets[name]?.folder)));

/**
 * Writes a Fontconfig file with only one font set. Programs read the file if FONTCONFIG_FILE contains its path.
 *
 * @param {string} name of an installed set
 * @param {string} dir folder to write it to
 * @returns {string} absolute path of the file
 */
export function writeFontConfig(name, dir) {
  const {folder, monospace} = /** @type {typeof fontSets[string]} */ (fontSets[name]);
  const values = {folder, cache: path.resolve(dir, 'cache'), name, monospace};
  const text = readFileSync('scripts/lib/fonts.conf', 'utf8').replace(
    /\{(\w+)\}/g,
    (_, key) => values[/** @type {keyof typeof values} */ (key)],
  );
  const file = path.resolve(dir, 'fonts.conf');
  replaceFile(file, text);
  return file;
}
