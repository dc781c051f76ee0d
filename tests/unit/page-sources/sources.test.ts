import {expect, test} from 'vitest';
import {sourcesOf} from '../../../src/page-sources/sources';

test('a page of an operation is made of its contract files too', () => {
  const sources = sourcesOf('docs/vacation-rental-api/v2/quote/get-a-quote.mdx');
  expect(sources[0]).toBe('docs/vacation-rental-api/v2/quote/get-a-quote.mdx');
  expect(sources).toContain('openapi/v2/quote/get-a-quote.yaml');
  expect(sources).toContain('openapi/v2/schemas/Quote.yaml');
  expect(sources).toContain('openapi/shared/parameters/workspaceId.yaml');
});

test('a resource page has its entity, a comparison its guides, a guide its programs', () => {
  expect(sourcesOf('docs/vacation-rental-api/v2/review/index.mdx')).toContain(
    'openapi/shared/schemas/ReviewCategory.yaml',
  );
  expect(sourcesOf('docs/PMS Specific Guides/index.mdx')).toContain(
    'docs/PMS Specific Guides/mews.mdx',
  );
  expect(
    sourcesOf('docs/guides/pagination.mdx').filter((file) => file.startsWith('samples/')).length,
  ).toBeGreaterThan(0);
});

test('an entry of the changelog is its own file alone', () => {
  const entry = 'changelog/2025-06-15-version-1-is-deprecated.mdx';
  expect(sourcesOf(entry)).toEqual([entry]);
});
