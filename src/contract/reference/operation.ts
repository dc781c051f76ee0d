import {namedOperations, operationNamed} from '../find';
import type {
  Contract,
  Evidence,
  NamedOperation,
  Operation,
  Parameter,
  Response,
  Schema,
  UnknownOperation,
} from '../model';
import type {Block, Field, Inline} from './blocks';
import {deprecatedNotice} from './deprecated';
import {evidenceLine} from './evidence';
import {
  fieldsOf,
  type Opening,
  parameterField,
  responseHeaderField,
  schemaEvidence,
} from './fields';
import {inline} from './inline';
import {linkOperations, operationLine, operationLink} from './links';
import {adviceFor, statusLabel} from './status';
import {supportOfOperation} from './support';

/** What the build writes beside the contract: the samples of an operation. */
export type SamplesFor = (
  operation: Operation,
) => {id: string; label: string; language: string; code: string}[];

/** A request is written by the reader, so its first level of nested objects is open. */
const openFirstLevel: Opening = ({path}) => path.length === 1;

/** An answer is looked through: the envelope's data is open, what it holds is not. */
const openData: Opening = ({path}) => path.length === 1 && path[0] === 'data';

const isSuccess = ({status}: Response) => status.startsWith('2') || status === 'default';

/** Query parameters that walk through a long list. */
const pagers = new Set(['next', 'previous', 'cursor', 'page', 'offset', 'skip', 'limit', 'take']);

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

/** What stands above the writer's prose: the call, and what to know before it is used. */
export function headBlocks(operation: Operation, contract: Contract): Block[] {
  const {method, fullPath, servers, version, operationId, evidence, note, description} = operation;
  const facts = [
    {label: 'Version', value: [description === 'common' ? 'One version, under /api/v1' : version]},
    {label: 'Operation id', value: [{code: operationId}]},
  ];
  return [
    {
      kind: 'endpoint',
      method,
      path: fullPath,
      hosts: servers.map((server) => ({label: server.description, url: server.host})),
      facts,
    },
    ...deprecatedBlock(operation, contract),
    {kind: 'evidence', evidence, of: 'operation'},
    ...cautionBlock(note),
  ];
}

function cautionBlock(note: string | undefined): Block[] {
  return note ? [{kind: 'notice', tone: 'caution', title: 'Caution', content: inline(note)}] : [];
}

/** What stands above the writer's prose where only the name of an operation is known. */
export function unknownHeadBlocks(operation: UnknownOperation, contract: Contract): Block[] {
  return [
    ...deprecatedBlock(operation, contract),
    {kind: 'evidence', evidence: {level: 'unknown'}, of: 'operation'},
    ...cautionBlock(operation.note),
  ];
}

