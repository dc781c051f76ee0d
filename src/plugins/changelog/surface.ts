import {type Shape, shapeOf} from '../reference/contract/compare';
import type {Content, Contract, Operation} from '../reference/contract/model';
import {flatten, requestFields, responseFields} from '../reference/contract/fields';
import {isNullable, valueTypes} from '../reference/contract/types';

/**
 * The API surface: everything in the contract that clients depend on. Keys are operations (`v2/getReservation`), or
 * operations followed by a space and the anchor of a part (`v2/getReservation response-200.data.id`). The `const` of an
 * operation is its method and path, or its event: `GET /api/v2/vrs/quote`, `event reservation.created`.
 */
export type Surface = Map<string, Shape>;

/** Returns the shape of a body. An undocumented body has no media type. */
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

/** Returns the shapes of an operation, its bodies and its fields, each with its key. */
export function operationShapes(operation: Operation): [string, Shape][] {
  const {key, kind, method, fullPath, deprecated, requestBody, responses} = operation;
  const call = `${kind === 'webhook' ? 'event' : method.toUpperCase()} ${fullPath}`;
  const fields = flatten([...requestFields(operation), ...responses.flatMap(responseFields)]);
  const parts: [string, Shape][] = [
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
  return parts.map(([part, shape]) => [part ? `${key} ${part}` : key, shape]);
}

/** Returns the API surface of a contract, sorted by key. */
export function surfaceOf(contract: Contract): Surface {
  const operations = Object.values(contract.apis).flatMap((api) => [
    ...api.operations,
    ...api.webhooks,
  ]);
  return new Map(operations.flatMap(operationShapes).sort(([a], [b]) => (a < b ? -1 : 1)));
}
