/** What the prefix of a field's anchor means to readers. */
const prefixes: Record<string, string> = {
  path: 'Path parameter',
  query: 'Query parameter',
  header: 'Header',
  body: 'Request body',
  field: '',
};

const fieldAnchor = /^(?:(path|query|header|body|field)-|response-(\w+)\.)(.*)$/;

/**
 * Distinguishes fields of the same name.
 *
 * @param anchor such as `response-200.data.guest.name`
 * @param name of the field, such as `name`
 * @returns where the field is, such as "Response 200, data.guest"; undefined unless it is a field
 */
export function placeOf(anchor: string, name: string): string | undefined {
  const [, prefix = '', status, path = ''] = fieldAnchor.exec(anchor) ?? [];
  const around = path.endsWith(`.${name}`) ? path.slice(0, -name.length - 1) : '';
  const part = status ? `Response ${status}` : prefixes[prefix];
  return [part, around].filter(Boolean).join(', ') || undefined;
}
