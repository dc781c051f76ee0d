import {expect, test} from 'vitest';
import {
  descriptions,
  type DescriptionName,
  operationFiles,
} from '../../src/reference/contract/operationFiles';
import {builtPage} from './site';
import {errorsGuide} from '../../src/reference/blocks/response';

const routes = (Object.keys(descriptions) as DescriptionName[])
  .flatMap((name) => operationFiles(name))
  .map(({docId}) => `/docs/${docId}`);

test.each(routes)('%s links to the guide to errors from its part on errors', (route) => {
  const $ = builtPage(route);
  const heading = $('h2#errors');
  expect(heading.length).toBe(1);
  const part = heading.nextUntil('h2');
  expect(part.find(`a[href="${errorsGuide}"]`).length).toBeGreaterThan(0);
});
