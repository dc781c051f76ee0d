// Lists the undocumented details (gaps) of an operation or entity.
import {bodyEvidence, missingOf} from '../contract/evidence';
import {entityFields, type Field, flatten, requestFields, responseFields} from '../contract/fields';
import type {Entity, Operation, Response} from '../contract/model';
import type {Block} from './blocks';
import {type TextPart, parseInline, commaSeparated, plain} from './inline';
import {isSuccess} from './response';

type Link = Extract<TextPart, {href: string}>;

/** An undocumented detail. `of` links to the part of the page that lacks it; without `of`, the whole page lacks it. */
type Gap = {missing: string; of?: Link};

const gaps = (missing: string[], of?: Link): Gap[] => missing.map((one) => ({missing: one, of}));

/** Returns the dotted path of a field, with `<any key>` for additional properties. */
const fieldPath = (path: string[]) =>
  path.map((name) => (name === '*' ? '<any key>' : name)).join('.');

function gapsOfFields(fields: Field[]): Gap[] {
  return flatten(fields).flatMap(({anchor, path, evidence}) =>
    gaps(missingOf(evidence), {href: `#${anchor}`, text: [{code: fieldPath(path)}]}),
  );
}

/** Whether an error response has no documented body. The evidence of a successful response lists a missing body. */
const lacksBody = (response: Response) => !response.content && !isSuccess(response);

function gapsOfResponse(response: Response): Gap[] {
  const {status, content, evidence} = response;
  const known = content ? bodyEvidence(evidence, content.schema) : evidence;
  return [
    ...gaps([...missingOf(known), ...(lacksBody(response) ? ['the body'] : [])], {
      href: `#response-${status}`,
      text: [`response ${status}`],
    }),
    ...gapsOfFields(responseFields(response)),
  ];
}

/** Adds "of the response" to the link of a field if the request has a field with the same name. */
const distinct = (of: Link, others: Link[]): Link =>
  others.some(({text}) => plain(text) === plain(of.text))
    ? {...of, text: [...of.text, ' of the response']}
    : of;

/** Renders the list of gaps, with one line for all parts that share a gap. */
function gapsBlock(all: Gap[]): Block[] {
  const lines = new Map<string, Link[]>();
  for (const {missing, of} of all) {
    // A gap of the whole page is a separate line without a link.
    const key = of ? `: ${missing}` : missing;
    const parts = lines.get(key) ?? [];
    // The evidence of an error response can list "the body", which `lacksBody` adds again.
    const isNew = of && parts.every(({href}) => href !== of.href);
    lines.set(key, isNew ? [...parts, distinct(of, parts)] : parts);
  }
  const items = [...lines].map(([text, parts]) => [...commaSeparated(parts), ...parseInline(text)]);
  return items.length > 0 ? [{kind: 'gaps', items}] : [];
}

/** Lists the gaps of an operation, without duplicates. */
export function gapsOfOperation(operation: Operation): Block[] {
  const {evidence, requestBody, responses} = operation;
  const body = requestBody
    ? missingOf(bodyEvidence(requestBody.evidence, requestBody.content.schema))
    : [];
  const noErrors = responses.every(isSuccess) ? ['the error statuses'] : [];
  return gapsBlock([
    ...gaps([...missingOf(evidence), ...noErrors]),
    ...gaps(body, {href: '#body', text: ['request body']}),
    ...gapsOfFields(requestFields(operation)),
    ...responses.flatMap(gapsOfResponse),
  ]);
}

/** Lists the gaps of an entity and its fields. */
export function gapsOfEntity({evidence, schema}: Entity): Block[] {
  return gapsBlock([...gaps(missingOf(evidence)), ...gapsOfFields(entityFields(schema))]);
}
