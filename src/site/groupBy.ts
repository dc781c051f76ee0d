/** Groups items by key, in order of first appearance. */
export function groupBy<T>(
  items: readonly T[],
  keyOf: (one: T) => string,
): [key: string, items: [T, ...T[]]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of items) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}
