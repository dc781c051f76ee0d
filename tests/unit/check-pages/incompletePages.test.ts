// Tests that `remarkAnchors` collects no anchors of a page into which the contract's blocks could not be inserted,
// because the contract has a mistake.
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkAnchors} from '../../../src/plugins/check-pages/rules/remarkAnchors';

test('a page without its contract blocks gets no anchors, so that links to its anchors are not reported', () => {
  const file = new VFile({data: {isIncomplete: true}});
  remarkAnchors()({type: 'root', children: []}, file);
  expect(file.data.anchors).toBeUndefined();
});
