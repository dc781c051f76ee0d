// Generates the blocks of an operation page.
import {compact} from '../../../site/compact';
import type {AnyOperation, Contract, NamedOperation, Operation} from '../contract/model';
import {firstFields, samplesFor} from '../samples';
import {aboutOperation, hostAnchor} from './about';
import type {Block} from './blocks';
import {deprecatedLine} from './deprecated';
import {callAnchor, evidenceMark} from './evidence';
import {operationLink, parseInline} from './inline';
import {code, type Inline, link} from '../../../site/mdast';
import type {PmsGuide} from '../../pms/model/validate';
import {requestBlocks} from './request';
import {errorBlocks, examplesOf, responseBlocks} from './response';
import {supportOfOperation} from './support';
import {requestChangesLink, responseChangesLink} from './versionComparison';

/** Returns the blocks below the description of the operation: deprecation, call box, warning and samples. */
export function openingBlocks(operation: AnyOperation, contract: Contract): Block[] {
  const call = operation.kind === 'unknown' ? undefined : operation;
  return compact<Block>(
    deprecatedBlock(operation, contract),
    call ? callBox(call, contract) : nameOnlyLine,
    {kind: 'caution', content: parseInline(operation.caution ?? '')},
    // On wide screens, samples and example responses are next to the text.
    call && {
      kind: 'console',
      samples: samplesFor(call),
      first: firstFields(call),
      note: [{kind: 'text', tone: 'note', content: parseInline(operation.sampleNote ?? '')}],
      responses: examplesOf(call),
    },
  );
}

/** Shown in place of the call box if only the name of the operation is known. */
const nameOnlyLine: Block = {
  kind: 'text',
  tone: 'name-only',
  content: parseInline(
    "The request and response of this call aren't documented yet. To use it, [contact support](/docs/contact).",
  ),
};

/** Returns the blocks for request, response and errors; empty if only the operation's name is known. */
export function requestAndResponseBlocks(operation: AnyOperation): Block[] {
  if (operation.kind === 'unknown') return [];
  return [...requestBlocks(operation), ...responseBlocks(operation), ...errorBlocks(operation)];
}

/**
 * Returns the blocks after the page's own content: support by PMS, related operations and evidence.
 *
 * @param linked the routes that the page's own content links to
 */
export function closingBlocks(
  operation: AnyOperation,
  contract: Contract,
  guides: readonly PmsGuide[],
  linked: ReadonlySet<string>,
): Block[] {
  return [
    ...supportOfOperation(operation, contract, guides),
    ...relatedBlocks(operation, contract, linked),
    ...(operation.kind === 'unknown' ? [] : [aboutOperation(operation)]),
  ];
}

/** The variable that the samples use for the host. */
const hostVariable = link('/docs/guides/authentication#4-set-the-variables', code('CALRY_HOST'));

/** Links to what differs from the v1 operations that an operation replaces or, if nothing is known to, to them. */
const predecessorFacts = (operation: Operation, contract: Contract): Inline[] =>
  [...contract.allOperations.values()]
    .filter(({successor}) => successor === operation.key)
    .flatMap((before) => {
      const changes = requestChangesLink(before, contract, 'changes since v1');
      return changes ? [' · ', changes] : [' · v1: ', operationLink(before)];
    });

function callBox(operation: Operation, contract: Contract): Block {
  const {method, fullPath: path, servers, version, operationId, api, evidence} = operation;
  const hosts = servers.flatMap(({origin, evidence: ofOrigin}, index): Inline[] => [
    index === 0 ? ': ' : ' or ',
    code(origin),
    ...evidenceMark(ofOrigin, hostAnchor(origin)),
  ]);
  const name = api === 'common' ? 'Common API' : version;
  const facts = [`${name} · `, code(operationId), ...predecessorFacts(operation, contract)];
  const mark = evidenceMark(evidence, callAnchor);
  return {kind: 'call-box', method, path, mark, lines: [[hostVariable, ...hosts], facts]};
}

function deprecatedBlock(operation: NamedOperation, contract: Contract): Block[] {
  const {deprecated} = operation;
  if (!deprecated) return [];
  const successor = contract.allOperations.get(operation.successor ?? '');
  const note = parseInline(operation.successorNote ?? '');
  const none = deprecated === 'version' ? ['v2 has no equivalent.'] : [];
  if (!successor) return [deprecatedLine(deprecated, note.length > 0 ? note : none)];
  const changes =
    requestChangesLink(operation, contract, 'differences') ??
    responseChangesLink(operation, contract, 'differences');
  const content = compact<Inline>(
    'In v2, use ',
    operationLink(successor),
    changes && [' (', changes, ')'],
    '.',
    note.length > 0 && [' ', ...note],
  );
  return [deprecatedLine(deprecated, content)];
}

/** Returns the name of an operation, with its API on a page of another one. */
const nameIn = (page: string, {summary, api}: NamedOperation) =>
  api === page ? summary : `${summary} (${api})`;

export const relatedAnchor = 'related-operations';

/**
 * Links to the other operations of the same resource, then to those that the page links to, such as the next step of a
 * booking, then to the counterpart in the other version.
 */
function relatedBlocks(
  {key, api, resource, successor}: NamedOperation,
  contract: Contract,
  linked: ReadonlySet<string>,
): Block[] {
  const others = [...contract.allOperations.values()].filter((other) => other.key !== key);
  const related = new Set([
    ...others.filter((other) => other.api === api && other.resource === resource),
    ...others.filter(({route}) => linked.has(route)),
    ...others.filter((other) => other.successor === key || other.key === successor),
  ]);
  if (related.size === 0) return [];
  const operations = [...related].map((other) => ({...other, summary: nameIn(api, other)}));
  return [
    {kind: 'heading', depth: 2, text: 'Related operations', id: relatedAnchor},
    {kind: 'operations', of: {operations}, isBrief: true},
  ];
}
