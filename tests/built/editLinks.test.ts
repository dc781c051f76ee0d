import {existsSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {hosted} from '../../scripts/lib/hosted.mjs';
import {builtPage} from './site';

/** The links of a page for editing, by their text: the file that each leads to. */
function editLinks(route: string, site: string): Record<string, string> {
  const $ = builtPage(route, site);
  const links = $('a')
    .filter((_, link) => $(link).text().startsWith('Edit '))
    .get();
  return Object.fromEntries(
    links.map((link) => [
      $(link).text(),
      decodeURI(($(link).attr('href') ?? '').replace(`${hosted.EDIT_URL}/`, '')),
    ]),
  );
}

const page = 'Edit this page';
const v2 = '/docs/vacation-rental-api/v2/review';

const routes: [route: string, links: Record<string, string>][] = [
  ['/docs/guides/pagination', {[page]: 'docs/guides/pagination.mdx'}],
  [
    `${v2}/get-a-review`,
    {
      [page]: 'docs/vacation-rental-api/v2/review/get-a-review.mdx',
      'Edit the contract of this operation': 'openapi/v2/review/get-a-review.yaml',
    },
  ],
  [
    v2,
    {
      [page]: 'docs/vacation-rental-api/v2/review/index.mdx',
      'Edit the contract of this entity': 'openapi/v2/schemas/Review.yaml',
    },
  ],
  ['/docs/PMS Specific Guides/apaleo', {[page]: 'docs/PMS Specific Guides/apaleo.mdx'}],
  ['/blog/welcome', {[page]: 'blog/2025-07-02-welcome.mdx'}],
  ['/markdown-page', {[page]: 'src/pages/markdown-page.mdx'}],
];

describe('a page leads to the files that it is written in', () => {
  test.each(routes)('%s', (route, links) => {
    expect(editLinks(route, 'build-hosted')).toEqual(links);
    for (const file of Object.values(links)) expect(existsSync(file), file).toBe(true);
  });
});

test.each(routes)('without an address for editing, %s has no such link', (route) => {
  expect(editLinks(route, 'build')).toEqual({});
});
