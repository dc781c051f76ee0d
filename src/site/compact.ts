/** Falsy values, which `compact` removes. */
type Absent = false | '' | null | undefined;

/**
 * Returns the items that are not falsy, in order, such as in `compact(isLong && 'long', ...)`. Nested lists are
 * flattened.
 */
export function compact<T>(...items: readonly (T | readonly T[] | Absent)[]): T[] {
  return items.flatMap((item) => (item || []) as T | readonly T[]);
}