function deprecatedBlock(operation: NamedOperation, contract: Contract): Block[] {
  if (operation.description !== 'v1') return [];
  const successor = operationNamed(contract, operation.successor);
  const content: Inline[] = successor
    ? ['Use ', operationLink(successor), ' of version 2 instead.']
    : ['Version 2 has no call that takes its place.'];
  const more = operation.successorNote
    ? [' ', ...linkOperations(operation.successorNote, contract)]
    : [];
  return [deprecatedNotice([...content, ...more])];
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

/** Every field of an answer; its headers have anchors of their own. */
export function responseFields({status, content, headers}: Response): Field[] {
  return [
    ...headers.map((header) => responseHeaderField(status, header)),
    ...(content ? fieldsOf(content.schema, {status}, openData) : []),
  ];
}

function requestBlocks(operation: Operation): Block[] {
  const groups = [
    {text: 'Headers', id: 'headers', fields: headerFields(operation)},
    {text: 'Path parameters', id: 'path-parameters', fields: parametersIn(operation, 'path')},
    {text: 'Query parameters', id: 'query-parameters', fields: parametersIn(operation, 'query')},
  ].filter(({fields}) => fields.length > 0);
  return [
    {kind: 'heading', depth: 2, text: 'Request', id: 'request'},
    ...groups.flatMap(({text, id, fields}): Block[] => [
      {kind: 'heading', depth: 3, text, id},
      {kind: 'fields', label: text, fields},
    ]),
    ...bodyBlocks(operation),
  ];
}

function bodyBlocks(operation: Operation): Block[] {
  const {requestBody} = operation;
  if (!requestBody) return [];
  const {content, description, required, evidence} = requestBody;
  const fields = bodyFields(operation);
  return [
    {kind: 'heading', depth: 3, text: 'Body', id: 'body'},
    {
      kind: 'text',
      content: [
        {code: content.mediaType},
        required ? ', required. ' : ', optional. ',
        ...inline(description),
      ],
    },
    {
      kind: 'evidence',
      evidence: together(evidence, schemaEvidence(content.schema)),
      of: 'part',
      anchor: 'body',
    },
    ...bodyNotes(content.schema, fields),
    ...(fields.length > 0 ? [{kind: 'fields', label: 'Body', fields} satisfies Block] : []),
  ];
}

function responseBlocks(operation: Operation): Block[] {
  const answers = operation.responses.filter(isSuccess);
  if (answers.length === 0) return [];
  return [
    {kind: 'heading', depth: 2, text: 'Response', id: 'response'},
    ...answers.flatMap((response) => answerBlocks(response)),
    ...pagingBlock(operation),
  ];
}

function answerBlocks(response: Response): Block[] {
  const {status, description, content, evidence} = response;
  const anchor = `response-${status}`;
  const fields = responseFields(response);
  return [
    {kind: 'heading', depth: 3, text: statusLabel(status), id: anchor},
    {
      kind: 'text',
      content: [...(content ? [{code: content.mediaType}, '. '] : []), ...inline(description)],
    },
    {
      kind: 'evidence',
      evidence: content ? together(evidence, schemaEvidence(content.schema)) : evidence,
      of: 'part',
      anchor,
    },
    ...(content ? bodyNotes(content.schema, fields) : []),
    ...(fields.length > 0
      ? [{kind: 'fields', label: `Fields of ${status}`, fields} satisfies Block]
      : []),
    ...(content?.example === undefined ? [] : [example(content.example, `Example of ${status}`)]),
  ];
}

/** How well a body is known, in one line: what its schema lacks is lacking in it too. */
function together(body: Evidence, schema: Evidence): Evidence {
  if (body.level === 'documented') return schema;
  if (schema.level === 'documented') return body;
  const missing = [...new Set([...body.missing, ...schema.missing])];
  if (body.level === 'inferred') return {...body, missing};
  return {...schema, missing};
}

/** What the schema of a whole body says about itself, where no field would say it. */
function bodyNotes(schema: Schema, fields: Field[]): Block[] {
  const {description, 'x-note': note} = schema;
  return [
    ...(description && fields.length === 0
      ? [{kind: 'text', content: inline(description)} satisfies Block]
      : []),
    ...cautionBlock(note),
  ];
}

function example(value: unknown, title: string): Block {
  return {kind: 'code', language: 'json', code: JSON.stringify(value, null, 2), title};
}

function pagingBlock({parameters}: Operation): Block[] {
  const found = parameters.filter(({in: place, name}) => place === 'query' && pagers.has(name));
  const names = found.map(({name}) => name);
  if (names.length === 0) return [];
  const listed = names.flatMap((name, index): Inline[] => [
    ...(index ? [index === names.length - 1 ? ' and ' : ', '] : []),
    {href: `#query-${name}`, text: [{code: name}]},
  ]);
  return [
    {
      kind: 'text',
      content: [
        found.some(({evidence}) => evidence.level === 'inferred')
          ? 'The response may be one page of a longer list. Page through it with '
          : 'The response is one page of a longer list. Page through it with ',
        ...listed,
        '; see ',
        {href: '/docs/guides/pagination', text: ['pagination']},
        '.',
      ],
    },
  ];
}

function errorBlocks({responses}: Operation): Block[] {
  const errors = responses.filter((response) => !isSuccess(response));
  const guide: Inline = {href: '/docs/guides/errors', text: ['Errors']};
  const heading: Block = {kind: 'heading', depth: 2, text: 'Errors', id: 'errors'};
  if (errors.length === 0) {
    const content: Inline[] = ['No error status is published. See ', guide, ' for what to expect.'];
    return [heading, {kind: 'text', content}];
  }
  return [
    heading,
    {
      kind: 'table',
      label: 'Errors',
      head: [['Status'], ['Meaning'], ['What to do']],
      rows: errors.map(({status, description, evidence}) => ({
        id: `response-${status}`,
        cells: [
          [{strong: [statusLabel(status)]}],
          [
            ...inline(description),
            ...(evidence.level === 'inferred'
              ? [{break: true} as const, ...evidenceLine(evidence)]
              : []),
          ],
          adviceFor(status),
        ],
      })),
    },
    {
      kind: 'text',
      content: ['Which calls to repeat after an error or a time-out: see ', guide, '.'],
    },
  ];
}

function relatedBlocks(operation: NamedOperation, contract: Contract): Block[] {
  const all = namedOperations(contract);
  const siblings = all.filter(
    (other) =>
      other.description === operation.description &&
      other.tag === operation.tag &&
      other.key !== operation.key,
  );
  const predecessors = all.filter(({successor}) => successor === operation.key);
  const successor = operationNamed(contract, operation.successor);
  const related = [...siblings, ...predecessors, ...(successor ? [successor] : [])];
  if (related.length === 0) return [];
  return [
    {kind: 'heading', depth: 2, text: 'Related operations', id: 'related-operations'},
    {kind: 'operations', operations: related.map(operationLine)},
  ];
}

/**
 * The reference part of an operation page, which follows the writer's prose.
 *
 * @param samplesFor writes the samples of an operation
 */
export function operationBlocks(
  operation: Operation,
  contract: Contract,
  samplesFor: SamplesFor,
): Block[] {
  return [
    ...requestBlocks(operation),
    {kind: 'heading', depth: 2, text: 'Samples', id: 'samples'},
    {kind: 'samples', samples: samplesFor(operation)},
    ...responseBlocks(operation),
    ...errorBlocks(operation),
    ...supportOfOperation(operation, contract),
    ...relatedBlocks(operation, contract),
  ];
}

/** What follows the writer's prose where only the name of an operation is known: no call, so no request and no response. */
export function unknownOperationBlocks(operation: UnknownOperation, contract: Contract): Block[] {
  return [...supportOfOperation(operation, contract), ...relatedBlocks(operation, contract)];
}
