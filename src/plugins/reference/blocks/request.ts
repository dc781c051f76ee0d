import {bodyEvidence} from '../contract/evidence';
import {bodyFields, type Field, parametersIn} from '../contract/fields';
import type {Operation} from '../contract/model';
import {compact} from '../../../site/compact';
import type {Block} from './blocks';
import {bodyNotes} from './body';
import {evidenceMark} from './evidence';
import {parseInline, commaSeparated} from './inline';

/** Returns the request section of an operation page: parameters and body. */
export function requestBlocks(operation: Operation): Block[] {
  return [
    {kind: 'heading', depth: 2, text: 'Request', id: 'request'},
    ...(operation.note ? [{kind: 'text' as const, content: parseInline(operation.note)}] : []),
    ...groupBlocks('Headers', 'headers', parametersIn(operation, 'header')),
    ...groupBlocks('Path parameters', 'path-parameters', parametersIn(operation, 'path')),
    ...groupBlocks('Query parameters', 'query-parameters', parametersIn(operation, 'query')),
    ...bodyBlocks(operation),
  ];
}

/** Headers of most calls. The page shows them collapsed. */
const shared = new Set(['Authorization', 'workspaceId', 'integrationAccountId']);

function groupBlocks(label: string, id: string, fields: Field[]): Block[] {
  if (fields.length === 0) return [];
  const isShared = ({location, name}: Field) => location === 'header' && shared.has(name);
  const own = fields.filter((field) => !isShared(field));
  const others = fields.filter(isShared);
  const summary = [
    'Sent with each call: ',
    ...commaSeparated(others.map(({name}) => ({code: name}))),
  ];
  return compact<Block>(
    own.length > 0 && {kind: 'heading', depth: 3, text: label, id},
    others.length > 0 && {kind: 'fields', label, fields: others, summary},
    own.length > 0 && {kind: 'fields', label, fields: own},
  );
}

function bodyBlocks(operation: Operation): Block[] {
  const {requestBody} = operation;
  if (!requestBody) return [];
  const {content, description, required, evidence} = requestBody;
  const fields = bodyFields(operation);
  const opening = [{code: content.mediaType}, required ? ', required. ' : ', optional. '];
  return compact<Block>(
    {kind: 'heading', depth: 3, text: 'Body', id: 'body'},
    {
      kind: 'text',
      content: [
        ...opening,
        ...parseInline(description),
        ' ',
        ...evidenceMark(bodyEvidence(evidence, content.schema), 'body'),
      ],
    },
    bodyNotes(content.schema, fields),
    fields.length > 0 && {kind: 'fields', label: 'Body', fields},
  );
}
