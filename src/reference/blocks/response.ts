import type {Operation, Response} from '../contract/model';
import {compact} from '../../site/compact';
import type {Answer, Block, Field} from './blocks';
import {bodyNotes, together} from './body';
import {evidenceLine, gapsAnchor, missingOf} from './evidence';
import {fieldsOf, type Opening, responseHeaderField, schemaEvidence} from './fields';
import {enumerated, type Inline, inline, listed} from './inline';
import {adviceFor, statusLabel} from './status';
import {incomplete} from './words';

/** The guide to what each status asks of a program. */
export const errorsGuide = '/docs/guides/errors';

/** An answer is looked through: the envelope's data is open, what it holds is not. */
const openData: Opening = ({path}) => path.length === 1 && path[0] === 'data';

export const isSuccess = ({status}: Response) => status.startsWith('2') || status === 'default';

/** Query parameters that walk through a long list. */
const pagers = new Set(['next', 'previous', 'cursors', 'page', 'offset', 'skip', 'limit', 'take']);

/** Every field of an answer; its headers have anchors of their own. */
export function responseFields({status, content, headers}: Response): Field[] {
  return [
    ...headers.map((header) => responseHeaderField(status, header)),
    ...(content ? fieldsOf(content.schema, {status}, openData) : []),
  ];
}

/** As many names as fit beside an example. */
const MANY_NAMES = 5;

/** What the tab of a status says of its fields, each with a link to it. */
function moreOf(response: Response): Inline[] {
  const part = `#response-${response.status}`;
  if (!isSuccess(response)) return [{href: part, text: ['What to do']}];
  const fields = responseFields(response);
  if (fields.length === 0) return [{href: part, text: ['About this response']}];
  const links = fields.map(({anchor, name}) => ({href: `#${anchor}`, text: [{code: name}]}));
  const rest = fields.length - MANY_NAMES;
  return [
    'Fields: ',
    ...listed(links.slice(0, MANY_NAMES)),
    ...(rest > 0 ? [' and ', {href: part, text: [`${rest} more`]}] : []),
  ];
}

/** What comes back, one entry a status. */
export function examplesOf({responses}: Operation): Answer[] {
  return responses.map((response) => {
    const {status, description, content} = response;
    return {
      status,
      label: statusLabel(status),
      meaning: inline(description),
      more: moreOf(response),
      lacksExample: isSuccess(response) && content?.example === undefined && status !== '204',
      ...(content?.example !== undefined && {example: JSON.stringify(content.example, null, 2)}),
    };
  });
}

/** What comes back when the call worked. */
export function responseBlocks(operation: Operation): Block[] {
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
  const known = content ? together(evidence, schemaEvidence(content.schema)) : evidence;
  // An object without fields: the operation says so, in the same list.
  const isBare = content?.schema.type === 'object' && fields.length === 0;
  const lacks = missingOf(known).length > 0 || isBare;
  const mark: Inline[] =
    content && lacks ? [', ', {href: `#${gapsAnchor}`, text: [incomplete]}] : [];
  const opening: Inline[] = content ? [{code: content.mediaType}, ...mark, '. '] : [];
  return compact<Block>(
    {kind: 'heading', depth: 3, text: statusLabel(status), id: anchor},
    {kind: 'text', content: [...opening, ...inline(description)]},
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
  const content: Inline[] = [
    `The response ${verb} one page of a longer list. Page through it with `,
    ...enumerated(names),
    '; see ',
    {href: '/docs/guides/pagination', text: ['pagination']},
    '.',
  ];
  return [{kind: 'text', content}];
}

/** What comes back when it did not, and what to do. */
export function errorBlocks({responses}: Operation): Block[] {
  const errors = responses.filter((response) => !isSuccess(response));
  const guide: Inline = {href: errorsGuide, text: ['Errors']};
  const heading: Block = {kind: 'heading', depth: 2, text: 'Errors', id: 'errors'};
  if (errors.length === 0) {
    const content: Inline[] = ['See ', guide, ' for what any call may return.'];
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
          compact<Inline>(
            inline(description),
            evidenceLine(evidence).length > 0 && [{break: true}, ...evidenceLine(evidence)],
          ),
          adviceFor(status),
        ],
      })),
    },
    {kind: 'text', content: ['To decide what to retry, see ', guide, '.']},
  ];
}
