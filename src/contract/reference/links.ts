import type {Contract, Operation} from '../model';
import type {Inline, OperationLine} from './blocks';
import {inline} from './inline';

/** An operation as a link to its page. */
export function operationLink(operation: Operation): Inline {
  return {href: operation.route, text: [operation.summary]};
}

/**
 * Reads a text of the contract and links the operations of v2 that it names by id.
 *
 * @param text such as `Read them with listRoomTypes.`
 */
export function linkOperations(text: string, contract: Contract): Inline[] {
  return inline(text).flatMap((part) =>
    typeof part === 'string'
      ? part.split(/\b([a-z]+[A-Z]\w+)\b/).flatMap((word): Inline[] => {
          const operation = contract.operations.get(`v2/${word}`);
          if (!word) return [];
          return operation ? [{href: operation.route, text: [{code: word}]}] : [word];
        })
      : [part],
  );
}

/** An operation as one line of a list. */
export function operationLine(operation: Operation): OperationLine {
  const {
    method,
    fullPath,
    summary,
    route,
    text,
    operationId,
    version,
    tag,
    resource,
    evidence,
    deprecated,
  } = operation;
  return {
    method,
    path: fullPath,
    title: summary,
    href: route,
    text: inline(text),
    words: [operationId, version, operation.description, tag, resource].join(' '),
    tags: [
      ...(deprecated ? ['deprecated'] : []),
      ...(evidence.level === 'inferred' ? ['inferred'] : []),
    ],
  };
}
