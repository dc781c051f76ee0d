// Reads the files of the contract, and resolves their references and `allOf`.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readYaml, displayPath} from '../../../site/yamlFiles';
import {fail, type Where} from './fail';
import type {Json} from './wording';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the absolute path of a reference's target.
 *
 * @param where the file, and the keys of the node that has the reference
 * @throws ProblemError if the target does not exist
 */
export function targetOf(reference: string, {file, keys}: Where): string {
  const absolute = path.resolve(path.dirname(file), reference);
  if (existsSync(absolute)) return absolute;
  return fail(
    {file, keys: [...keys, '$ref']},
    `"${reference}" refers to ${displayPath(absolute)}, which does not exist. A reference is a path relative to ` +
      'the file it is in.',
  );
}

/** Merges the parts of an `allOf` into one schema. Sibling keys of `allOf` take precedence. */
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

function resolveNode(node: unknown, place: Where, open: string[]): unknown {
  if (Array.isArray(node)) {
    return node.map((item, index) =>
      resolveNode(item, {...place, keys: [...place.keys, index]}, open),
    );
  }
  if (!isObject(node)) return node;
  const own: Json = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref') continue;
    // An example is data, so `$ref` in it is not a reference. A property named "example" is a schema, not data.
    const isData = key === 'example' && place.keys.at(-1) !== 'properties';
    own[key] = isData ? value : resolveNode(value, {...place, keys: [...place.keys, key]}, open);
  }
  let merged = own;
  if (typeof node.$ref === 'string') {
    const to = targetOf(node.$ref, place);
    const raw = readYaml(to) as Json;
    if (open.includes(to)) {
      const {title, type, description} = raw;
      const name = title ?? path.basename(to, '.yaml');
      return {title, type, description, ...own, 'x-recursion': name};
    }
    merged = {...(resolveNode(raw, {file: to, keys: []}, [...open, to]) as Json), ...own};
  }
  return Array.isArray(merged.allOf) ? mergeAllOf(merged as Json & {allOf: Json[]}) : merged;
}

/**
 * Reads a file of the contract and replaces every reference by its target. Sibling keys of a `$ref` override the keys
 * of the target, as in OpenAPI 3.1. A recursive reference becomes `x-recursion`, with the title of the schema.
 *
 * @param file absolute path
 * @throws ProblemError with file and line for an unresolved reference
 */
export function resolveFile(file: string): unknown {
  return resolveNode(readYaml(file), {file, keys: []}, [file]);
}
