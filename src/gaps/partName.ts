type Json = Record<string, unknown>;

/** Keys that only lead to a part and do not name it, each with how many keys after it do neither. */
const passedOver: Record<string, number> = {content: 1, schema: 0, allOf: 1, anyOf: 1, oneOf: 1};

function at(root: Json, keys: readonly (string | number)[]): Json {
  return keys.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], root) as Json;
}

/**
 * Names a part of a file of the contract for a reader; code is between backticks.
 *
 * @param keys the way to the part; empty for the whole file
 * @param root content of the file
 * @returns such as `request body: \`guest.email\``; empty for the whole file
 */
export function partName(keys: readonly (string | number)[], root: Json): string {
  const places: string[] = [];
  const field: string[] = [];
  for (let index = 0; index < keys.length; index += 1) {
    const key = String(keys[index]);
    const next = String(keys[index + 1] ?? '');
    const node = at(root, keys.slice(0, index + 2));
    if (key in passedOver) index += passedOver[key] ?? 0;
    else if (key === 'properties') {
      field.push(next);
      index += 1;
    } else if (key === 'items') field.push(`${field.pop() ?? ''}[]`);
    else if (key === 'additionalProperties') field.push('*');
    else if (key === 'requestBody') places.push('request body');
    else if (key === 'responses') {
      places.push(`response ${next}`);
      index += 1;
    } else if (key === 'parameters') {
      places.push(`${String(node?.in)} parameter \`${String(node?.name)}\``);
      index += 1;
    } else if (key === 'servers') {
      places.push(`server \`${String(node?.url)}\``);
      index += 1;
    } else places.push(key);
  }
  return [...places, ...(field.length > 0 ? [`\`${field.join('.')}\``] : [])].join(': ');
}
