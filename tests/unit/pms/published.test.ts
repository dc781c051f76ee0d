import {expect, test} from 'vitest';
import {fromJSONSchema} from 'zod';
import {loadPmsGuides} from '../../../src/plugins/pms/model/load';
import {publishedData, publishedJsonSchema} from '../../../src/plugins/pms/model/published';

test('the published data is valid against its schema', () => {
  const schema = fromJSONSchema(publishedJsonSchema() as Parameters<typeof fromJSONSchema>[0]);
  const data = structuredClone(publishedData(loadPmsGuides()));
  expect(schema.safeParse(data).error).toBeUndefined();
  Object.assign(data.systems[0]?.webhooks ?? {}, {calry: 'perhaps'});
  expect(schema.safeParse(data).success).toBe(false);
});
