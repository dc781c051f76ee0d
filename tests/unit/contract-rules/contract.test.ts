import path from 'node:path';
import {loadConfig, type RawUniversalConfig} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {goodContract, messages, type Tree} from './fixture';

const operation = 'openapi/v2/reservation/get-a-reservation.yaml';
const json = 'application/json';

/** The example rules as redocly.yaml sets them. */
const exampleRules: RawUniversalConfig = {
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
  },
};

// A warning would not fail `redocly lint`.
test('redocly.yaml reports every finding as an error', async () => {
  const config = await loadConfig({configPath: path.resolve('redocly.yaml')});
  const severities = Object.values(config.rules.oas3_1).map((rule) =>
    typeof rule === 'string' ? rule : rule.severity,
  );
  expect(new Set(severities)).toEqual(new Set(['error', 'off']));
});

test.each<[name: string, spoil: (tree: Tree) => void, message: RegExp]>([
  ['a parameter', (tree) => (tree.parameters[0].example = 771904), /type must be string/],
  [
    'a request body',
    (tree) => (tree.requestBody.content[json].example.depth = 'all'),
    /`depth` property type must be number/,
  ],
  [
    'a request body with a member that the schema does not name',
    (tree) => (tree.requestBody.content[json].example.dept = 1),
    /must NOT have unevaluated properties `dept`/,
  ],
  [
    'a response, through a reference',
    (tree) => (tree.responses[200].content[json].example.id = 1),
    /`id` property type must be string/,
  ],
  [
    'a schema',
    (tree) => (tree.requestBody.content[json].schema.properties.depth.example = 'all'),
    /type must be number/,
  ],
])('an example that does not fit its schema is reported: %s', async (_, spoil, message) => {
  const files = goodContract();
  spoil(files[operation]);
  const found = await messages(files, 'v2', exampleRules);
  expect(found.join('\n')).toMatch(message);
});
