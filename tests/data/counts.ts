// Lists and counts of the site's pages and operations, for tests.
import {readFileSync} from 'node:fs';
import {apiNames} from '../../openapi/apis.mjs';
import {operationFiles} from '../../src/plugins/reference/contract/operationFiles';

/** Path of every page of the built site. */
export const routes = [
  ...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g),
].map(([, address = '']) => decodeURI(address) || '/');

/** Number of operations in the contract, including those known only by name. */
export const operationCount = apiNames.flatMap((name) => {
  const {operations, unknownOperations} = operationFiles(name);
  return [...operations, ...unknownOperations];
}).length;

/** Number of PMS guides. */
export const guideCount = routes.filter((route) =>
  route.startsWith('/docs/PMS Specific Guides/'),
).length;
