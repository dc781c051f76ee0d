import {namedOperations, operationNamed} from '../find';
import type {Contract, NamedOperation, Operation, UnknownOperation} from '../model';
import type {Block, Fact, Inline, Sample} from './blocks';
import {cautionBlock} from './body';
import {deprecatedNotice} from './deprecated';
import {linkOperations, operationLine, operationLink} from './links';
import {requestBlocks} from './request';
import {errorBlocks, examplesOf, responseBlocks} from './response';
import {supportOfOperation} from './support';
import {changesBetween} from './version';

/** What the build writes beside the contract: the samples of an operation. */
export type SamplesFor = (operation: Operation) => Sample[];

type Part = (operation: Operation, contract: Contract, samplesFor: SamplesFor) => Block[];

/** The parts of an operation page around the writer's prose, in the order of HTML and Markdown alike. */
const order: {above: Part[]; below: Part[]} = {
  above: [endpointBlock, codeBlock, deprecatedBlock, evidenceBlock, ({note}) => cautionBlock(note)],
  below: [requestBlocks, responseBlocks, errorBlocks, supportOfOperation, relatedBlocks],
};

/**
 * What stands above the writer's prose: the call, its code, and what to know before it is used.
 *
 * @param samplesFor writes the samples of an operation
 */
export const headBlocks: Part = (...of) => order.above.flatMap((part) => part(...of));

/** The reference part of an operation page, which follows the writer's prose. */
export function operationBlocks(operation: Operation, contract: Contract): Block[] {
  return order.below.flatMap((part) => part(operation, contract, () => []));
}

/** The same call in the other version, with what changes. */
function counterpartFacts(operation: Operation, contract: Contract): Fact[] {
  const {key, description, successor} = operation;
  if (description === 'common') return [];
  const isOld = description === 'v1';
  const others = isOld
    ? [operationNamed(contract, successor) ?? []].flat()
    : namedOperations(contract).filter((other) => other.successor === key);
  return others.map((other) => {
    const changes = changesBetween(isOld ? operation : other, contract);
    const value = [operationLink(other), ...(changes.length > 0 ? [': ', ...changes] : [])];
    return {label: `In version ${isOld ? 2 : 1}`, value};
  });
}

function endpointBlock(operation: Operation, contract: Contract): Block[] {
  const {method, fullPath, servers, version, operationId, description} = operation;
  return [
    {
      kind: 'endpoint',
      method,
      path: fullPath,
      hosts: servers.map((server) => ({label: server.description, url: server.host})),
      facts: [
        {
          label: 'Version',
          value: [description === 'common' ? 'One version, under /api/v1' : version],
        },
        {label: 'Operation ID', value: [{code: operationId}]},
        ...counterpartFacts(operation, contract),
      ],
    },
  ];
}

/** What a reader copies, and what comes back: beside the text where there is room. */
function codeBlock(operation: Operation, _: Contract, samplesFor: SamplesFor): Block[] {
  return [{kind: 'console', samples: samplesFor(operation), answers: examplesOf(operation)}];
}

function evidenceBlock({evidence}: Operation): Block[] {
  return [{kind: 'evidence', evidence, of: 'operation'}];
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
    {kind: 'operations', operations: related.map(operationLine), isAside: true},
  ];
}

/** What follows the writer's prose where only the name of an operation is known: no call, so no request and no response. */
export function unknownOperationBlocks(operation: UnknownOperation, contract: Contract): Block[] {
  return [...supportOfOperation(operation, contract), ...relatedBlocks(operation, contract)];
}
