// Reads and combines the evidence of the parts of the contract.
import type {Evidence, Schema} from './model';

/** Parses the evidence keys (`x-evidence`, …) of a part. Returns `documented` for a part without these keys. */
export function parseEvidence(json: {[key: string]: unknown}): Evidence {
  const {'x-evidence': level, 'x-inferred-from': from, 'x-inferred-part': part} = json;
  const missing = [json['x-missing'] ?? []].flat().map(String);
  if (level === 'partial') return {level, missing};
  if (level === 'inferred')
    return {level, from: String(from ?? ''), missing, ...(part === 'fields' && {part})};
  return {level: 'documented'};
}

/** Returns the evidence of a schema or, for an array without evidence, the evidence of its entries. */
export function schemaEvidence(schema: Schema): Evidence {
  return schema['x-evidence'] === undefined && schema.items
    ? schemaEvidence(schema.items)
    : parseEvidence(schema);
}

/** Lists the undocumented details of a part. */
export const missingOf = (evidence: Evidence): string[] =>
  evidence.level === 'documented' ? [] : evidence.missing;

/** Combines the evidence of a body with the evidence of its schema. */
export function bodyEvidence(body: Evidence, schema: Schema): Evidence {
  const ownEvidence = schemaEvidence(schema);
  if (body.level === 'documented') return ownEvidence;
  if (ownEvidence.level === 'documented') return body;
  const missing = [...new Set([...body.missing, ...ownEvidence.missing])];
  return {...(body.level === 'inferred' ? body : ownEvidence), missing};
}
