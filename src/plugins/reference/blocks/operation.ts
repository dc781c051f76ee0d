// Generates the blocks of an operation page.
import {compact} from '../../../site/compact';
import {namedOperations, operationNamed} from '../contract/find';
import type {Contract, NamedOperation, Operation, UnknownOperation} from '../contract/model';
import {firstFields, samplesFor} from '../samples';
import type {Block, LabelledValue} from './blocks';
import {cautionBlock} from './body';
import {deprecatedNotice} from './deprecated';
import {gapsOfOperation} from './gaps';
import type {TextPart} from './inline';
import {linkOperations, operationLine, operationLink} from './links';
import {requestBlocks} from './request';
import {errorBlocks, examplesOf, responseBlocks} from './response';
import {supportOfOperation} from './support';
import {requestChangesSummary, requestChangesSection} from './versionComparison';

/** Returns the blocks above the page's own content: endpoint, samples, notices and undocumented details. */
export function openingBlocks(
  operation: Operation | UnknownOperation,
  contract: Contract,
): Block[] {
  const call = operation.kind === 'unknown' ? undefined : operation;
  return compact<Block>(
    call && callBox(call, contract),
    call && gapsOfOperation(call),
    deprecatedBlock(operation, contract),
    cautionBlock(operation.note),
    // On wide screens, samples and example responses are next to the text.
    call && {
      kind: 'console',
      samples: samplesFor(call),
      first: firstFields(call),
      responses: examplesOf(call, readsOfResource(call, contract)),
    },
    {kind: 'evidence', evidence: call?.evidence ?? {level: 'unknown'}, of: 'operation'},
  );
}

/** Returns the blocks for request, response and errors; empty if only the operation's name is known. */
export function requestAndResponseBlocks(
  operation: Operation | UnknownOperation,
  contract: Contract,
): Block[] {
  if (operation.kind === 'unknown') return [];
  return [
    ...requestBlocks(operation),
    ...counterparts(operation, contract).flatMap(({before}) =>
      requestChangesSection(before, contract),
    ),
    ...responseBlocks(operation),
    ...errorBlocks(operation),
  ];
}

/** Returns the blocks after the page's own content: support by PMS, changelog and related operations. */
export function closingBlocks(
  operation: Operation | UnknownOperation,
  contract: Contract,
  changelog: Block[] = [],
): Block[] {
  return [
    ...supportOfOperation(operation, contract),
    ...changelog,
    ...relatedBlocks(operation, contract),
  ];
}

/** Pairs an operation with each counterpart in the other version. `before` is the v1 operation of the pair. */
function counterparts(
  operation: Operation,
  contract: Contract,
): {other: NamedOperation; before: NamedOperation}[] {
  const after = operationNamed(contract, operation.successor);
  const before = namedOperations(contract).filter(({successor}) => successor === operation.key);
  return [
    ...(after ? [{other: after, before: operation}] : []),
    ...before.map((other) => ({other, before: other})),
  ];
}

function counterpartFacts(operation: Operation, contract: Contract): LabelledValue[] {
  return counterparts(operation, contract).map(({other, before}) => {
    const changes = requestChangesSummary(before, contract);
    const value = [operationLink(other), ...(changes.length > 0 ? [': ', ...changes] : [])];
    return {label: `In version ${operation.description === 'v1' ? 2 : 1}`, value};
  });
}

function callBox(operation: Operation, contract: Contract): Block {
  const {method, fullPath: path, servers, version, operationId, description} = operation;
  const hosts = servers.map((server) => ({label: server.description, url: server.host}));
  const facts: LabelledValue[] = [
    description === 'common'
      ? {label: 'API', value: ['Common API (one version)']}
      : {label: 'Version', value: [version]},
    {label: 'Operation ID', value: [{code: operationId}]},
    ...counterpartFacts(operation, contract),
  ];
  return {kind: 'call-box', method, path, hosts, facts};
}

function deprecatedBlock(operation: NamedOperation, contract: Contract): Block[] {
  if (operation.description !== 'v1') return [];
  const successor = operationNamed(contract, operation.successor);
  const note = operation.successorNote;
  const content: TextPart[] = successor
    ? ['Use ', operationLink(successor), ' of version 2 instead.']
    : ['Version 2 has no call that takes its place.'];
  return [deprecatedNotice(note ? [...content, ' ', ...linkOperations(note, contract)] : content)];
}

/** Lists the other operations of the same resource. */
const siblingsOf = <Other extends NamedOperation>(
  {key, description, tag}: NamedOperation,
  all: Other[],
): Other[] =>
  all.filter(
    (other) => other.description === description && other.tag === tag && other.key !== key,
  );

/** Links to at most two GET operations of the same resource, which normally return an entry and a list. */
const readsOfResource = (operation: Operation, contract: Contract): TextPart[] =>
  siblingsOf(operation, [...contract.operations.values()])
    .filter(({method}) => method === 'get')
    .slice(0, 2)
    .map(operationLink);

function relatedBlocks(operation: NamedOperation, contract: Contract): Block[] {
  const all = namedOperations(contract);
  const {key} = operation;
  const siblings = siblingsOf(operation, all);
  const predecessors = all.filter(({successor}) => successor === key);
  const successor = operationNamed(contract, operation.successor);
  const related = [...siblings, ...predecessors, ...(successor ? [successor] : [])];
  if (related.length === 0) return [];
  return [
    {kind: 'heading', depth: 2, text: 'Related operations', id: 'related-operations'},
    {kind: 'operations', operations: related.map(operationLine), titlesOnlyInMarkdown: true},
  ];
}
