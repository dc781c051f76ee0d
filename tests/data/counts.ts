import {readFileSync} from 'node:fs';
import {
  type DescriptionName,
  descriptions,
  operationFiles,
} from '../../src/contract/operationFiles';

/** Every address of the site, as the list of pages has them. */
export const routes = readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n');

/** How many operations the root files of the contract name. */
export const operationCount = Object.keys(descriptions).flatMap((name) =>
  operationFiles(name as DescriptionName),
).length;

/** How many PMS guides the list of pages has. */
export const guideCount = routes.filter((route) =>
  route.startsWith('/docs/PMS Specific Guides/'),
).length;

/** The slugs of the posts on the list of pages. */
export const posts = routes
  .filter((route) => /^\/blog\/(?!archive$|tags$|authors$|page$)[^/]+$/.test(route))
  .map((route) => route.replace('/blog/', ''));
