import type {Operation, Parameter} from '../contract/model';
import {compact} from '../../site/compact';
import type {Block, Field} from './blocks';
import {bodyNotes, together} from './body';
import {fieldsOf, type Opening, parameterField, schemaEvidence} from './fields';
import {inline, listed} from './inline';

/** A request is written by the reader, so its first level of nested objects is open. */
const openFirstLevel: Opening = ({path}) => path.length === 1;

function authorization(): Field {
  return {
    ...parameterField(
      {
        name: 'Authorization',
        in: 'header',
        required: true,
        description: '',
        deprecated: false,
        schema: {type: 'string'},
        evidence: {level: 'documented'},
      },
      () => false,
    ),
    description: [
      'Your API key, as ',
      {code: 'Bearer <key>'},
      '. See ',
      {href: '/docs/guides/authentication', text: ['authentication']},
      '.',
    ],
  };
}

/** Parameters in one place, as fields. */
function parametersIn(operation: Operation, place: Parameter['in']): Field[] {
  return operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => parameterField(parameter, openFirstLevel));
}

function headerFields(operation: Operation): Field[] {
  const own = parametersIn(operation, 'header');
  const hasOwnKey = own.some(({name}) => name.toLowerCase() === 'authorization');
  return [...(operation.secured && !hasOwnKey ? [authorization()] : []), ...own];
}

function bodyFields({requestBody}: Operation): Field[] {
  return requestBody ? fieldsOf(requestBody.content.schema, 'body', openFirstLevel) : [];
}

/** Every header, parameter and field of a request. */
export function requestFields(operation: Operation): Field[] {
  return [
    ...headerFields(operation),
    ...parametersIn(operation, 'path'),
    ...parametersIn(operation, 'query'),
    ...bodyFields(operation),
  ];
}

/** What a request is made of. */
export function requestBlocks(operation: Operation): Block[] {
  const groups = [
    {text: 'Headers', id: 'headers', fields: headerFields(operation)},
    {text: 'Path parameters', id: 'path-parameters', fields: parametersIn(operation, 'path')},
    {text: 'Query parameters', id: 'query-parameters', fields: parametersIn(operation, 'query')},
  ].filter(({fields}) => fields.length > 0);
  return [
    {kind: 'heading', depth: 2, text: 'Request', id: 'request'},
    ...groups.flatMap(({text, id, fields}): Block[] => [
      {kind: 'heading', depth: 3, text, id},
      ...fieldsBlocks(text, fields),
    ]),
    ...bodyBlocks(operation),
  ];
}

/** Headers that most calls share are one line that unfolds. */
const shared = new Set(['Authorization', 'workspaceId', 'integrationAccountId']);

function fieldsBlocks(label: string, fields: Field[]): Block[] {
  const isShared = ({location, name}: Field) => location === 'header' && shared.has(name);
  const own = fields.filter((field) => !isShared(field));
  const others = fields.filter(isShared);
  const summary = ['Sent with each call: ', ...listed(others.map(({name}) => ({code: name})))];
  return compact<Block>(
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
  const known = together(evidence, schemaEvidence(content.schema));
  return compact<Block>(
    {kind: 'heading', depth: 3, text: 'Body', id: 'body'},
    {kind: 'text', content: [...opening, ...inline(description)]},
    {kind: 'evidence', evidence: known, of: 'part', anchor: 'body'},
    bodyNotes(content.schema, fields),
    fields.length > 0 && {kind: 'fields', label: 'Body', fields},
  );
}
