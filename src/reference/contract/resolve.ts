import {existsSync} from 'node:fs';
import path from 'node:path';
import {WriterError} from '../../site/writerError';
import {lineOf, readYaml, shown} from '../../site/yamlFiles';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Place = {file: string; keys: string[]};

/** Where a reference in a file points. */
function target(reference: string, from: Place): Place {
  const [file = '', pointer = ''] = reference.split('#');
  const absolute = file ? path.resolve(path.dirname(from.file), file) : from.file;
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return {file: absolute, keys};
}

function read({file, keys}: Place, reference: string, from: Place): unknown {
  const line = () => `${shown(from.file)}:${lineOf(from.file, [...from.keys, '$ref'])}`;
  if (!existsSync(file)) {
    throw new WriterError(
      `${line()}: $ref "${reference}" leads to ${shown(file)}, which does not exist. ` +
        'A reference is a path relative to the file it stands in.',
    );
  }
  let value = readYaml(file);
  for (const key of keys) {
    value = isObject(value) || Array.isArray(value) ? (value as Json)[key] : undefined;
    if (value === undefined) {
      throw new WriterError(
        `${line()}: $ref "${reference}": ${shown(file)} has no ${keys.join(' → ')}.`,
      );
    }
  }
  return value;
}

/** Joins the parts of an `allOf` into one schema; what stands beside it wins. */
function mergeAllOf({allOf, ...own}: Json & {allOf: Json[]}): Json {
  const merged: Json = {};
  for (const part of [...allOf, own]) {
    for (const [key, value] of Object.entries(part)) {
      if (key === 'properties') merged[key] = {...(merged[key] as Json), ...(value as Json)};
      else if (key === 'required' && Array.isArray(value)) {
        merged[key] = [...new Set([...((merged[key] as unknown[]) ?? []), ...value])];
      } else merged[key] = value;
    }
  }
  return merged;
}

function resolveNode(node: unknown, place: Place, open: string[]): unknown {
  if (Array.isArray(node)) {
    return node.map((item, index) =>
      resolveNode(item, {...place, keys: [...place.keys, String(index)]}, open),
    );
  }
  if (!isObject(node)) return node;
  const own: Json = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref') continue;
    // An example is data, where nothing is a reference; unless it is a field of that name.
    const isData = key === 'example' && place.keys.at(-1) !== 'properties';
    own[key] = isData ? value : resolveNode(value, {...place, keys: [...place.keys, key]}, open);
  }
  let merged = own;
  if (typeof node.$ref === 'string') {
    const to = target(node.$ref, place);
    const id = `${to.file}#${to.keys.join('/')}`;
    const raw = read(to, node.$ref, place);
    if (open.includes(id)) {
      const {title, type, description} = raw as Json;
      const name = title ?? path.basename(to.file, '.yaml');
      return {title, type, description, ...own, 'x-recursion': name};
    }
    merged = {...(resolveNode(raw, to, [...open, id]) as Json), ...own};
  }
  return Array.isArray(merged.allOf) ? mergeAllOf(merged as Json & {allOf: Json[]}) : merged;
}

/**
 * Reads a file of the contract with every reference replaced by what it leads to. Keys beside a `$ref` win over those of its
 * target, as OpenAPI 3.1 has it. A schema that contains itself ends in `x-recursion`, with the name of what comes again.
 *
 * @param file absolute path
 * @throws WriterError with file and line for a reference that leads nowhere
 */
export function resolveFile(file: string): unknown {
  return resolveNode(readYaml(file), {file, keys: []}, [`${file}#`]);
}
