// Operations, parameters and request bodies for tests of the samples.
import type {Operation, Parameter, Schema} from '../../../src/plugins/reference/contract/model';
import type {SampleOperation} from '../../../src/plugins/reference/samples/request';
import {readRows} from '../../support/readRows';

/** Creates a required, documented parameter. */
export const parameter = (
  name: string,
  place: Parameter['in'],
  example: unknown,
  more: Partial<Parameter> = {},
): Parameter => ({
  name,
  in: place,
  required: true,
  description: '',
  deprecated: false,
  schema: {},
  example,
  evidence: {level: 'documented'},
  ...more,
});

/** Creates a required, documented request body. */
export const requestBody = (example: unknown, schema: Schema = {}): Operation['requestBody'] => ({
  description: '',
  required: true,
  evidence: {level: 'documented'},
  content: {schema, ...(example !== undefined && {example})},
});

/** Creates an operation: by default, a GET without parameters and body. */
export const operationWith = (more: Partial<SampleOperation>): SampleOperation => ({
  method: 'get',
  path: '/examples',
  servers: [
    {
      url: 'https://dev.calry.app/api/v2/vrs',
      origin: 'https://dev.calry.app',
      evidence: {level: 'documented'},
    },
  ],
  secured: true,
  parameters: [],
  ...more,
});

type Row = Partial<SampleOperation> & {name: string; body?: unknown};

/** Operations with values that need quoting, by name. */
export const awkwardOperations = Object.fromEntries(
  readRows<Row>('tests/samples/support/awkward.yaml').map(({name, body, ...more}) => [
    name,
    operationWith({
      path: '/files/{folder}/{integrationAccountId}/status',
      ...more,
      parameters: more.parameters!.map((one) => parameter(one.name, one.in, one.example, one)),
      ...(body !== undefined && {requestBody: requestBody(body)}),
    }),
  ]),
);
