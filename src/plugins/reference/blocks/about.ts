// Builds the section "About this page" of a reference page: what is inferred and why, and what is not documented.
import {bodyEvidence, missingOf} from '../contract/evidence';
import {
  bodyFields,
  entityFields,
  type Field,
  flatten,
  parameterFields,
  responseFields,
} from './fields';
import type {Entity, Evidence, Operation, Response} from '../contract/model';
import type {BlockOf} from './blocks';
import {callAnchor, fieldsAnchor, reasonAnchor} from './evidence';
import {parseInline, plain} from './inline';
import type {Link} from 'mdast';
import {code, type Inline, inline, link} from '../../../site/mdast';
import {groupBy} from '../../../site/groupBy';
import {separated} from '../../../site/separated';
import {isSuccess} from './response';

/** A statement of the page, with its evidence. `of` is the link to it. */
type Statement = {evidence: Evidence; anchor: string; of: Link};

const statementOf = (evidence: Evidence, anchor: string, text: Inline): Statement => ({
  evidence,
  anchor,
  of: link(`#${anchor}`, text),
});

const statementsOfFields = (fields: Field[]): Statement[] =>
  flatten(fields).map(({anchor, path, evidence}) =>
    statementOf(evidence, anchor, code(path.join('.'))),
  );

/** An error response without a documented body. The evidence of a successful response lists a missing body. */
const withoutBody: Evidence = {level: 'partial', missing: ['the response body']};

function statementsOfResponse(response: Response): Statement[] {
  const {status, content, evidence} = response;
  const anchor = `response-${status}`;
  const name = code(status);
  return [
    statementOf(bodyEvidence(evidence, content?.schema ?? {}), anchor, name),
    ...(content || isSuccess(response) ? [] : [statementOf(withoutBody, anchor, name)]),
    ...statementsOfFields(responseFields(response)),
  ];
}

function statementsOfRequestBody({requestBody}: Operation): Statement[] {
  if (!requestBody) return [];
  const evidence = bodyEvidence(requestBody.evidence, requestBody.content.schema);
  return [statementOf(evidence, 'body', 'request body')];
}

/** What an operation or entity as a whole lacks is about the page, not about one part of it. */
const ofWhole = (evidence: Evidence) => ({...evidence, missing: []}) as Evidence;

const statementsOfOperation = (operation: Operation): Statement[] => [
  statementOf(ofWhole(operation.evidence), callAnchor, 'method and path'),
  ...operation.servers.map(({origin, evidence}) => ({
    evidence,
    anchor: hostAnchor(origin),
    of: link(`#${callAnchor}`, code(hostName(origin))),
  })),
  ...statementsOfFields(parameterFields(operation)),
  ...statementsOfRequestBody(operation),
  ...statementsOfFields(bodyFields(operation)),
  ...operation.responses.flatMap(statementsOfResponse),
];

const hostName = (origin: string) => new URL(origin).host;
export const hostAnchor = (origin: string) => `host-${hostName(origin)}`;

/** Adds "of the response" to the link of a field if the request has a field with the same name. */
const distinct = (of: Link, others: Link[]): Link =>
  others.some((other) => plain(other) === plain(of))
    ? {...of, children: inline(of.children, ' of the response')}
    : of;

/** Returns a line for each text, with links to all parts that share the text. */
function lines(statements: {text: string; of?: Link}[]): Inline[][] {
  return groupBy(statements, ({text}) => text).map(([text, same]) => {
    const links = same.reduce<Link[]>((all, {of}) => {
      const isNew = of && all.every(({url}) => url !== of.url);
      return isNew ? [...all, distinct(of, all)] : all;
    }, []);
    return [...separated(links), ...(links.length > 0 ? [': '] : []), ...parseInline(text)];
  });
}

/** Builds the section from the parts of the page. */
function aboutBlock(statements: Statement[], missingOnPage: string[]): BlockOf<'about'> {
  const marked = new Set<string>();
  const inferred = statements.flatMap(({evidence, anchor, of}) => {
    if (evidence.level !== 'inferred') return [];
    const id = reasonAnchor(anchor);
    const isFirst = !marked.has(id);
    marked.add(id);
    return [{text: evidence.from, of: isFirst ? {...of, data: {hProperties: {id}}} : of}];
  });
  const missing = statements.flatMap(({evidence, of}) =>
    missingOf(evidence).map((text) => ({text, of})),
  );
  return {
    kind: 'about',
    inferred: lines(inferred),
    missing: lines([...missingOnPage.map((text) => ({text})), ...missing]),
  };
}

/** Builds the section of an operation's page. */
export function aboutOperation(operation: Operation): BlockOf<'about'> {
  const {evidence, responses} = operation;
  const noErrors = responses.every(isSuccess) ? ['the error statuses'] : [];
  return aboutBlock(statementsOfOperation(operation), [...missingOf(evidence), ...noErrors]);
}

/** Builds the section of a resource's page. */
export function aboutEntity({evidence, schema}: Entity): BlockOf<'about'> {
  return aboutBlock(
    [
      statementOf(ofWhole(evidence), fieldsAnchor, 'fields'),
      ...statementsOfFields(entityFields(schema)),
    ],
    missingOf(evidence),
  );
}
