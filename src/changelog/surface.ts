import {type Shape, shapeOf} from '../reference/contract/compare';
import type {Content, Contract, Operation} from '../reference/contract/model';
import {flatten} from '../reference/blocks/fields';
import {requestFields} from '../reference/blocks/request';
import {responseFields} from '../reference/blocks/response';
import {isNullable, valueTypes} from '../reference/blocks/types';

/** What an operation answers to. */
export type Call = {method: string; path: string} | {event: string};

/** What a client depends on of an operation itself. */
export type OperationShape = {call: Call; deprecated?: true};

/** Of an operation, or of a field, a body or a response. */
export type Part = OperationShape | Shape;

/**
 * The whole surface of the API, as data. A key is that of an operation (`v2/getReservation`), or with a space the anchor of one of
 * its parts behind it (`v2/getReservation response-200.data.id`).
 */
export type Surface = Map<string, Part>;

/** A body; one that is not published has no media type. */
function bodyShape(content: Content | undefined, required: boolean): Shape {
  if (!content) return {types: []};
  const {mediaType, schema} = content;
  return {
    mediaType,
    types: valueTypes(schema),
    ...(required && {required}),
    ...(isNullable(schema) && {nullable: true}),
  };
}

/** What clients depend on of one operation, by key. */
export function operationLines(operation: Operation): [string, Part][] {
  const {key, kind, method, fullPath, deprecated, requestBody, responses} = operation;
  const call: Call =
    kind === 'webhook' ? {event: fullPath} : {method: method.toUpperCase(), path: fullPath};
  const own: [string, Part][] = [
    ['', {call, ...(deprecated && {deprecated})}],
    ...(requestBody
      ? [['body', bodyShape(requestBody.content, requestBody.required)] satisfies [string, Part]]
      : []),
    ...responses.map(({status, content}): [string, Part] => [
      `response-${status}`,
      bodyShape(content, false),
    ]),
    ...flatten([...requestFields(operation), ...responses.flatMap(responseFields)]).map(
      (field): [string, Part] => [field.anchor, shapeOf(field)],
    ),
  ];
  return own.map(([part, shape]) => [part ? `${key} ${part}` : key, shape]);
}

/** Lists what clients depend on, from the contract as it is now. */
export function surfaceOf(contract: Contract): Surface {
  const operations = Object.values(contract.descriptions).flatMap((description) => [
    ...description.operations,
    ...description.webhooks,
  ]);
  return new Map(operations.flatMap(operationLines).sort(([a], [b]) => (a < b ? -1 : 1)));
}
