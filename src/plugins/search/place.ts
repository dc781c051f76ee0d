/**
 * Returns the place of a field, to distinguish fields of the same name: `response-200.data.guest.name` is in "response
 * 200, data.guest". Returns undefined if the anchor does not belong to a field.
 */
export function placeOf(anchor: string): string | undefined {
  const [, part = '', path = ''] =
    /^(path|query|header|body|field|response-\w+)[-.](.+)$/.exec(anchor) ?? [];
  const around = path.replace(/\.?[^.]*$/, '');
  const places = [part === 'field' ? '' : part.replace('-', ' '), around];
  return places.filter(Boolean).join(', ') || undefined;
}
