// Generates the response and error sections of an operation page, and its example responses.
import {bodyEvidence, missingOf} from '../contract/evidence';
import {responseFields} from '../contract/fields';
import type {Description, Operation, Response} from '../contract/model';
import {compact} from '../../../site/compact';
import type {Block, LabelledValue, ResponseExample} from './blocks';
import {bodyNotes} from './body';
import {evidenceLine, gapsAnchor} from './evidence';
import {enumerated, type TextPart, parseInline, commaSeparated} from './inline';
import {adviceFor, statusLabel} from './status';
import {incompleteTag} from './words';

/** Path of the guide that explains how to handle each status. */
export const errorsGuide = '/docs/guides/errors';

export const isSuccess = ({status}: Response) => status.startsWith('2') || status === 'default';

/** Query parameters for pagination. */
const pagers = new Set(['next', 'previous', 'cursors', 'page', 'offset', 'skip', 'limit', 'take']);

/** Maximum number of fields that are linked next to an example. */
const MANY_NAMES = 5;

/** Returns the links in the tab of a status: to the fields of a response, or to the advice for an error. */
function moreOf(response: Response): TextPart[] {
  const part = `#response-${response.status}`;
  if (!isSuccess(response)) return [{href: part, text: ['What to do']}];
  const names = namesIn(response);
  return names.length > 0 ? ['Fields: ', ...names] : [{href: part, text: ['About this response']}];
}

/** Links to the first fields of a response. */
function namesIn(response: Response): TextPart[] {
  const fields = responseFields(response).filter(({name}) => name !== '*');
  const links = fields.map(({anchor, name}) => ({href: `#${anchor}`, text: [{code: name}]}));
  const rest = fields.length - MANY_NAMES;
  return [
    ...commaSeparated(links.slice(0, MANY_NAMES)),
    ...(rest > 0 ? [' and ', {href: `#response-${response.status}`, text: [`${rest} more`]}] : []),
  ];
}

/** The envelope of each API's documented responses. Shown for a response whose fields are undocumented. */
const envelopes: Record<Description['name'], string> = {
  common:
    'None around [documented Common API responses](/docs/common-api-reference/overview#response)',
  v1: '[Documented v1 responses](/docs/guides/moving-to-v2#what-changed-line-by-line) have `data`',
  v2: '[Documented v2 responses](/docs/vacation-rental-api/overview#response) have `success` and `data`',
};

/** Returns the facts shown in place of an example, with links to read next. */
function knownOf(response: Response, {description}: Operation, next: TextPart[]): LabelledValue[] {
  const {mediaType, schema} = response.content ?? {};
  const names = namesIn(response);
  // If the contract lists gaps of the response, even its envelope may be undocumented.
  const isOpen =
    schema && !schema.properties && missingOf(bodyEvidence(response.evidence, schema)).length === 0;
  return compact<LabelledValue>(
    mediaType && {label: 'Body', value: [{code: mediaType}]},
    schema && {
      label: 'Fields',
      value: names.length > 0 ? names : parseInline(schema.description ?? ''),
    },
    isOpen && {label: 'Envelope', value: parseInline(envelopes[description])},
    {
      label: 'Read next',
      value: commaSeparated([...next, ...parseInline(`[Errors](${errorsGuide})`)]),
    },
  );
}

/**
 * Returns the example response, or known facts if there is no example, for each documented status.
 *
 * @param next links to the operations that read the same resource
 */
export function examplesOf(operation: Operation, next: TextPart[] = []): ResponseExample[] {
  return operation.responses.map((response) => {
    const {status, description, content} = response;
    const lacksExample = content?.example === undefined && status !== '204';
    return {
      status,
      label: statusLabel(status),
      meaning: parseInline(description),
      more: moreOf(response),
      facts: isSuccess(response) && lacksExample ? knownOf(response, operation, next) : [],
      example: content && JSON.stringify(content.example, null, 2),
    };
  });
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
  const {status, description, content, evidence} = response;
  const anchor = `response-${status}`;
  const fields = responseFields(response);
  const known = content ? bodyEvidence(evidence, content.schema) : evidence;
  // An object without documented fields is incomplete, too.
  const isBare = content?.schema.type === 'object' && fields.length === 0;
  const lacks = missingOf(known).length > 0 || isBare;
  const mark: TextPart[] =
    content && lacks ? [', ', {href: `#${gapsAnchor}`, text: [incompleteTag]}] : [];
  const opening: TextPart[] = content ? [{code: content.mediaType}, ...mark, '. '] : [];
  return compact<Block>(
    {kind: 'heading', depth: 3, text: statusLabel(status), id: anchor},
    {kind: 'text', content: [...opening, ...parseInline(description)]},
    {kind: 'evidence', evidence: known, of: 'part', anchor},
    content && bodyNotes(content.schema, fields),
    fields.length > 0 && {kind: 'fields', label: `Fields of ${status}`, fields},
  );
}

function pagingBlock({parameters}: Operation): Block[] {
  const found = parameters.filter(({in: place, name}) => place === 'query' && pagers.has(name));
  if (found.length === 0) return [];
  const names = found.map(({name}) => ({href: `#query-${name}`, text: [{code: name}]}));
  const verb = found.some(({evidence}) => evidence.level === 'inferred') ? 'may be' : 'is';
  const content: TextPart[] = [
    `The response ${verb} one page of a longer list. Read the other pages with `,
    ...enumerated(names),
    ...parseInline('; see [Pagination](/docs/guides/pagination).'),
  ];
  return [{kind: 'text', content}];
}

/** Returns the error section: each error status and how to handle it. */
export function errorBlocks({responses}: Operation): Block[] {
  const errors = responses.filter((response) => !isSuccess(response));
  const guide = `[Errors](${errorsGuide})`;
  const heading: Block = {kind: 'heading', depth: 2, text: 'Errors', id: 'errors'};
  if (errors.length === 0) {
    return [
      heading,
      {kind: 'text', content: parseInline(`See ${guide} for what any call may return.`)},
    ];
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
          compact<TextPart>(
            parseInline(description),
            evidenceLine(evidence).length > 0 && [{break: true}, ...evidenceLine(evidence)],
          ),
          adviceFor(status),
        ],
      })),
    },
    {kind: 'text', content: parseInline(`To decide what to retry, see ${guide}.`)},
  ];
}
