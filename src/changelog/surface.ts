import type {Contract, Operation, Schema} from '../contract/model';
import type {Field} from '../contract/reference/blocks';
import {flatten} from '../contract/reference/fields';
import {requestFields, responseFields} from '../contract/reference/operation';
import {isNullable, typeLabel} from '../contract/reference/types';

/** What a client depends on, of one operation, one field or one answer. Keys that do not apply are absent. */
export type Shape = {
  /** Of an operation: method and path, or the event of a webhook. */
  call?: string;
  /** Of a field or a body, in words. */
  type?: string;
  required?: true;
  nullable?: true;
  deprecated?: true;
  /** Allowed values, sorted. */
  values?: string[];
  /** Format, default and bounds, each as `Default: 20`. */
  limits?: string[];
};

/**
 * The whole surface of the API. A key is that of an operation (`v2/getReservation`), or with a space the anchor of one of its
 * parts behind it (`v2/getReservation response-200.data.id`).
 */
export type Surface = Map<string, Shape>;

const limiting = new Set([
  'Format',
  'Default',
  'Always',
  'Range',
  'Above',
  'Below',
  'Multiple of',
  'Length',
  'Pattern',
  'Entries',
  'Entries are',
]);

const plain = (value: Field['facts'][number]['value']) =>
  value.map((part) => (typeof part === 'object' && 'code' in part ? part.code : part)).join('');

function fieldShape({type, tags, values, facts}: Field): Shape {
  const limits = facts
    .filter(({label}) => limiting.has(label))
    .map(({label, value}) => `${label}: ${plain(value)}`);
  return {
    type,
    ...(tags.includes('required') && {required: true}),
    ...(tags.includes('can be null') && {nullable: true}),
    ...(tags.includes('deprecated') && {deprecated: true}),
    ...(values.length > 0 && {values: values.map(({value}) => value).sort()}),
    ...(limits.length > 0 && {limits: limits.sort()}),
  };
}

function bodyShape(mediaType: string, schema: Schema, required: boolean): Shape {
  return {
    type: `${mediaType}, ${typeLabel(schema)}`,
    ...(required && {required: true}),
    ...(isNullable(schema) && {nullable: true}),
  };
}

function operationLines(operation: Operation): [string, Shape][] {
  const {key, kind, method, fullPath, deprecated, requestBody, responses} = operation;
  const call = kind === 'webhook' ? `event ${fullPath}` : `${method.toUpperCase()} ${fullPath}`;
  const own: [string, Shape][] = [
    ['', {call, ...(deprecated && {deprecated: true})}],
    ...(requestBody
      ? [
          [
            'body',
            bodyShape(
              requestBody.content.mediaType,
              requestBody.content.schema,
              requestBody.required,
            ),
          ] as [string, Shape],
        ]
      : []),
    ...responses.map(({status, content}): [string, Shape] => [
      `response-${status}`,
      content ? bodyShape(content.mediaType, content.schema, false) : {type: 'body not published'},
    ]),
    ...flatten([...requestFields(operation), ...responses.flatMap(responseFields)]).map(
      (field): [string, Shape] => [field.anchor, fieldShape(field)],
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
