import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {loadGuides} from '../../../src/plugins/pms/model';
import {publishedData, publishedJsonSchema} from '../../../src/plugins/pms/model/published';

test('the published data is valid against its schema', () => {
  const validate = addFormats(new Ajv()).compile(publishedJsonSchema());
  const data = structuredClone(publishedData(loadGuides()));
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  Object.assign(data.systems[0]?.webhooks ?? {}, {calry: 'perhaps'});
  expect(validate(data)).toBe(false);
});
