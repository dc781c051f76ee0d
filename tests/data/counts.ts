import {readFileSync} from 'node:fs';
import {
  type DescriptionName,
  descriptions,
  operationFiles,
  unknownOperationFiles,
} from '../../src/reference/contract/operationFiles';

/** Every address of the site, as the list of pages has them. */
export const routes = readFileSync('src/redirects/published.txt', 'utf8').trim().split('\n');

/** How many operations the root files of the contract name, those among them that are known by name alone. */
export const operationCount = (Object.keys(descriptions) as DescriptionName[]).flatMap((name) => [
  ...operationFiles(name),
  ...unknownOperationFiles(name),
]).length;

/** How many PMS guides the list of pages has. */
export const guideCount = routes.filter((route) =>
  route.startsWith('/docs/PMS Specific Guides/'),
).length;

/** The slugs of the posts on the list of pages. */
export const posts = routes
  .filter((route) => /^\/blog\/(?!archive$|tags$|authors$|page$)[^/]+$/.test(route))
  .map((route) => route.replace('/blog/', ''));
