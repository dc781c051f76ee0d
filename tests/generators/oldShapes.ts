const shell = {
  openapi: '3.1.0',
  info: {title: 'Shapes', version: '1'},
  servers: [{url: 'https://api.example.com/v1'}],
};

/** A description with one operation, which answers with a schema. */
const answering = (schema: object, schemas: Record<string, object> = {}) => ({
  ...shell,
  paths: {
    '/stays': {
      get: {
        operationId: 'listStays',
        responses: {200: {description: 'All.', content: {'application/json': {schema}}}},
      },
    },
  },
  components: {schemas},
});

type Shape = {
  document: object;
  /** What reading it leads to, by tool. */
  read: Record<string, RegExp>;
  /** What compiling the output leads to. */
  compiled: Record<string, RegExp>;
};

/** Ways to write a schema that are valid, and that the contract avoids since programs break on them. */
export const oldShapes: Record<string, Shape> = {
  'types-in-a-list': {
    document: answering(
      {$ref: '#/components/schemas/Stay'},
      {
        Id: {title: 'Id', type: ['string', 'number'], description: 'An identifier.'},
        Stay: {type: 'object', properties: {id: {$ref: '#/components/schemas/Id'}}},
      },
    ),
    read: {'@kubb/core': /plugin-ts: Maximum call stack size exceeded/},
    // Half of it was written.
    compiled: {'@kubb/core': /TS2307: Cannot find module/},
  },
  'typed-members-beside-properties': {
    document: answering({
      type: 'object',
      properties: {name: {type: 'string'}, active: {type: 'boolean'}},
      additionalProperties: {type: 'boolean'},
    }),
    read: {},
    compiled: {
      oazapfts: /TS2411: Property 'name' .* is not assignable/,
      orval: /TS2411: Property 'name' .* is not assignable/,
    },
  },
  'enum-descriptions-as-a-map': {
    document: answering(
      {$ref: '#/components/schemas/State'},
      {State: {type: 'string', enum: ['on', 'off'], 'x-enum-descriptions': {on: 'It is on.'}}},
    ),
    read: {orval: /descriptions\.map is not a function/},
    compiled: {},
  },
};
