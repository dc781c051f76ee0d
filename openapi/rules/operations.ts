import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Json} from './report';

/** An operation or a webhook as a root file names it. */
export type Entry = {
  /** The way to it in the root file. */
  keys: (string | number)[];
  /** As it is written, relative to the root file; undefined when the operation is not a reference. */
  file?: string;
};

const entry = (keys: Entry['keys'], operation: unknown): Entry => {
  const file = (operation as {$ref?: string} | null)?.$ref;
  return {keys, ...(file !== undefined && {file})};
};

/** The entries of a map from paths, or events, to methods and operations. */
function entriesOf(root: Json, key: 'paths' | 'webhooks'): Entry[] {
  return Object.entries((root[key] ?? {}) as Record<string, Json>).flatMap(([name, methods]) =>
    Object.entries(methods).map(([method, operation]) => entry([key, name, method], operation)),
  );
}

/** The operations of a root file, without what stands in their own files; also those that are known by name alone. */
export function entries(root: Json): Entry[] {
  const key = 'x-unknown-operations';
  return [
    ...entriesOf(root, 'paths'),
    ...((root[key] ?? []) as unknown[]).map((operation, index) => entry([key, index], operation)),
  ];
}

/** The events of a root file. */
export const webhooks = (root: Json): Entry[] => entriesOf(root, 'webhooks');

/** The operationId of a file; undefined when it has none, or is not there. */
export function operationIdOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return (parse(readFileSync(file, 'utf8')) as {operationId?: string} | null)?.operationId;
}

/** The operationIds of a description, read from its files. */
export function operationIds(rootFile: string): string[] {
  if (!existsSync(rootFile)) return [];
  const root = parse(readFileSync(rootFile, 'utf8')) as Json;
  return entries(root).flatMap(
    ({file}) => operationIdOf(file ? path.join(path.dirname(rootFile), file) : '') ?? [],
  );
}
