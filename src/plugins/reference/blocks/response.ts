// Generates the response and error sections of an operation page, and its example responses.
import {STATUS_CODES} from 'node:http';
import {bodyEvidence} from '../contract/evidence';
import {responseFields} from './fields';
import type {Operation, Response} from '../contract/model';
import {cursors} from '../samples/request';
import {compact} from '../../../site/compact';
import type {Block, ResponseExample} from './blocks';
import {evidenceMark} from './evidence';
import {parseInline} from './inline';
import {type Inline, strong} from '../../../site/mdast';
import {bodyNotes, mediaType} from './request';

/** Returns the status code with its reason phrase: `200 OK`. */
const statusLabel = (status: string): string =>
  [status, STATUS_CODES[status]].filter(Boolean).join(' ');

export const isSuccess = ({status}: Response) => status.startsWith('2') || status === 'default';

const anchorOf = ({status}: Response) => `response-${status}`;

/** Returns the status of a response, marked if it or the body is inferred. */
function statusOf(response: Response): Inline[] {
  const {content, evidence, status} = response;
  const combined = bodyEvidence(evidence, content?.schema ?? {});
  return [strong(statusLabel(status)), ...evidenceMark(combined, anchorOf(response))];
}

/** Returns the example of each response that has one. */
export function examplesOf({responses}: Operation): ResponseExample[] {
  return responses.flatMap(({status, content}) =>
    content?.example === undefined
      ? []
      : {status, label: statusLabel(status), example: JSON.stringify(content.example, null, 2)},
  );
}

/** Returns the response section: successful responses and pagination. */
export function responseBlocks(operation: Operation): Block[] {
  const successes = operation.responses.filter(isSuccess);
  if (successes.length === 0) return [];
  return [
    {kind: 'heading', depth: 2, text: 'Response', id: 'response'},
    ...successes.flatMap(successBlocks),
    ...pagingBlock(operation),
  ];
}

function successBlocks(response: Response): Block[] {
  const {status, description, content} = response;
  const fields = responseFields(response);
  const type: Inline[] = content ? [' ', mediaType] : [];
  const isKnown = content && (fields.length > 0 || content.schema.type !== 'object');
  const about = isKnown ? description : `${description} The response isn't documented yet.`;
  return compact<Block>(
    {
      kind: 'text',
      id: anchorOf(response),
      content: [...statusOf(response), ...type, '. ', ...parseInline(about)],
    },
    isKnown && bodyNotes(content.schema, fields),
    {kind: 'fields', label: `Fields of ${status}`, fields},
  );
}

function pagingBlock({parameters}: Operation): Block[] {
  const isPaged = parameters.some(
    ({in: place, name}) => place === 'query' && (name === 'limit' || cursors.has(name)),
  );
  const content = parseInline(
    'To read a list with several pages, see [Pagination](/docs/guides/pagination).',
  );
  return isPaged ? [{kind: 'text', content}] : [];
}

/** Returns the error section: each status that this call returns. */
export function errorBlocks({responses}: Operation): Block[] {
  const errors = responses.filter((response) => !isSuccess(response));
  return compact<Block>(
    {kind: 'heading', depth: 2, text: 'Errors', id: 'errors'},
    errors.length > 0 && {
      kind: 'list',
      ids: errors.map(anchorOf),
      items: errors.map((error) => [...statusOf(error), ': ', ...parseInline(error.description)]),
    },
    {
      kind: 'text',
      content: parseInline('For any other status, see [Errors](/docs/guides/errors).'),
    },
  );
}
