// Tests that the check of the changelog reports changes of the contract that no entry describes.
import {expect, test} from 'vitest';
import {checkChangelog} from '../../../src/plugins/changelog/check';
import {type Entry, readEntries} from '../../../src/plugins/changelog/entries';
import {readRecord} from '../../../src/plugins/changelog/record';
import {surfaceOf} from '../../../src/plugins/changelog/surface';
import type {Shape} from '../../../src/plugins/reference/contract/compare';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {problemLine} from '../../../src/site/problem';
import {readRows} from '../../support/readRows';

const contract = loadContract();
const entries = readEntries();
// With the contract's current surface, a change that the changelog lacks fails only the first test.
const record = {...readRecord(), surface: surfaceOf(contract)};

const next: Entry = {id: '2099-01-01-next', file: 'changelog/next.mdx', title: '', description: ''};

/** Checks the contract against a record in which one part is different. If `part` is undefined, the part is removed. */
function checkAgainst(key: string, part: Shape | undefined, api?: Entry['api']) {
  const surface = new Map(record.surface);
  if (part) surface.set(key, part);
  else surface.delete(key);
  const all = api ? [...entries, {...next, api}] : entries;
  return checkChangelog(contract, all, {...record, surface}).problems.map(problemLine);
}

const affecting = (...affects: string[]) => [{text: 'It changed.', affects}];
const quote: Shape = {types: [], const: 'GET /api/v2/vrs/offer'};

test('the changelog describes every change of the contract, and the record is up to date', () => {
  const {problems, stale} = checkChangelog(contract, entries, readRecord());
  expect({problems: problems.map(problemLine), stale}).toEqual({problems: [], stale: false});
});

// Edits the record instead of the contract, so that the contract is read only once.
test.each(
  readRows<{key: string; was?: Shape; list: string; change: string}>(
    'tests/unit/changelog/changes.yaml',
  ),
)(
  'the change of $key is reported ($change) until an entry describes it under $list or fixed',
  ({key, was, list, change}) => {
    const messages = (api?: Entry['api']) => checkAgainst(key, was, api).join('\n');
    expect(messages()).toContain(`${key} ${change}`);
    expect(messages({[list]: affecting(key)})).not.toContain(`${key} ${change}`);
    expect(messages({fixed: affecting(key)})).not.toContain(key);
  },
);

test('an entry in the wrong list does not describe a change', () => {
  const messages = checkAgainst('v2/getOffer', quote, {added: affecting('v2/getOffer')});
  expect(messages.join()).toContain('Describe it under `removed`');
});

test('an entry that is already recorded does not describe a new change', () => {
  const surface = new Map(record.surface).set('v2/getQuote', quote);
  const described = [{...next, api: {changed: affecting('v2/getQuote')}}];
  const problems = (recorded: string[]) =>
    checkChangelog(contract, described, {entries: recorded, surface}).problems;
  expect(problems([])).toEqual([]);
  expect(problems([next.id]).map(problemLine)).toEqual([expect.stringContaining('`changed`')]);
});

test('an entry that affects an unchanged part is rejected, and the message suggests a name', () => {
  const api = {changed: affecting('v2/getQuote', 'v2/getQuotes')};
  expect(checkAgainst('v2/getQuote', quote, api)).toEqual([
    'changelog/next.mdx: affects "v2/getQuotes" matches nothing that was changed. ' +
      'Did you mean "v2/getQuote"? Name what changed, or leave `affects` out.',
  ]);
});
