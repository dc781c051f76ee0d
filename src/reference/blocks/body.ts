import type {Schema} from '../contract/model';
import {compact} from '../../site/compact';
import type {Block} from './blocks';
import {inline} from './inline';

/** What the contract warns of. */
export function cautionBlock(note: string | undefined): Block[] {
  return note ? [{kind: 'notice', tone: 'caution', title: 'Caution', content: inline(note)}] : [];
}

/** The description of a body without fields, and the note of its schema. */
export function bodyNotes({description, 'x-note': note}: Schema, fields: unknown[]): Block[] {
  return compact<Block>(
    fields.length === 0 && description && {kind: 'text', content: inline(description)},
    cautionBlock(note),
  );
}
