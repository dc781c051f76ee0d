import {type Bundle, resolve, type Schema} from './contract';

/** The response header that lists what the contract does not document. */
export const inventedHeader = 'Calry-Mock-Invented';

/**
 * Finds the members of a body that its schema does not name.
 *
 * @param schema undefined when the contract describes no body
 * @returns their paths, each once, such as `data[].price`
 */
export function inventedMembers(
  body: unknown,
  schema: Schema | undefined,
  document: Bundle,
): string[] {
  return [...new Set(collect(body, schema && parts(schema, document), document, ''))];
}

/** A schema with all that its references and combinations add. */
function parts(schema: Schema, document: Bundle): Schema[] {
  const own = resolve<Schema>(schema, document);
  const combined = [own.allOf, own.anyOf, own.oneOf].flatMap((list) => list ?? []);
  return [own, ...combined.flatMap((part) => parts(part, document))];
}

function collect(
  value: unknown,
  schemas: Schema[] | undefined,
  document: Bundle,
  path: string,
): string[] {
  if (Array.isArray(value)) {
    const items = schemas?.flatMap((schema) => (schema.items ? parts(schema.items, document) : []));
    return value.flatMap((item) => collect(item, items, document, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const place = path ? `${path}.${name}` : name;
    const known = schemas?.flatMap(({properties}) =>
      properties?.[name] ? parts(properties[name], document) : [],
    );
    return known?.length ? collect(member, known, document, place) : [place];
  });
}
