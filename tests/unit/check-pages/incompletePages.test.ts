// Tests pages that lack the blocks from the contract, because the contract has a mistake.
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkAnchors} from '../../../src/check-pages/rules/remarkAnchors';

test('no anchors are collected for such a page, so that links to the page are not reported', () => {
  const file = new VFile({data: {isIncomplete: true}});
  remarkAnchors()({type: 'root', children: []}, file);
  expect(file.data.anchors).toBeUndefined();
});
