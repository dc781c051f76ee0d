import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {expect, it} from 'vitest';
import {loadSystems} from '../../../src/pms/model';
import {publishedData, publishedJsonSchema} from '../../../src/pms/model/published';

const validate = addFormats(new Ajv({allErrors: true})).compile(publishedJsonSchema());

it('the published data fits its published schema', () => {
  const data: unknown = JSON.parse(JSON.stringify(publishedData(loadSystems())));
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
});

it('the schema is no empty promise', () => {
  const data = JSON.parse(JSON.stringify(publishedData(loadSystems()))) as {
    systems: {webhooks: {calry: unknown}}[];
  };
  const [first] = data.systems;
  if (first) first.webhooks.calry = 'perhaps';
  expect(validate(data)).toBe(false);
});

it('each system carries every source that its facts name', () => {
  for (const system of publishedData(loadSystems()).systems) {
    const {sources, ...facts} = system;
    const named = JSON.stringify(facts).matchAll(/"source":(\[[^\]]*\]|"[^"]*")/g);
    for (const [, list] of named) {
      for (const id of [JSON.parse(list as string)].flat() as string[]) {
        expect(sources[id], `${system.slug}: ${id}`).toBeDefined();
      }
    }
  }
});
