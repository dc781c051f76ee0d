// Finds the font sets for tests.
import {existsSync} from 'node:fs';

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
