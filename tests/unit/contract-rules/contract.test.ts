import path from 'node:path';
import {loadConfig, type RawUniversalConfig} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {change, goodContract, messages, operation, type Tree} from './fixture';

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

const body = 'requestBody.content.application/json';

test.each<[what: string, keys: string, value: Tree, message: string]>([
  ['a parameter', 'parameters.0.example', 771904, 'type must be string'],
  ['a request body', `${body}.example.depth`, 'all', '`depth` property type must be number'],
  [
    'a request body with an unknown property',
    `${body}.example.dept`,
    1,
    'must NOT have unevaluated properties `dept`',
  ],
  [
    'a response with a reference',
    'responses.200.content.application/json.example.id',
    1,
    '`id` property type must be string',
  ],
  ['a schema', `${body}.schema.properties.depth.example`, 'all', 'type must be number'],
])('an example of %s that does not fit its schema is reported', async (_, keys, value, message) => {
  const files = goodContract();
  change(files[operation], keys, value);
  const found = await messages(files, 'v2', exampleRules);
  expect(found.join('\n')).toContain(message);
});
