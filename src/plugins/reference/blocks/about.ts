// Builds the section "About this page" of a reference page: what is inferred and why, and what is not documented.
import {missingOf, schemaEvidence} from '../contract/evidence';
import {
  bodyFields,
  entityFields,
  type Field,
  flatten,
  parameterFields,
  responseFields,
} from '../contract/fields';
import type {Entity, Evidence, Operation, Response, Schema} from '../contract/model';
import type {Block} from './blocks';
import {callAnchor, fieldsAnchor, reasonAnchor} from './evidence';
import {type TextPart, parseInline, commaSeparated, plain} from './inline';
import {isSuccess} from './response';

type Link = Extract<TextPart, {href: string}>;

/** A part of the page and its evidence. Without `of`, the evidence is about the whole page. */
type Part = {evidence: Evidence; anchor: string; of: Link};

const partOf = (evidence: Evidence, anchor: string, text: TextPart): Part => ({
  evidence,
  anchor,
  of: {href: `#${anchor}`, text: [text]},
});

/** Returns the dotted path of a field, with `<any key>` for additional properties. */
const fieldPath = (path: string[]) =>
  path.map((name) => (name === '*' ? '<any key>' : name)).join('.');

const partsOfFields = (fields: Field[]): Part[] =>
  flatten(fields).map(({anchor, path, evidence}) =>
    partOf(evidence, anchor, {code: fieldPath(path)}),
  );

/** A body and its schema can have different evidence. */
const partsOfBody = (evidence: Evidence, schema: Schema, anchor: string, text: string): Part[] =>
  [evidence, schemaEvidence(schema)].map((one) => partOf(one, anchor, text));

/** An error response without a documented body. The evidence of a successful response lists a missing body. */
const withoutBody: Evidence = {level: 'partial', missing: ['the body']};

function partsOfResponse(response: Response): Part[] {
  const {status, content, evidence} = response;
  const anchor = `response-${status}`;
  const name = `response ${status}`;
  return [
    ...partsOfBody(evidence, content?.schema ?? {}, anchor, name),
    ...(content || isSuccess(response) ? [] : [partOf(withoutBody, anchor, name)]),
    ...partsOfFields(responseFields(response)),
  ];
}

const partsOfRequestBody = ({requestBody}: Operation): Part[] =>
  requestBody
    ? partsOfBody(requestBody.evidence, requestBody.content.schema, 'body', 'request body')
    : [];

const partsOfOperation = (operation: Operation): Part[] => [
  partOf(operation.evidence, callAnchor, 'method and path'),
  ...operation.servers.map(({host, evidence}) => ({
    evidence,
    anchor: hostAnchor(host),
    of: {href: `#${callAnchor}`, text: [{code: hostName(host)}]},
  })),
  ...partsOfFields(parameterFields(operation)),
  ...partsOfRequestBody(operation),
  ...partsOfFields(bodyFields(operation)),
  ...operation.responses.flatMap(partsOfResponse),
];

export const hostName = (host: string) => new URL(host).host;
export const hostAnchor = (host: string) => `host-${hostName(host)}`;

/** Adds "of the response" to the link of a field if the request has a field with the same name. */
const distinct = (of: Link, others: Link[]): Link =>
  others.some(({text}) => plain(text) === plain(of.text))
    ? {...of, text: [...of.text, ' of the response']}
    : of;

/** Returns a line for each text, with links to all parts that share the text. */
function lines(statements: {text: string; of?: Link}[]): TextPart[][] {
  const found = new Map<string, Link[]>();
  for (const {text, of} of statements) {
    const parts = found.get(text) ?? [];
    const isNew = of && parts.every(({href}) => href !== of.href);
    found.set(text, isNew ? [...parts, distinct(of, parts)] : parts);
  }
  return [...found].map(([text, parts]) => [
    ...commaSeparated(parts),
    ...(parts.length > 0 ? [': '] : []),
    ...parseInline(text),
  ]);
}

/** Builds the section from the parts of the page. */
function aboutBlock(parts: Part[], missingOnPage: string[]): Block[] {
  const marked = new Set<string>();
  const inferred = parts.flatMap(({evidence, anchor, of}) => {
    if (evidence.level !== 'inferred') return [];
    const id = reasonAnchor(anchor);
    const isFirst = !marked.has(id);
    marked.add(id);
    return [{text: evidence.from, of: isFirst ? {...of, id} : of}];
  });
  const missing = parts.flatMap(({evidence, of}) =>
    missingOf(evidence).map((text) => ({text, of})),
  );
  const block: Block = {
    kind: 'about',
    inferred: lines(inferred),
    missing: lines([...missingOnPage.map((text) => ({text})), ...missing]),
  };
  return block.inferred.length + block.missing.length > 0 ? [block] : [];
}

/** Builds the section of an operation's page; empty if everything is documented. */
export function aboutOperation(operation: Operation): Block[] {
  const {evidence, responses} = operation;
  const noErrors = responses.every(isSuccess) ? ['the error statuses'] : [];
  // What the operation as a whole lacks is about the page, not about method and path.
  const [call, ...parts] = partsOfOperation(operation);
  const callParts =
    call && evidence.level === 'inferred' ? [{...call, evidence: {...evidence, missing: []}}] : [];
  return aboutBlock([...callParts, ...parts], [...missingOf(evidence), ...noErrors]);
}

/** Builds the section of a resource's page; empty if everything is documented. */
export function aboutEntity({evidence, schema}: Entity): Block[] {
  const fieldsEvidence = {...evidence, missing: []} as Evidence;
  return aboutBlock(
    [partOf(fieldsEvidence, fieldsAnchor, 'fields'), ...partsOfFields(entityFields(schema))],
    missingOf(evidence),
  );
}
