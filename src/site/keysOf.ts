/** Returns the keys of a list, as the tuple type that `z.enum` requires. */
export function keysOf<T extends Record<string, unknown>>(list: T): [keyof T & string] {
  return Object.keys(list) as [keyof T & string];
}
