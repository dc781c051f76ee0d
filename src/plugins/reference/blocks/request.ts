import {bodyEvidence} from '../contract/evidence';
import {bodyFields, type Field, parametersIn} from './fields';
import type {Operation} from '../contract/model';
import {compact} from '../../../site/compact';
import type {Block} from './blocks';
import {bodyNotes, mediaType} from './body';
import {evidenceMark} from './evidence';
import {parseInline} from './inline';

/** Returns the request section of an operation page: parameters and body. */
export function requestBlocks(operation: Operation): Block[] {
  const headers = parametersIn(operation, 'header');
  return [
    {kind: 'heading', depth: 2, text: 'Request', id: 'request'},
    ...sharedHeaders(headers.filter(isShared)),
    ...compact<Block>(operation.note && {kind: 'text', content: parseInline(operation.note)}),
    ...groupBlocks(
      'Headers',
      'headers',
      headers.filter((field) => !isShared(field)),
    ),
    ...groupBlocks('Path parameters', 'path-parameters', parametersIn(operation, 'path')),
    ...groupBlocks('Query parameters', 'query-parameters', parametersIn(operation, 'query')),
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

function groupBlocks(label: string, id: string, fields: Field[]): Block[] {
  if (fields.length === 0) return [];
  return [
    {kind: 'heading', depth: 3, text: label, id},
    {kind: 'fields', label, fields},
  ];
}

function bodyBlocks(operation: Operation): Block[] {
  const {requestBody} = operation;
  if (!requestBody) return [];
  const {content, description, required, evidence} = requestBody;
  const fields = bodyFields(operation);
  const opening = [mediaType, required ? ', required. ' : ', optional. '];
  return compact<Block>(
    {kind: 'heading', depth: 3, text: 'Body', id: 'body'},
    {
      kind: 'text',
      content: [
        ...opening,
        ...parseInline(description),
        ...evidenceMark(bodyEvidence(evidence, content.schema), 'body'),
      ],
    },
    bodyNotes(content.schema, fields),
    fields.length > 0 && {kind: 'fields', label: 'Body', fields},
  );
}
