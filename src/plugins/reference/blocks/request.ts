import {bodyEvidence} from '../contract/evidence';
import {bodyFields, type Field, parametersIn} from './fields';
import type {Operation, Schema} from '../contract/model';
import type {Block} from './blocks';
import {evidenceMark} from './evidence';
import {parseInline} from './inline';
import {code} from '../../../site/mdast';

/** Returns the request section of an operation page: parameters and body. */
export function requestBlocks(operation: Operation): Block[] {
  const headers = parametersIn(operation, 'header');
  return [
    {kind: 'heading', depth: 2, text: 'Request', id: 'request'},
    ...sharedHeaders(headers.filter(isShared)),
    {kind: 'text', content: parseInline(operation.note ?? '')},
    ...group(
      'Headers',
      headers.filter((field) => !isShared(field)),
    ),
    ...group('Path parameters', parametersIn(operation, 'path')),
    ...group('Query parameters', parametersIn(operation, 'query')),
    ...bodyBlocks(operation),
  ];
}

const shared = new Set(['Authorization', 'workspaceId', 'integrationAccountId']);

/** Whether a header belongs to most calls. */
const isShared = ({name}: Field) => shared.has(name);

/** Renders the headers of most calls, collapsed on the line of the heading. */
function sharedHeaders(fields: Field[]): Block[] {
  if (fields.length === 0) return [];
  const summary = [`${fields.length} shared header${fields.length === 1 ? '' : 's'}`];
  const blocks = [{kind: 'fields' as const, label: 'Headers', fields}];
  return [{kind: 'fold', isBesideHeading: true, summary, blocks}];
}

function group(label: string, fields: Field[]): Block[] {
  if (fields.length === 0) return [];
  return [
    {kind: 'heading', depth: 3, text: label, id: label.toLowerCase().replace(' ', '-')},
    {kind: 'fields', label, fields},
  ];
}

export const mediaType = code('application/json');

/** Renders the `x-note` of a body's schema and, if the body has no fields, the description of the schema. */
export const bodyNotes = (schema: Schema, fields: Field[]): Block[] => [
  {kind: 'text', content: parseInline((fields.length === 0 && schema.description) || '')},
  {kind: 'caution', content: parseInline(schema['x-note'] ?? '')},
];

function bodyBlocks(operation: Operation): Block[] {
  const {requestBody} = operation;
  if (!requestBody) return [];
  const {content, description, required, evidence} = requestBody;
  const fields = bodyFields(operation);
  const opening = [mediaType, required ? ', required. ' : ', optional. '];
  const mark = evidenceMark(bodyEvidence(evidence, content.schema), 'body');
  return [
    {kind: 'heading', depth: 3, text: 'Body', id: 'body'},
    {kind: 'text', content: [...opening, ...parseInline(description), ...mark]},
    ...bodyNotes(content.schema, fields),
    {kind: 'fields', label: 'Body', fields},
  ];
}
