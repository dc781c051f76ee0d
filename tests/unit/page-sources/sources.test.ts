import {expect, test} from 'vitest';
import {sourcesOf} from '../../../src/page-sources/sources';

test.each([
  [
    'docs/vacation-rental-api/v2/quote/get-a-quote.mdx',
    [
      'openapi/v2/quote/get-a-quote.yaml',
      'openapi/v2/schemas/Quote.yaml',
      'openapi/shared/parameters/workspaceId.yaml',
    ],
  ],
  ['docs/vacation-rental-api/v2/review/index.mdx', ['openapi/shared/schemas/ReviewCategory.yaml']],
  ['docs/PMS Specific Guides/index.mdx', ['docs/PMS Specific Guides/mews.mdx']],
  ['docs/guides/pagination.mdx', [expect.stringMatching(/^samples\/guides\/pagination\//)]],
  ['changelog/2025-06-15-version-1-is-deprecated.mdx', []],
])('the sources of %s are its file and the files that it includes', (page, others) => {
  const [own, ...sources] = sourcesOf(page);
  expect(own).toBe(page);
  expect(sources).toEqual(others.length > 0 ? expect.arrayContaining(others) : []);
});
