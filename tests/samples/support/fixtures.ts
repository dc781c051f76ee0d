// Operations, parameters and request bodies for tests of the samples.
import type {Operation, Parameter, Schema} from '../../../src/plugins/reference/contract/model';
import type {SampleOperation} from '../../../src/plugins/reference/samples/request';

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

/** A body with values that need quoting in some language. */
const awkwardBody = {
  text: `it's "quoted", $HOME, \`id\`, \\n, #{x}, #$0, \${x}, {x}, %s`,
  lines: 'one\ntwo\tthree',
  unicode: 'Västra Götaland – 18 €',
  'with.dot': true,
  none: null,
  no: false,
  price: 863.5,
  count: 0,
  emptyList: [],
  emptyMap: {},
  mixed: [1, 'two', null, {three: 3}],
  strings: ['48213', "o'clock"],
  long: [
    'a fairly long item',
    'another fairly long item',
    'a third fairly long item',
    'and a fourth',
  ],
  nested: {deeper: {deepest: [{id: '1'}, {id: '2'}]}},
};

const address = [
  parameter('folder', 'path', `Bay 14 & 15/ü?#'"$`),
  parameter('integrationAccountId', 'path', 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035'),
];

const query = [
  parameter('search', 'query', `it's "a b" & c=d $HOME \`id\` #{x}`),
  parameter('rates', 'query', true),
  parameter('guests', 'query', 3),
  parameter('workspaceId', 'query', '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21'),
  parameter('cursor', 'query', 'left out', {required: false}),
];

const header = parameter('x-remark', 'header', `it's "5" $HOME \`id\``);

const awkward = (more: Partial<SampleOperation>) =>
  operationWith({
    path: '/files/{folder}/{integrationAccountId}/status',
    parameters: address,
    ...more,
  });

const body = requestBody(awkwardBody);

/** Operations with values that need quoting in path, query, headers and body, by name. */
export const awkwardOperations: Record<string, SampleOperation> = {
  get: awkward({parameters: [...address, ...query, header]}),
  'get with a body': awkward({parameters: [...address, ...query, header], requestBody: body}),
  post: awkward({method: 'post', parameters: [...address, header], requestBody: body}),
  'put with a query': awkward({
    method: 'put',
    parameters: [...address, ...query],
    requestBody: body,
  }),
  patch: awkward({method: 'patch', requestBody: body}),
  'post without a body': awkward({method: 'post'}),
  delete: awkward({method: 'delete', parameters: [...address, ...query]}),
  'without credentials': operationWith({path: '/user', secured: false}),
};
