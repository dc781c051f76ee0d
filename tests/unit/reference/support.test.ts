// Tests how the reference shows which PMSs support a resource or an operation.
import {expect, test} from 'vitest';
import {loadPmsGuides} from '../../../src/plugins/pms/model/load';
import {supportOfOperation, supportOfResource} from '../../../src/plugins/reference/blocks/support';
import {findOperation} from '../../../src/plugins/reference/contract/find';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {markdownOfBlocks} from '../../support/markdown';

// Uses the real contract and guides. The front matter of the guides has the notes on support.
const contract = loadContract();
const guides = loadPmsGuides();

function ofResource(version: 'v1' | 'v2', folder: string): string {
  const description = contract.apis[version];
  const resource = description.resources.find((one) => one.folder === folder);
  if (!resource) throw new Error(`${version} has no resource ${folder}.`);
  return markdownOfBlocks(supportOfResource(resource, undefined, description, contract, guides));
}

const ofOperation = (key: string) =>
  markdownOfBlocks(supportOfOperation(findOperation(contract, key), contract, guides));

test('an operation that writes counts only PMSs whose writing is known, and says so', () => {
  const counted = (key: string, use: string) =>
    Number(
      new RegExp(`\\*\\*Reviews: ${use} \\((\\d+) of`).exec(ofOperation(key))?.[1] ?? Number.NaN,
    );
  const writing = guides.filter(({pms}) => {
    const {reviews} = pms.resources;
    return reviews !== 'unknown' && reviews.support === 'yes' && reviews.writing;
  });
  expect(counted('v2/replyToReview', 'write')).toBe(writing.length);
  expect(counted('v2/listReviews', 'read')).toBeGreaterThan(writing.length);
});

test('a PMS whose support a third party reports has the mark', () => {
  expect(ofResource('v1', 'owner')).toMatch(/, OwnerRez \(reported\), /);
});
