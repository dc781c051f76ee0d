import {operationNamed} from '../contract/find';
import type {
  Contract,
  NamedOperation,
  Operation,
  Resource,
  UnknownOperation,
} from '../contract/model';
import type {OperationLine} from './blocks';
import {compact} from '../../site/compact';
import {type TextPart, inline} from './inline';

/** An operation as a link to its page. */
export function operationLink(operation: NamedOperation): TextPart {
  return {href: operation.route, text: [operation.summary]};
}

/**
 * Reads a text of the contract and links the operations of v2 that it names by id.
 *
 * @param text such as `Read them with listRoomTypes.`
 */
export function linkOperations(text: string, contract: Contract): TextPart[] {
  return inline(text).flatMap((part) =>
    typeof part === 'string'
      ? part.split(/\b([a-z]+[A-Z]\w+)\b/).flatMap((word): TextPart[] => {
          const operation = operationNamed(contract, `v2/${word}`);
          if (!word) return [];
          return operation ? [{href: operation.route, text: [{code: word}]}] : [word];
        })
      : [part],
  );
}

/** Operations as lines of a list: first those that can be called, then those that are known by name alone. */
export function operationLines({
  operations,
  unknownOperations,
}: Pick<Resource, 'operations' | 'unknownOperations'>): OperationLine[] {
  return [...operations, ...unknownOperations].map(operationLine);
}

/** Short words beside the title of an operation. */
function tagsOf(operation: Operation | UnknownOperation): string[] {
  return compact<string>(
    operation.deprecated && 'deprecated',
    operation.kind === 'unknown' && 'name only',
    operation.kind !== 'unknown' && operation.evidence.level === 'inferred' && 'inferred',
  );
}

/** An operation as one line of a list. */
export function operationLine(operation: Operation | UnknownOperation): OperationLine {
  const {summary, route, text, operationId, version, description, tag, resource} = operation;
  return {
    ...(operation.kind !== 'unknown' && {
      call: {method: operation.method, path: operation.fullPath},
    }),
    title: summary,
    href: route,
    text: inline(text),
    words: [operationId, version, description, tag, resource].join(' '),
    tags: tagsOf(operation),
  };
}
