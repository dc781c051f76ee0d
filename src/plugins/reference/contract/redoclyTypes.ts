import {type Config, createConfig, type Plugin} from '@redocly/openapi-core';

/**
 * Declares the custom keys that contain references, so that Redocly resolves and lints them: `x-unknown-operations`
 * contains operations, and `x-additional-members` contains a schema.
 */
export const typeExtension: Plugin['typeExtension'] = {
  oas3: (types) => ({
    ...types,
    Root: {
      ...types.Root,
      properties: {...types.Root?.properties, 'x-unknown-operations': 'UnknownOperations'},
    },
    Schema: {
      ...types.Schema,
      properties: {...types.Schema?.properties, 'x-additional-members': 'Schema'},
    },
    UnknownOperations: {properties: {}, items: 'UnknownOperation'},
    UnknownOperation: {
      properties: {
        operationId: {type: 'string'},
        summary: {type: 'string'},
        description: {type: 'string'},
        tags: {type: 'array', items: {type: 'string'}},
        deprecated: {type: 'boolean'},
      },
      required: ['operationId', 'summary', 'description', 'tags'],
      extensionsPrefix: 'x-',
    },
  }),
};

/** Returns the configuration for bundling an OpenAPI document into one file. */
export const bundleConfig = (): Promise<Config> =>
  createConfig({plugins: [{id: 'calry', typeExtension}]});
