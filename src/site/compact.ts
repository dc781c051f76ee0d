/** What stands in a list for a thing that is not there. */
type Absent = false | '' | null | undefined;

/**
 * A list in which some things may be absent: `compact(isLong && 'long', ...)`. A list among the items stands item by item.
 *
 * @returns the items that are there, in their order
 */
export function compact<T>(...items: readonly (T | readonly T[] | Absent)[]): T[] {
  return items.flatMap((item) => (item || []) as T | readonly T[]);
}
