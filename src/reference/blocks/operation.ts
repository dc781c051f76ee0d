import {compact} from '../../site/compact';
import {namedOperations, operationNamed} from '../contract/find';
import type {Contract, NamedOperation, Operation, UnknownOperation} from '../contract/model';
import {firstFields, samplesFor} from '../samples';
import type {Block, Fact} from './blocks';
import {cautionBlock} from './body';
import {deprecatedNotice} from './deprecated';
import {gapsOfOperation} from './gaps';
import type {TextPart} from './inline';
import {linkOperations, operationLine, operationLink} from './links';
import {requestBlocks} from './request';
import {errorBlocks, examplesOf, responseBlocks} from './response';
import {supportOfOperation} from './support';
import {changesBetween, changesFold} from './version';

/** The blocks above the writer's prose: the endpoint, its samples, notices and gaps. */
export function headBlocks(operation: Operation | UnknownOperation, contract: Contract): Block[] {
  const call = operation.kind === 'unknown' ? undefined : operation;
  return compact<Block>(
    call && callBox(call, contract),
    deprecatedBlock(operation, contract),
    cautionBlock(operation.note),
    // The samples and example responses, beside the text on wide screens.
    call && {
      kind: 'console',
      samples: samplesFor(call),
      first: firstFields(call),
      responses: examplesOf(call, readsBeside(call, contract)),
    },
    {kind: 'evidence', evidence: call?.evidence ?? {level: 'unknown'}, of: 'operation'},
    call && gapsOfOperation(call),
  );
}

/** Request, response and errors; none of an operation of which only the name is known. */
export function callBlocks(operation: Operation | UnknownOperation, contract: Contract): Block[] {
  if (operation.kind === 'unknown') return [];
  return [
    ...requestBlocks(operation),
    ...counterparts(operation, contract).flatMap(({before}) => changesFold(before, contract)),
    ...responseBlocks(operation),
    ...errorBlocks(operation),
  ];
}

/** The blocks after the writer's notes. */
export function asideBlocks(
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

/** The counterparts in the other version, each with its v1 operation; several if v2 merges v1 operations. */
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

function counterpartFacts(operation: Operation, contract: Contract): Fact[] {
  return counterparts(operation, contract).map(({other, before}) => {
    const changes = changesBetween(before, contract);
    const value = [operationLink(other), ...(changes.length > 0 ? [': ', ...changes] : [])];
    return {label: `In version ${operation.description === 'v1' ? 2 : 1}`, value};
  });
}

function callBox(operation: Operation, contract: Contract): Block {
  const {method, fullPath: path, servers, version, operationId, description} = operation;
  const hosts = servers.map((server) => ({label: server.description, url: server.host}));
  const facts: Fact[] = [
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

/** The other operations of the same resource. */
const siblingsOf = <Other extends NamedOperation>(
  {key, description, tag}: NamedOperation,
  all: Other[],
): Other[] =>
  all.filter(
    (other) => other.description === description && other.tag === tag && other.key !== key,
  );

/** Links to the calls that read the same resource: one that reads an entry, and one that reads a list. */
const readsBeside = (operation: Operation, contract: Contract): TextPart[] =>
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
    {kind: 'operations', operations: related.map(operationLine), isAside: true},
  ];
}
