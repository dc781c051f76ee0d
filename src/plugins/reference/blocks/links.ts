// Links to operations, and the entries of operations in lists.
import {operationNamed} from '../contract/find';
import type {
  Contract,
  NamedOperation,
  Operation,
  Resource,
  UnknownOperation,
} from '../contract/model';
import type {OperationLine} from './blocks';
import {compact} from '../../../site/compact';
import {type TextPart, parseInline} from './inline';

/** Renders a link to the page of an operation. */
export function operationLink(operation: NamedOperation): TextPart {
  return {href: operation.route, text: [operation.summary]};
}

/**
 * Parses a text of the contract. Each ID of a v2 operation in the text becomes a link.
 *
 * @param text inline Markdown, such as `Read them with listRoomTypes.`
 */
export function linkOperations(text: string, contract: Contract): TextPart[] {
  return parseInline(text).flatMap((part) =>
    typeof part === 'string'
      ? part.split(/\b([a-z]+[A-Z]\w+)\b/).flatMap((word): TextPart[] => {
          const operation = operationNamed(contract, `v2/${word}`);
          if (!word) return [];
          return operation ? [{href: operation.route, text: [{code: word}]}] : [word];
        })
      : [part],
  );
}

/** Lists the operations of a resource: first the documented operations, then the ones known only by name. */
export function operationLines({
  operations,
  unknownOperations,
}: Pick<Resource, 'operations' | 'unknownOperations'>): OperationLine[] {
  return [...operations, ...unknownOperations].map(operationLine);
}

/** Returns the badges next to the title of an operation. */
function tagsOf(operation: Operation | UnknownOperation): string[] {
  return compact<string>(
    operation.deprecated && 'deprecated',
    operation.kind === 'unknown' && 'name only',
    operation.kind !== 'unknown' && operation.evidence.level === 'inferred' && 'inferred',
  );
}

/** Returns the list entry of an operation. */
export function operationLine(operation: Operation | UnknownOperation): OperationLine {
  const {summary, route, text, operationId, version, description, tag, resource} = operation;
  return {
    ...(operation.kind !== 'unknown' && {
      call: {method: operation.method, path: operation.fullPath},
    }),
    title: summary,
    href: route,
    text: parseInline(text),
    words: [operationId, version, description, tag, resource].join(' '),
    tags: tagsOf(operation),
  };
}
