import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeDigest} from '../../../src/page-sources/digest';
import {sourcesOf} from '../../../src/page-sources/sources';
import {temporaryFolder} from '../../support/temporaryFolder';

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
])('the date of %s is that of its own file and of what it shows', (page, others) => {
  const [own, ...sources] = sourcesOf(page);
  expect(own).toBe(page);
  expect(sources).toEqual(others.length > 0 ? expect.arrayContaining(others) : []);
});

test('the digest of sources is written when a file comes or changes, and only then', () => {
  const folder = temporaryFolder('digest');
  const [digest = '', one = '', two = ''] = ['digest', 'one', 'two'].map((name) =>
    path.join(folder, name),
  );
  const digestOf = (files: string[]) => {
    writeDigest(digest, files);
    return readFileSync(digest, 'utf8');
  };
  writeFileSync(one, 'a\n');
  writeFileSync(two, 'b\n');
  const before = digestOf([one, two]);
  expect(digestOf([one])).not.toBe(before);
  writeFileSync(one, 'a\nb\n');
  writeFileSync(two, '');
  expect(digestOf([one, two]), 'the same text in other files').not.toBe(before);

  utimesSync(digest, 1, 1);
  digestOf([one, two]);
  expect(statSync(digest).mtimeMs).toBe(1000);
});
