import {type Shape, shapeOf} from '../reference/contract/compare';
import type {Content, Contract, Operation} from '../reference/contract/model';
import {flatten, requestFields, responseFields} from '../reference/contract/fields';
import {isNullable, valueTypes} from '../reference/contract/types';

/**
 * The whole surface of the API, as data. A key is that of an operation (`v2/getReservation`), followed for one of its
 * parts by a space and the part's anchor (`v2/getReservation response-200.data.id`). The constant of an operation is
 * its call: `GET /api/v2/vrs/quote`, or `event reservation.created`.
 */
export type Surface = Map<string, Shape>;

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

/** The parts of one operation that clients depend on, by key. */
export function operationShapes(operation: Operation): [string, Shape][] {
  const {key, kind, method, fullPath, deprecated, requestBody, responses} = operation;
  const call = `${kind === 'webhook' ? 'event' : method.toUpperCase()} ${fullPath}`;
  const fields = flatten([...requestFields(operation), ...responses.flatMap(responseFields)]);
  const own: [string, Shape][] = [
    ['', {types: [], ...(deprecated && {deprecated}), const: call}],
    ...(requestBody
      ? [['body', bodyShape(requestBody.content, requestBody.required)] as [string, Shape]]
      : []),
    ...responses.map(({status, content}): [string, Shape] => [
      `response-${status}`,
      bodyShape(content, false),
    ]),
    ...fields.map((field): [string, Shape] => [field.anchor, shapeOf(field)]),
  ];
  return own.map(([part, shape]) => [part ? `${key} ${part}` : key, shape]);
}

/** Everything in the contract that clients depend on. */
export function surfaceOf(contract: Contract): Surface {
  const operations = Object.values(contract.descriptions).flatMap((description) => [
    ...description.operations,
    ...description.webhooks,
  ]);
  return new Map(operations.flatMap(operationShapes).sort(([a], [b]) => (a < b ? -1 : 1)));
}
