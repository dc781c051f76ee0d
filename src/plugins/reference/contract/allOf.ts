// Merges the parts of `allOf`, so that pages show one list of fields.
import {isDeepStrictEqual} from 'node:util';
import {problem, ProblemError} from '../../../site/problem';
import type {Json} from './wording';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that may differ between parts: the value of the last part is shown. */
const mayDiffer = (key: string) =>
  ['title', 'description', 'default'].includes(key) || key.startsWith('x-');

function mergeKey(key: string, first: unknown, last: unknown, file: string): unknown {
  if (mayDiffer(key) || isDeepStrictEqual(first, last)) return last;
  if (key === 'required') return [...new Set([first, last].flat())];
  if (key === 'properties') return mergeSchemas([first as Json, last as Json], file, mergeMember);
  const values = `${JSON.stringify(first)} and ${JSON.stringify(last)}`;
  const reason = `two parts of an allOf have different values of "${key}": ${values}. Write it in one of them.`;
  throw new ProblemError(problem(file, 1, reason));
}

const mergeMember = (_: string, first: unknown, last: unknown, file: string) =>
  mergeSchemas([first as Json, last as Json], file);

function mergeSchemas(parts: Json[], file: string, mergeValue = mergeKey): Json {
  const merged = new Map<string, unknown>();
  for (const [key, value] of parts.flatMap(Object.entries)) {
    merged.set(key, merged.has(key) ? mergeValue(key, merged.get(key), value, file) : value);
  }
  return Object.fromEntries(merged);
}

/**
 * Merges every `allOf` in a value. Sibling keys of `allOf` take precedence.
 *
 * @param file for messages
 * @param isMembers whether the keys of `node` are names of members, not keywords
 * @throws ProblemError if two parts contradict each other
 */
export function withoutAllOf(node: unknown, file: string, isMembers = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutAllOf(item, file));
  if (!isObject(node)) return node;
  const {allOf, ...schema} = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      // An example is data.
      key === 'example' && !isMembers
        ? value
        : withoutAllOf(value, file, key === 'properties' && !isMembers),
    ]),
  );
  if (isMembers || !Array.isArray(allOf)) return allOf === undefined ? schema : {...schema, allOf};
  return mergeSchemas([...(allOf as Json[]), schema], file);
}
