/** Falsy values, which `compact` removes. */
type Absent = false | '' | null | undefined;

/**
 * Returns the items that are not falsy, in order. Flattens nested lists. A call may contain conditions, such as
 * `compact(isLong && 'long', ...)`.
 */
export function compact<T>(...items: readonly (T | readonly T[] | Absent)[]): T[] {
  return items.flatMap((item) => (item || []) as T | readonly T[]);
}
