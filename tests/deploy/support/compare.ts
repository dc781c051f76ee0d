import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const filesOf = (dir: string) =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));

/**
 * Compares two folders, file by file and byte by byte.
 *
 * @returns the first difference in the order of names, with the offset in bytes; undefined when there is none
 */
export function firstDifference(one: string, other: string): string | undefined {
  const [ofOne, ofOther] = [new Set(filesOf(one)), new Set(filesOf(other))];
  for (const file of [...new Set([...ofOne, ...ofOther])].sort()) {
    if (!ofOne.has(file)) return `${file} is only in ${other}`;
    if (!ofOther.has(file)) return `${file} is only in ${one}`;
    const [a, b] = [readFileSync(path.join(one, file)), readFileSync(path.join(other, file))];
    if (a.equals(b)) continue;
    const differing = a.findIndex((byte, index) => byte !== b[index]);
    const offset = differing === -1 ? a.length : differing;
    const around = (bytes: Buffer) =>
      JSON.stringify(bytes.subarray(Math.max(0, offset - 20), offset + 20).toString());
    return `${file} differs from byte ${offset}: ${around(a)} in ${one}, ${around(b)} in ${other}`;
  }
  return undefined;
}
