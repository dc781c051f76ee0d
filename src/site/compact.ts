/** Falsy values, which `compact` removes. */
type Absent = false | '' | null | undefined;

/**
 * Makes a list without its falsy items, such as `compact(isLong && 'long', ...)`. Nested lists are flattened.
 *
 * @returns the other items in order
 */
export function compact<T>(...items: readonly (T | readonly T[] | Absent)[]): T[] {
  return items.flatMap((item) => (item || []) as T | readonly T[]);
}
