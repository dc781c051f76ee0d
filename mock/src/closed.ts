import {type Bundle, resolve, type Schema} from './contract';

/**
 * Copies a description so that request bodies take no member that the contract does not name. The contract itself leaves
 * them open, because the API may accept more; but a misspelt member is a mistake that must be found.
 */
export function withClosedBodies(document: Bundle): Bundle {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((methods) => Object.values(methods))) {
    if (!operation.requestBody) continue;
    const body = resolve<{content: Record<string, {schema: Schema}>}>(operation.requestBody, copy);
    operation.requestBody = {
      ...body,
      content: Object.fromEntries(
        Object.entries(body.content).map(([type, media]) => [
          type,
          {...media, schema: closed(media.schema, copy)},
        ]),
      ),
    };
  }
  return copy;
}

function closed(schema: Schema, document: Bundle): Schema {
  const {$ref: _, ...resolved} = {...resolve<Schema>(schema, document), ...schema};
  return {
    ...resolved,
    ...(resolved.items && {items: closed(resolved.items, document)}),
    ...(resolved.properties && {
      properties: Object.fromEntries(
        Object.entries(resolved.properties).map(([name, member]) => [
          name,
          closed(member, document),
        ]),
      ),
      // What an allOf adds is not known here, so such a body stays open.
      additionalProperties: resolved.additionalProperties ?? Boolean(resolved.allOf),
    }),
  };
}
