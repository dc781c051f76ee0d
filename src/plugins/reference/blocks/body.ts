// Renders the notes of a request or response body: its description and its warning.
import type {Schema} from '../contract/model';
import type {Block} from './blocks';
import {parseInline, type TextPart} from './inline';

export const mediaType: TextPart = {code: 'application/json'};

/** Renders the warning of an operation or schema (`x-note`) as a callout; empty if there is no warning. */
export function cautionBlock(note: string | undefined): Block[] {
  return note ? [{kind: 'caution', content: parseInline(note)}] : [];
}

/** Renders the `x-note` of a body's schema and, if the body has no fields, the description of the schema. */
export function bodyNotes({description, 'x-note': note}: Schema, fields: unknown[]): Block[] {
  const text = fields.length === 0 ? description : '';
  return [{kind: 'text', content: parseInline(text ?? '')}, ...cautionBlock(note)];
}
