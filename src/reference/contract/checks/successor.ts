import {compact} from '../../../site/compact';
import {found, isSentence, type Json, type Mistake, oneOf} from './wording';

/**
 * Every operation of v1 is deprecated and leads to its successor in v2, or says that there is none; no other operation does.
 *
 * @param operation as it is written
 * @param description such as `v1`
 * @param known operationIds of v2
 */
export function successorMistakes(
  operation: Json,
  description: string,
  known: readonly string[],
): Mistake[] {
  return description === 'v1' ? mistakesOfV1(operation, known) : strayMistakes(operation);
}

function strayMistakes(operation: Json): Mistake[] {
  return ['x-successor', 'x-successor-note']
    .filter((key) => operation[key] !== undefined)
    .map((key) => ({
      keys: [key],
      text: `${found(operation[key])}. It is allowed on operations of v1 only. Remove it.`,
    }));
}

function mistakesOfV1(operation: Json, known: readonly string[]): Mistake[] {
  const {deprecated, 'x-successor': successor, 'x-successor-note': remark} = operation;
  return compact<Mistake>(
    deprecated !== true && {
      keys: ['deprecated'],
      text: `${found(deprecated)}. v1 is deprecated: allowed is true only. Write \`deprecated: true\`.`,
    },
    successor === undefined && {
      keys: ['x-successor'],
      text: 'is missing. Allowed is an operationId of v2, or null. Name what takes its place in v2, or write null.',
    },
    successor !== undefined &&
      successor !== null &&
      !known.includes(successor as string) && {
        keys: ['x-successor'],
        text: `${found(successor)}, which v2 does not have. ${oneOf(successor, known)} Write one of them, or null when there is none.`,
      },
    remark !== undefined &&
      !isSentence(remark) && {
        keys: ['x-successor-note'],
        text: `${found(remark)}. Allowed is a sentence with a full stop. Say what to do in v2 instead.`,
      },
  );
}
