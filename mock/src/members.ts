// Finds the undocumented members of a body.
import {type Bundle, resolve, type SchemaObject} from './contract';

/** Response header that lists the undocumented members of a response. */
export const inventedHeader = 'Calry-Mock-Invented';

/** Writes the names of invented parts as the value of a header, which has room for Latin letters only. */
export const inventedValue = (names: string[]): string =>
  [...new Set(names)]
    .map((name) => name.replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent))
    .join(', ');

/** A member that its schema does not list. `place` is its path, such as `data[].price`; `known` are listed members. */
export type Unnamed = {place: string; known: string[]};

/**
 * Finds the members of a body that its schema does not list.
 *
 * @param schema undefined if the contract does not describe the body
 */
export function unnamedMembers(
  body: unknown,
  schema: SchemaObject | undefined,
  document: Bundle,
): Unnamed[] {
  return collect(body, schema ? parts(schema, document) : [], document, '');
}

/** Lists a schema and, recursively, the schemas that it combines, with references resolved. */
function parts(schema: SchemaObject, document: Bundle): SchemaObject[] {
  const own = resolve<SchemaObject>(schema, document);
  const combined = [own.allOf, own.anyOf, own.oneOf].flatMap((list) => list ?? []);
  return [own, ...combined.flatMap((part) => parts(part, document))];
}

function collect(
  value: unknown,
  schemas: SchemaObject[],
  document: Bundle,
  path: string,
): Unnamed[] {
  const all = (found: (SchemaObject | undefined)[]) =>
    found.flatMap((schema) => (schema ? parts(schema, document) : []));
  if (Array.isArray(value)) {
    const items = all(schemas.map((schema) => schema.items));
    return value.flatMap((item) => collect(item, items, document, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const place = path ? `${path}.${name}` : name;
    const named = all(
      schemas.map(({properties = {}, 'x-additional-members': others}) =>
        // Names such as `constructor` are on every object.
        Object.hasOwn(properties, name) ? properties[name] : others,
      ),
    );
    return named.length > 0
      ? collect(member, named, document, place)
      : [{place, known: schemas.flatMap(({properties = {}}) => Object.keys(properties))}];
  });
}
