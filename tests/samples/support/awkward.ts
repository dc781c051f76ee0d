import type {Parameter} from '../../../src/reference/contract/model';
import type {SampleOperation} from '../../../src/reference/samples/request';

const parameter = (
  name: string,
  place: Parameter['in'],
  example: unknown,
  required = true,
): Parameter => ({
  name,
  in: place,
  required,
  description: '',
  deprecated: false,
  schema: {},
  example,
  evidence: {level: 'documented'},
});

/** A body of everything that a language could mistake for something of its own. */
export const awkwardBody = {
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
  parameter('cursor', 'query', 'left out', false),
];

const header = parameter('x-remark', 'header', `it's "5" $HOME \`id\``);

/** Operations that put every part of a request to the test. */
export function awkwardOperations(): (SampleOperation & {name: string})[] {
  const base = {
    file: 'v2/awkward.yaml',
    path: '/files/{folder}/{integrationAccountId}/status',
    servers: [
      {url: 'https://dev.calry.app/api/v2/vrs', description: '', host: 'https://dev.calry.app'},
    ],
    secured: true,
  };
  const requestBody = {
    description: '',
    required: true,
    evidence: {level: 'documented'},
    content: {mediaType: 'application/json', schema: {}, example: awkwardBody},
  } as const;
  return [
    {...base, name: 'get', method: 'get', parameters: [...address, ...query, header]},
    {
      ...base,
      name: 'get-with-body',
      method: 'get',
      parameters: [...address, ...query, header],
      requestBody,
    },
    {...base, name: 'post', method: 'post', parameters: [...address, header], requestBody},
    {
      ...base,
      name: 'put-with-query',
      method: 'put',
      parameters: [...address, ...query],
      requestBody,
    },
    {...base, name: 'patch', method: 'patch', parameters: address, requestBody},
    {...base, name: 'post-without-body', method: 'post', parameters: address},
    {...base, name: 'delete', method: 'delete', parameters: [...address, ...query]},
    {...base, name: 'unsecured', method: 'get', path: '/user', parameters: [], secured: false},
  ];
}
