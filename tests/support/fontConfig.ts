// Writes Fontconfig files that offer only one font set.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fontSets} from '../../scripts/lib/fonts.mjs';
import {replaceFile} from '../../src/site/cache.mjs';

/**
 * Writes a Fontconfig file with only one font set. Programs read the file if FONTCONFIG_FILE contains its path.
 *
 * @param name of an installed set
 * @param dir folder to write it to
 * @returns absolute path of the file
 */
export function writeFontConfig(name: string, dir: string): string {
  const {folder = '', monospace = ''} = fontSets[name] ?? {};
  const values: Record<string, string> = {
    folder,
    cache: path.resolve(dir, 'cache'),
    name,
    monospace,
  };
  const text = readFileSync('tests/support/fonts.conf', 'utf8').replace(
    /\{(\w+)\}/g,
    (_, key: string) => values[key] ?? '',
  );
  const file = path.resolve(dir, 'fonts.conf');
  replaceFile(file, text);
  return file;
}
