import type {Json} from './json';

type Part = Json & {properties?: Json; required?: string[]};

/** Merges two parts of an `allOf`. Of two values of a key or member, the later one counts. */
const merge = (first: Part, last: Part): Part => ({
  ...first,
  ...last,
  ...(first.properties && {properties: {...first.properties, ...last.properties}}),
  ...(first.required && {required: [...new Set([...first.required, ...(last.required ?? [])])]}),
});

/**
 * Merges every `allOf` in a value, so that pages show one list of fields. Keys next to `allOf` count as its last part.
 */
export function withoutAllOf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutAllOf);
  if (typeof node !== 'object' || node === null) return node;
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutAllOf(value)]),
  );
  const {allOf, ...own} = schema;
  return Array.isArray(allOf) ? [...(allOf as Part[]), own].reduce(merge) : schema;
}
