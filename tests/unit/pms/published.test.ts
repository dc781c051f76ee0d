import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {loadSystems} from '../../../src/pms/model';
import {factsOf} from '../../../src/pms/model/facts';
import {publishedData, publishedJsonSchema} from '../../../src/pms/model/published';

test('the published data fits its published schema', () => {
  const validate = addFormats(new Ajv()).compile(publishedJsonSchema());
  const data = structuredClone(publishedData(loadSystems()));
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  Object.assign(data.systems[0]?.webhooks ?? {}, {calry: 'perhaps'});
  expect(validate(data)).toBe(false);
});

test('each published system has every source that its facts name', () => {
  for (const system of publishedData(loadSystems()).systems) {
    const named = factsOf(system).flatMap(({source}) => source);
    expect(Object.keys(system.sources)).toEqual(expect.arrayContaining(named));
  }
});
