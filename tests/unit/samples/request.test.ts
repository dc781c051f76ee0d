import {describe, expect, test} from 'vitest';
import type {Parameter} from '../../../src/reference/contract/model';
import {
  joined,
  type SampleOperation,
  sampleRequest,
  Variable,
} from '../../../src/reference/samples/request';

const parameter = (overrides: Partial<Parameter>): Parameter => ({
  name: 'reservationId',
  in: 'path',
  required: true,
  description: '',
  deprecated: false,
  schema: {},
  example: '771904',
  evidence: {level: 'documented'},
  ...overrides,
});

const operation: SampleOperation = {
  file: 'v2/reservation/get-a-reservation.yaml',
  method: 'get',
  path: '/reservations/{reservationId}',
  servers: [
    {url: 'https://dev.calry.app/api/v2/vrs', description: '', host: 'https://dev.calry.app'},
  ],
  secured: true,
  parameters: [parameter({})],
};

const body = (mediaType: string, example?: unknown): SampleOperation => ({
  ...operation,
  requestBody: {
    description: '',
    required: true,
    evidence: {level: 'documented'},
    content: {mediaType, schema: {}, ...(example !== undefined && {example})},
  },
});

describe('the request', () => {
  test('goes to the first server, with the id encoded', () => {
    const {host, path} = sampleRequest(
      {
        ...operation,
        parameters: [parameter({example: 'Quay House/1'})],
      },
      'required',
    );
    expect(host).toBe('https://dev.calry.app');
    expect(path).toEqual(['/api/v2/vrs/reservations/Quay%20House%2F1']);
  });

  test('takes credentials from variables wherever they stand', () => {
    const example = {workspaceId: '6f1d', list: [{integrationAccountId: 'b3e0'}], other: 'b3e0'};
    const request = sampleRequest(
      {
        ...body('application/json', example),
        path: '/accounts/{integrationAccountId}/status',
        parameters: [
          parameter({name: 'integrationAccountId'}),
          parameter({name: 'workspaceId', in: 'query'}),
          parameter({name: 'workspaceId', in: 'header'}),
        ],
      },
      'required',
    );
    const workspace = new Variable('CALRY_WORKSPACE_ID');
    const account = new Variable('CALRY_INTEGRATION_ACCOUNT_ID');
    expect(request.path).toEqual(['/api/v2/vrs/accounts/', account, '/status']);
    expect(request.query).toEqual([{name: 'workspaceId', value: workspace}]);
    expect(request.headers).toContainEqual({name: 'workspaceId', value: [workspace]});
    expect(request.body).toEqual({
      workspaceId: workspace,
      list: [{integrationAccountId: account}],
      other: 'b3e0',
    });
  });

  test('leaves out what is optional', () => {
    const {query, headers} = sampleRequest(
      {
        ...operation,
        parameters: [
          parameter({}),
          parameter({name: 'realtime', in: 'query', required: false, example: true}),
          parameter({name: 'x-trace', in: 'header', required: false, example: 'a'}),
        ],
      },
      'required',
    );
    expect(query).toEqual([]);
    expect(headers.map(({name}) => name)).toEqual(['Authorization']);
  });

  test('has all that a first call can send when all fields are asked for', () => {
    const optional = (name: string, more: Partial<Parameter> = {}) =>
      parameter({name, in: 'query', required: false, example: 'a', ...more});
    const {query, headers} = sampleRequest(
      {
        ...operation,
        parameters: [
          parameter({}),
          optional('status'),
          optional('old', {deprecated: true}),
          optional('guessed', {evidence: {level: 'inferred', from: 'v1', missing: []}}),
          optional('cursors'),
          optional('list', {example: ['a']}),
          optional('without', {example: undefined}),
          optional('x-trace', {in: 'header'}),
        ],
      },
      'all',
    );
    expect(query).toEqual([{name: 'status', value: 'a'}]);
    expect(headers.map(({name}) => name)).toEqual(['Authorization', 'x-trace']);
  });

  test('has of a body what its schema requires, at every depth', () => {
    const example = {guest: {name: 'A', email: 'b'}, rooms: [{id: '1', note: 'c'}], notes: 'd'};
    const guest = {properties: {name: {}, email: {}}, required: ['name']};
    const rooms = {items: {properties: {id: {}, note: {}}, required: ['id']}};
    const schema = {properties: {guest, rooms, notes: {}}, required: ['guest', 'rooms']};
    const {requestBody, ...rest} = body('application/json', example);
    if (!requestBody) throw new Error('no body');
    const bodyFor = (fields: 'required' | 'all', required = schema.required) =>
      sampleRequest(
        {
          ...rest,
          requestBody: {
            ...requestBody,
            content: {...requestBody.content, schema: {...schema, required}},
          },
        },
        fields,
      ).body;
    expect(bodyFor('required')).toEqual({guest: {name: 'A'}, rooms: [{id: '1'}]});
    expect(bodyFor('all')).toEqual(example);
    // A call with an empty body would do nothing.
    expect(bodyFor('required', [])).toEqual(example);
  });

  test('writes a boolean in the query as a word', () => {
    const rates = parameter({name: 'rates', in: 'query', example: false});
    expect(
      sampleRequest({...operation, parameters: [parameter({}), rates]}, 'required').query,
    ).toEqual([{name: 'rates', value: 'false'}]);
  });

  test('has no key when the operation needs none', () => {
    expect(sampleRequest({...operation, secured: false}, 'required').headers).toEqual([]);
  });
});

describe('a contract that cannot be sampled', () => {
  test.each<[name: string, spoilt: SampleOperation, message: string]>([
    [
      'a parameter without an example',
      {...operation, parameters: [parameter({example: undefined})]},
      'openapi/v2/reservation/get-a-reservation.yaml: the path parameter reservationId has no example. Give it a string, a number or a boolean as `example:`, because the samples send it.',
    ],
    [
      'a parameter with a list as its example',
      {...operation, parameters: [parameter({example: ['771904']})]},
      'openapi/v2/reservation/get-a-reservation.yaml: the path parameter reservationId has a list or an object as its example. Give it a string, a number or a boolean as `example:`, because the samples send it.',
    ],
    [
      'a path whose parameter is not there',
      {...operation, parameters: []},
      'openapi/v2/reservation/get-a-reservation.yaml: the path is /reservations/{reservationId}, but no parameter reservationId stands in it. Add {name: reservationId, in: path, required: true} to `parameters:`.',
    ],
    [
      'a body that is not JSON',
      body('text/csv', 'a,b'),
      'openapi/v2/reservation/get-a-reservation.yaml: requestBody → content is text/csv. The samples can send application/json only.',
    ],
    [
      'a body without an example',
      body('application/json'),
      'openapi/v2/reservation/get-a-reservation.yaml: requestBody → content → application/json has no example. Add `example:`, because the samples send it.',
    ],
    [
      'a description without a server',
      {...operation, servers: []},
      'openapi/v2/reservation/get-a-reservation.yaml: its description names no server. Add one under `servers:`.',
    ],
  ])('%s', (_, spoilt, message) => {
    expect(() => sampleRequest(spoilt, 'required')).toThrow(message);
  });
});

test('neighbouring texts are joined', () => {
  const variable = new Variable('CALRY_API_KEY');
  expect(joined(['', 'a', 'b', variable, '', 'c', 'd'])).toEqual(['ab', variable, 'cd']);
});
