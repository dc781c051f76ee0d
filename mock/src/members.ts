import {type Bundle, resolve, type Schema} from './contract';

/** The response header that lists what the contract does not document. */
export const inventedHeader = 'Calry-Mock-Invented';

/** A member that its schema does not name: where it is, such as `data[].price`, and what the schema names there. */
export type Unnamed = {place: string; known: string[]};

/**
 * Finds the members of a body that its schema does not name.
 *
 * @param schema undefined when the contract describes no body
 */
export function unnamedMembers(
  body: unknown,
  schema: Schema | undefined,
  document: Bundle,
): Unnamed[] {
  return collect(body, schema ? parts(schema, document) : [], document, '');
}

/** A schema with all that its references and combinations add. */
function parts(schema: Schema, document: Bundle): Schema[] {
  const own = resolve<Schema>(schema, document);
  const combined = [own.allOf, own.anyOf, own.oneOf].flatMap((list) => list ?? []);
  return [own, ...combined.flatMap((part) => parts(part, document))];
}

function collect(value: unknown, schemas: Schema[], document: Bundle, path: string): Unnamed[] {
  const all = (found: (Schema | undefined)[]) =>
    found.flatMap((schema) => (schema ? parts(schema, document) : []));
  if (Array.isArray(value)) {
    const items = all(schemas.map((schema) => schema.items));
    return value.flatMap((item) => collect(item, items, document, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const place = path ? `${path}.${name}` : name;
    const named = all(
      schemas.map(({properties, 'x-additional-members': others}) => properties?.[name] ?? others),
    );
    return named.length > 0
      ? collect(member, named, document, place)
      : [{place, known: schemas.flatMap(({properties = {}}) => Object.keys(properties))}];
  });
}
