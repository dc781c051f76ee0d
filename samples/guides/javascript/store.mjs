// Keeps records in a JSON file.
// Needs Node.js 20.
// Run by the programs that import it: import {isOlder, load, save} from './store.mjs'.
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';

export const load = (file, empty) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;

// A program that stops while it writes leaves the old file.
export function save(file, value) {
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}

// Compare instants: as text, "…00Z" and "…00.000Z" sort wrongly.
export const isOlder = (item, other) => Date.parse(item.updatedAt) < Date.parse(other?.updatedAt);
