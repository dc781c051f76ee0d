// Tests how the reference shows which PMSs support a resource or an operation.
import {expect, test} from 'vitest';
import {loadGuides} from '../../../src/plugins/pms/model';
import {supportOfOperation, supportOfResource} from '../../../src/plugins/reference/blocks/support';
import {findOperation} from '../../../src/plugins/reference/contract/find';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {markdownOfBlocks} from '../../support/markdown';

// Uses the real contract and guides. The front matter of the guides has the notes on support.
const contract = loadContract();

function ofResource(version: 'v1' | 'v2', folder: string): string {
  const description = contract.apis[version];
  const resource = description.resources.find((one) => one.folder === folder);
  if (!resource) throw new Error(`${version} has no resource ${folder}.`);
  return markdownOfBlocks(supportOfResource(resource, undefined, description, contract));
}

const ofOperation = (key: string) =>
  markdownOfBlocks(supportOfOperation(findOperation(contract, key), contract));

test('the notes on guests are only on the v1 page, because v2 has no guests', () => {
  expect(ofResource('v1', 'guest')).toContain('**FantasticStay** (reported): One guest by ID.');
});

test('a resource in both versions has its notes on the v2 page', () => {
  const note = '- **Resly**: An update reports success or an error for each date.';
  expect(ofResource('v2', 'availability')).toContain(note);
  expect(ofResource('v1', 'availability')).not.toContain(note);
});

test('a note is shown with the support level unless the level is "yes"', () => {
  expect(ofResource('v1', 'guest')).toContain(
    '**AvaiBook** (inside another record): Called traveller data.',
  );
});

test.each([
  ['v2/getQuote', 'v2/quote'],
  ['v1/getQuote', 'v2/quote'],
  ['v1/listGuests', 'v1/guest'],
])('the page of %s links to the lists of %s', (key, page) => {
  const text = ofOperation(key);
  expect(text).toContain(
    `[Support by PMS](https://docs.calry.app/docs/vacation-rental-api/${page}.md`,
  );
});

test('an operation that writes counts only PMSs whose writing is known, and says so', () => {
  const counted = (key: string, use: string) =>
    Number(
      new RegExp(`\\*\\*${use} reviews:\\*\\* (\\d+) of`).exec(ofOperation(key))?.[1] ?? Number.NaN,
    );
  const writing = loadGuides().filter(({pms}) => {
    const {reviews} = pms.resources;
    return reviews !== 'unknown' && reviews.support === 'yes' && reviews.writing;
  });
  expect(counted('v2/replyToReview', 'Write')).toBe(writing.length);
  expect(counted('v2/listReviews', 'Read')).toBeGreaterThan(writing.length);
});

test('a POST that reads counts the PMSs that its GET in version 1 counts', () => {
  const counted = (key: string) => /\*\*Read rates:\*\* (\d+) of/.exec(ofOperation(key))?.[1];
  expect(counted('v2/batchAvailabilities')).toBe(counted('v1/batchAvailabilities'));
});

test('an operation that reads leaves out PMSs whose reading is unknown', () => {
  const [, shown = ''] = ofOperation('v2/getAvailability').split('**Read rates:');
  expect(shown).toMatch(/Unknown: .*OwnerRez/);
});

test("an operation that reads counts a PMS that Calry reads as inferred, unless the PMS's documentation says so", () => {
  const [, shown = ''] = ofOperation('v2/getAvailability').split('**Read availability:');
  const [line = ''] = shown.split('\n');
  expect(line).toMatch(/^\*\* \d+ of \d+ PMSs \(.*\d inferred.*\)\. Unknown: /);
  expect(line).not.toContain('Hostfully');
  expect(ofResource('v1', 'review')).toContain('FantasticStay (inferred: Calry reads it)');
});

test('an operation that few PMSs support names them, with their marks', () => {
  expect(ofOperation('v2/replyToReview')).toMatch(
    /\*\*Write reviews:\*\* \d+ of \d+ PMSs\. Yes: .*\[[^\]]+\]\([^)]+\)(, | \(reported\)).*\. Unknown: all others\./,
  );
});

test('a PMS whose support a third party reports has the mark', () => {
  expect(ofResource('v1', 'owner')).toMatch(/, OwnerRez \(reported\), /);
});

test("an operation with a list of its own does not have the list of the PMSs' APIs", () => {
  expect(ofOperation('v2/createCustomField')).toContain(
    'Through the unified API: 6 of 13 listed PMSs (6 unknown)',
  );
  expect(ofOperation('v2/createCustomField')).not.toContain('own API');
});
