import type {Evidence, Schema} from '../contract/model';
import {compact} from '../../site/compact';
import type {Block, Field} from './blocks';
import {inline} from './inline';

/** What the contract warns of. */
export function cautionBlock(note: string | undefined): Block[] {
  return note ? [{kind: 'notice', tone: 'caution', title: 'Caution', content: inline(note)}] : [];
}

/** How well a body is known, in one line: what its schema lacks is lacking in it too. */
export function together(body: Evidence, schema: Evidence): Evidence {
  if (body.level === 'documented') return schema;
  if (schema.level === 'documented') return body;
  const missing = [...new Set([...body.missing, ...schema.missing])];
  if (body.level === 'inferred') return {...body, missing};
  return {...schema, missing};
}

/** What the schema of a whole body says about itself, where no field would say it. */
export function bodyNotes(schema: Schema, fields: Field[]): Block[] {
  const {description, 'x-note': note} = schema;
  return compact<Block>(
    fields.length === 0 && description && {kind: 'text', content: inline(description)},
    cautionBlock(note),
  );
}
