// Tests which parameters and members the samples of an operation send. samples.test.ts shows how they are written.
import {describe, expect, test} from 'vitest';
import {
  type SampleOperation,
  sampleRequest,
  Variable,
} from '../../../src/plugins/reference/samples/request';
import {operationWith, parameter, requestBody} from '../../samples/support/fixtures';

const required = (more: Partial<SampleOperation>) => sampleRequest(operationWith(more), 'required');
const all = (more: Partial<SampleOperation>) => sampleRequest(operationWith(more), 'all');

describe('the request of a sample', () => {
  test('has variables for credentials in path, query, headers and body', () => {
    const workspace = new Variable('CALRY_WORKSPACE_ID');
    const account = new Variable('CALRY_INTEGRATION_ACCOUNT_ID');
    const request = required({
      path: '/accounts/{integrationAccountId}/status',
      parameters: [
        parameter('integrationAccountId', 'path', 'b3e0'),
        parameter('workspaceId', 'query', '6f1d'),
        parameter('workspaceId', 'header', '6f1d'),
      ],
      requestBody: requestBody({
        workspaceId: '6f1d',
        list: [{integrationAccountId: 'b3e0'}],
        other: 'b3e0',
      }),
    });
    expect(request).toMatchObject({
      path: ['/api/v2/vrs/accounts/', account, '/status'],
      query: [{name: 'workspaceId', value: workspace}],
      body: {workspaceId: workspace, list: [{integrationAccountId: account}], other: 'b3e0'},
    });
    expect(request.headers).toContainEqual({name: 'workspaceId', value: [workspace]});
  });

  test('includes an optional parameter that the contract adds to the shortest sample', () => {
    const schema = {type: 'string', 'x-in-samples': true} as const;
    const parameters = [parameter('room', 'query', '9', {required: false, schema})];
    expect(required({parameters}).query).toEqual([{name: 'room', value: '9'}]);
  });

  test('has only usable optional parameters, and in the shortest variant none', () => {
    const optional = {required: false} as const;
    const parameters = [
      parameter('status', 'query', 'a', optional),
      parameter('x-trace', 'header', 'a', optional),
      parameter('old', 'query', 'a', {...optional, deprecated: true}),
      parameter('guessed', 'query', 'a', {
        ...optional,
        evidence: {level: 'inferred', from: 'v1', missing: []},
      }),
      parameter('day', 'query', 'a', {
        ...optional,
        schema: {type: 'string', 'x-in-samples': false},
      }),
      parameter('cursors', 'query', 'a', optional),
      parameter('list', 'query', ['a'], optional),
      parameter('without', 'query', undefined, optional),
    ];
    const names = ({query, headers}: ReturnType<typeof required>) =>
      [...query, ...headers].map(({name}) => name);
    expect(names(required({parameters}))).toEqual(['Authorization']);
    expect(names(all({parameters}))).toEqual(['status', 'Authorization', 'x-trace']);
  });

  test('has the members of a body that its schema requires, at every depth', () => {
    const example = {guest: {name: 'A', email: 'b'}, rooms: [{id: '1', note: 'c'}], notes: 'd'};
    const properties = {
      guest: {properties: {name: {}, email: {}}, required: ['name']},
      rooms: {items: {properties: {id: {}, note: {}}, required: ['id']}},
      notes: {},
    };
    const body = requestBody(example, {properties, required: ['guest', 'rooms']});
    expect(required({requestBody: body}).body).toEqual({guest: {name: 'A'}, rooms: [{id: '1'}]});
    expect(all({requestBody: body}).body).toEqual(example);
    // A request with an empty body would do nothing, so the sample has all fields.
    expect(required({requestBody: requestBody(example, {properties})}).body).toEqual(example);
  });
});
