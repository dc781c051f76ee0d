/** Prefixes of the anchors of fields, and their meaning to readers. */
const kinds: [RegExp, (match: string) => string][] = [
  [/^path-/, () => 'Path parameter'],
  [/^query-/, () => 'Query parameter'],
  [/^header-/, () => 'Header'],
  [/^body-/, () => 'Request body'],
  [/^response-(\w+)\./, (status) => `Response ${status}`],
  [/^field-/, () => ''],
];

/**
 * Distinguishes fields of the same name.
 *
 * @param anchor such as `response-200.data.guest.name`
 * @param name of the field, such as `name`
 * @returns where the field is, such as "Response 200, data.guest"; undefined unless it is a field
 */
export function placeOf(anchor: string, name: string): string | undefined {
  for (const [pattern, say] of kinds) {
    const found = pattern.exec(anchor);
    if (!found) continue;
    const path = anchor.slice(found[0].length);
    const around = path.endsWith(`.${name}`) ? path.slice(0, -name.length - 1) : '';
    return [say(found[1] ?? ''), around].filter(Boolean).join(', ') || undefined;
  }
  return undefined;
}
