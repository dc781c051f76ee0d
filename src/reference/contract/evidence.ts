import type {Evidence, Schema} from './model';

/** Reads the evidence keys of anything that may carry them. What carries none is as certain as what it is part of. */
export function evidenceOf(json: {[key: string]: unknown}): Evidence {
  const {'x-evidence': level, 'x-inferred-from': from} = json;
  const missing = [json['x-missing'] ?? []].flat().map(String);
  if (level === 'partial') return {level, missing};
  if (level === 'inferred') return {level, from: String(from ?? ''), missing};
  return {level: 'documented'};
}

/** The evidence of a schema: its own, or that of the entries of its array. */
export function schemaEvidence(schema: Schema): Evidence {
  return schema['x-evidence'] === undefined && schema.items
    ? schemaEvidence(schema.items)
    : evidenceOf(schema);
}

/** What is not documented of a part. */
export const missingOf = (evidence: Evidence): string[] =>
  evidence.level === 'documented' ? [] : evidence.missing;

/** How well a body is known: what its schema lacks is lacking in it too. */
export function bodyEvidence(body: Evidence, schema: Schema): Evidence {
  const own = schemaEvidence(schema);
  if (body.level === 'documented') return own;
  if (own.level === 'documented') return body;
  const missing = [...new Set([...body.missing, ...own.missing])];
  return {...(body.level === 'inferred' ? body : own), missing};
}
