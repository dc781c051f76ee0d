import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Json} from './report';

/** An entry of a root file's `paths` map. */
export type Entry = {
  path: string;
  method: string;
  /** As it is written, relative to the root file; undefined when the operation is not a reference. */
  file?: string;
};

/** The operations of a root file, without what stands in their own files. */
export function entries(paths: unknown): Entry[] {
  return Object.entries((paths ?? {}) as Record<string, Json>).flatMap(([apiPath, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const file = (operation as {$ref?: string} | null)?.$ref;
      return {path: apiPath, method, ...(file !== undefined && {file})};
    }),
  );
}

/** The operationIds of a description, read from its files. */
export function operationIds(rootFile: string): string[] {
  if (!existsSync(rootFile)) return [];
  const root = parse(readFileSync(rootFile, 'utf8')) as Json;
  return entries(root.paths).flatMap(({file}) => {
    const operationFile = file === undefined ? '' : path.join(path.dirname(rootFile), file);
    if (!existsSync(operationFile)) return [];
    const {operationId} = parse(readFileSync(operationFile, 'utf8')) as {operationId?: string};
    return operationId ? [operationId] : [];
  });
}
