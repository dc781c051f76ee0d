// Derives the place of a field in a request or response from the field's anchor.

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
 * Returns the place of a field, such as "Response 200, data.guest", to distinguish fields of the same name. Returns
 * undefined if the anchor does not belong to a field.
 *
 * @param anchor the anchor of the field, such as `response-200.data.guest.name`
 * @param name the name of the field, such as `name`
 */
export function placeOf(anchor: string, name: string): string | undefined {
  const [, prefix = '', status, path = ''] = fieldAnchor.exec(anchor) ?? [];
  const around = path.endsWith(`.${name}`) ? path.slice(0, -name.length - 1) : '';
  const part = status ? `Response ${status}` : prefixes[prefix];
  return [part, around].filter(Boolean).join(', ') || undefined;
}
