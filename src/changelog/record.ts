import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {WriterError} from '../site/writerError';
import {changelogFolder} from './entries';
import type {Part, Surface} from './surface';

/** The surface of the API as the changelog last told it, and the entries that told it. */
export type SurfaceRecord = {entries: string[]; surface: Surface};

/** Where the record stands, from the root of the repository. */
export const recordFile = `${changelogFolder}/surface.json`;

/**
 * Reads the record.
 *
 * @param root folder of the repository
 * @throws WriterError when there is none, or when it is no JSON
 */
export function readRecord(root = '.'): SurfaceRecord {
  const file = path.join(root, recordFile);
  if (!existsSync(file)) {
    throw new WriterError(
      `${recordFile} is missing: it holds the surface of the API that the changelog has told. Restore it from the history.`,
    );
  }
  try {
    const {entries, surface} = JSON.parse(readFileSync(file, 'utf8')) as {
      entries: string[];
      surface: Record<string, Part>;
    };
    return {entries, surface: new Map(Object.entries(surface))};
  } catch (error) {
    throw new WriterError(
      `${recordFile}: ${(error as Error).message}. It is written by \`npm run changelog -- record\`; ` +
        'after a conflict, take one side and run that.',
    );
  }
}

/** The record as text: a line for each entry and each part of the surface, so that a review sees what changed. */
export function recordText({entries, surface}: SurfaceRecord): string {
  const parts = [...surface].map(
    ([key, shape]) => `    ${JSON.stringify(key)}: ${JSON.stringify(shape)}`,
  );
  return [
    '{',
    '  "entries": [',
    entries.map((id) => `    ${JSON.stringify(id)}`).join(',\n'),
    '  ],',
    '  "surface": {',
    parts.join(',\n'),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** @param root folder of the repository */
export function writeRecord(record: SurfaceRecord, root = '.'): void {
  writeFileSync(path.join(root, recordFile), recordText(record));
}
