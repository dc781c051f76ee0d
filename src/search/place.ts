/** Labels for the prefixes of field anchors. */
const prefixes: Record<string, string> = {
  path: 'Path parameter',
  query: 'Query parameter',
  header: 'Header',
  body: 'Request body',
  field: '',
};

const fieldAnchor = /^(?:(path|query|header|body|field)-|response-(\w+)\.)(.*)$/;

/**
 * Returns the place of a field, which distinguishes fields of the same name, such as "Response 200, data.guest";
 * undefined if the anchor is not that of a field.
 *
 * @param anchor such as `response-200.data.guest.name`
 * @param name of the field, such as `name`
 */
export function placeOf(anchor: string, name: string): string | undefined {
  const [, prefix = '', status, path = ''] = fieldAnchor.exec(anchor) ?? [];
  const around = path.endsWith(`.${name}`) ? path.slice(0, -name.length - 1) : '';
  const part = status ? `Response ${status}` : prefixes[prefix];
  return [part, around].filter(Boolean).join(', ') || undefined;
}
