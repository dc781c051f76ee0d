// Reads and writes the snapshot of the API surface, `changelog/surface.json`.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {problem, ProblemError} from '../../site/problem';
import {changelogFolder} from './entries';
import type {Shape} from '../reference/contract/compare';
import type {Surface} from './surface';

/** A snapshot of the API surface, and the IDs of the entries that describe it. */
export type SurfaceRecord = {entries: string[]; surface: Surface};

/** Path of the snapshot, relative to the repository root. */
export const recordFile = `${changelogFolder}/surface.json`;

/**
 * Reads the snapshot.
 *
 * @param root the repository root
 * @throws ProblemError if the file is missing or is not valid JSON
 */
export function readRecord(root = '.'): SurfaceRecord {
  try {
    const {entries, surface} = JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as {
      entries: string[];
      surface: Record<string, Shape>;
    };
    return {entries, surface: new Map(Object.entries(surface))};
  } catch (error) {
    const reason = `${(error as Error).message}. It is the snapshot of the API surface that the changelog describes.`;
    const note =
      'Restore it from the history; after a conflict, take one side and run `npm run changelog -- record`.';
    throw new ProblemError(problem(recordFile, undefined, reason, {note}));
  }
}

/** Writes the snapshot, with one line for each entry and each key, so that Git diffs are readable. */
export function writeRecord({entries, surface}: SurfaceRecord): void {
  const ids = entries.map((id) => `\n    ${JSON.stringify(id)}`);
  const parts = [...surface].map(
    ([key, shape]) => `\n    ${JSON.stringify(key)}: ${JSON.stringify(shape)}`,
  );
  const text = `{\n  "entries": [${ids.join(',')}\n  ],\n  "surface": {${parts.join(',')}\n  }\n}\n`;
  writeFileSync(recordFile, text);
}
