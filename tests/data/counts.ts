// The site's pages, for tests.
import {readFileSync} from 'node:fs';

/** Path of every page of the site, from the list of published pages. */
export const routes = readFileSync('src/plugins/redirects/published.txt', 'utf8')
  .trim()
  .split('\n');

/** Number of PMS guides. */
export const guideCount = routes.filter((route) =>
  route.startsWith('/docs/PMS Specific Guides/'),
).length;
