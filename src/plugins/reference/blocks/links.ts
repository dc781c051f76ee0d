// Links to operations, and the entries of operations in lists.
import type {NamedOperation, Operation, Resource, UnknownOperation} from '../contract/model';
import type {MarkupBlock, OperationLine} from './blocks';
import {type TextPart, parseInline, plain} from './inline';

/** Renders a link to the page of an operation. */
export function operationLink(operation: NamedOperation): TextPart {
  return {href: operation.route, text: [operation.summary]};
}

/** Lists the operations of a resource. The ones known only by name are in a separate line. */
export function operationsBlock({
  operations,
  unknownOperations,
}: Pick<Resource, 'operations' | 'unknownOperations'>): MarkupBlock[] {
  const rows = operations.map(operationLine);
  const named = unknownOperations.map(operationLine);
  return rows.length + named.length > 0 ? [{kind: 'operations', operations: rows, named}] : [];
}

/** Returns the list entry of an operation. */
export function operationLine(operation: Operation | UnknownOperation): OperationLine {
  const {summary, route, description: text, operationId, version, api, tag, resource} = operation;
  return {
    ...(operation.kind !== 'unknown' && {
      call: {method: operation.method, path: operation.fullPath},
    }),
    title: summary,
    href: route,
    isInferred: operation.kind !== 'unknown' && operation.evidence.level === 'inferred',
    words: [operationId, version, api, tag, resource, plain(parseInline(text))].join(' '),
  };
}
