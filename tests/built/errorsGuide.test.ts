import {expect, test} from 'vitest';
import {
  descriptions,
  type DescriptionName,
  operationFiles,
} from '../../src/contract/operationFiles';
import {attribute, builtPage, elements} from './dom';

const routes = (Object.keys(descriptions) as DescriptionName[])
  .flatMap((name) => operationFiles(name))
  .map(({docId}) => `/docs/${docId}`);

test.each(routes)('%s links to the guide to errors from its part on errors', (route) => {
  const all = elements(builtPage(route));
  const start = all.findIndex((element) => attribute(element, 'id') === 'errors');
  expect(start).toBeGreaterThan(-1);
  const part = all.slice(start + 1);
  const end = part.findIndex(({tagName}) => tagName === 'h2');
  const links = part.slice(0, end === -1 ? undefined : end).map((link) => attribute(link, 'href'));
  expect(links).toContain('/docs/guides/errors');
});
