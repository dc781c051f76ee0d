import path from 'node:path';
import {loadConfig} from '@redocly/openapi-core';
import {expect, test} from 'vitest';

test('redocly.yaml validates examples against their schemas, and reports every problem as an error', async () => {
  const config = await loadConfig({configPath: path.resolve('redocly.yaml')});
  expect(config.rules.oas3_1).toMatchObject({
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
  });
  // `npm run check` reports all severities alike.
  const {assertions = {}, ...rules} = config.rules.oas3_1;
  const severities = [...Object.values(rules), ...Object.values(assertions)].map((rule) =>
    typeof rule === 'string' ? rule : rule.severity,
  );
  expect(new Set(severities)).toEqual(new Set(['error', 'off']));
});
