import {namedOperations, operationNamed} from '../contract/find';
import type {Contract, NamedOperation, Operation, UnknownOperation} from '../contract/model';
import {firstFields} from '../samples';
import type {Block, Fact, Sample} from './blocks';
import type {Inline} from './inline';
import {cautionBlock} from './body';
import {deprecatedNotice} from './deprecated';
import {gapsOfOperation} from './gaps';
import {linkOperations, operationLine, operationLink} from './links';
import {requestBlocks} from './request';
import {errorBlocks, examplesOf, responseBlocks} from './response';
import {supportOfOperation} from './support';
import {changesBetween, changesFold} from './version';

/** What the build knows of an operation beside the contract. */
export type Beside = {
  /** Its samples. */
  samplesFor: (operation: Operation) => Sample[];
  /** What the changelog tells of it. */
  changelogOf: (operation: NamedOperation) => Block[];
};

type Part = (operation: Operation, contract: Contract, beside: Beside) => Block[];

/** The parts of an operation page around the writer's prose, in the order of HTML and Markdown alike. */
const order: {above: Part[]; below: Part[]} = {
  above: [
    endpointBlock,
    codeBlock,
    deprecatedBlock,
    evidenceBlock,
    ({note}) => cautionBlock(note),
    gapsOfOperation,
  ],
  below: [
    requestBlocks,
    counterpartChanges,
    responseBlocks,
    errorBlocks,
    supportOfOperation,
    (operation, _, {changelogOf}) => changelogOf(operation),
    relatedBlocks,
  ],
};

/** What stands above the writer's prose: the call, its code, and what to know before it is used. */
export const headBlocks: Part = (...of) => order.above.flatMap((part) => part(...of));

/** The reference part of an operation page, which follows the writer's prose. */
export const operationBlocks: Part = (...of) => order.below.flatMap((part) => part(...of));

/** The same call in the other version, as v1 and v2; several when v2 has one in place of several. */
function counterparts(
  operation: Operation,
  contract: Contract,
): {other: NamedOperation; before: NamedOperation}[] {
  const {key, description, successor} = operation;
  if (description === 'common') return [];
  if (description === 'v1') {
    const other = operationNamed(contract, successor);
    return other ? [{other, before: operation}] : [];
  }
  return namedOperations(contract)
    .filter((other) => other.successor === key)
    .map((other) => ({other, before: other}));
}

function counterpartFacts(operation: Operation, contract: Contract): Fact[] {
  return counterparts(operation, contract).map(({other, before}) => {
    const changes = changesBetween(before, contract);
    const value = [operationLink(other), ...(changes.length > 0 ? [': ', ...changes] : [])];
    return {label: `In version ${operation.description === 'v1' ? 2 : 1}`, value};
  });
}

function counterpartChanges(operation: Operation, contract: Contract): Block[] {
  return counterparts(operation, contract).flatMap(({before}) => changesFold(before, contract));
}

function endpointBlock(operation: Operation, contract: Contract): Block[] {
  const {method, fullPath: path, servers, version, operationId, description} = operation;
  const hosts = servers.map((server) => ({label: server.description, url: server.host}));
  const facts: Fact[] = [
    {label: 'Version', value: [description === 'common' ? 'One version, under /api/v1' : version]},
    {label: 'Operation ID', value: [{code: operationId}]},
    ...counterpartFacts(operation, contract),
  ];
  return [{kind: 'endpoint', method, path, hosts, facts}];
}

/** What a reader copies, and what comes back: beside the text where there is room. */
function codeBlock(operation: Operation, _: Contract, {samplesFor}: Beside): Block[] {
  const [samples, first] = [samplesFor(operation), firstFields(operation)];
  return [{kind: 'console', samples, first, answers: examplesOf(operation)}];
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
  const note = operation.successorNote;
  const content: Inline[] = successor
    ? ['Use ', operationLink(successor), ' of version 2 instead.']
    : ['Version 2 has no call that takes its place.'];
  return [deprecatedNotice(note ? [...content, ' ', ...linkOperations(note, contract)] : content)];
}

function relatedBlocks(operation: NamedOperation, contract: Contract): Block[] {
  const all = namedOperations(contract);
  const {key, description, tag} = operation;
  const siblings = all.filter(
    (other) => other.description === description && other.tag === tag && other.key !== key,
  );
  const predecessors = all.filter(({successor}) => successor === key);
  const successor = operationNamed(contract, operation.successor);
  const related = [...siblings, ...predecessors, ...(successor ? [successor] : [])];
  if (related.length === 0) return [];
  return [
    {kind: 'heading', depth: 2, text: 'Related operations', id: 'related-operations'},
    {kind: 'operations', operations: related.map(operationLine), isAside: true},
  ];
}

/** What follows the writer's prose where only the name of an operation is known: no call, so no request and no response. */
export function unknownOperationBlocks(
  operation: UnknownOperation,
  contract: Contract,
  {changelogOf}: Beside,
): Block[] {
  return [
    ...supportOfOperation(operation, contract),
    ...changelogOf(operation),
    ...relatedBlocks(operation, contract),
  ];
}
