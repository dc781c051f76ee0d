import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkAnchors} from '../../../src/check-pages/rules/remarkAnchors';

const tree: Root = {
  type: 'root',
  children: [{type: 'heading', depth: 2, children: [{type: 'text', value: 'Request'}]}],
};

test.each([
  [false, ['request']],
  [true, undefined],
])('the anchors of a page are known unless it is incomplete: %s', (isIncomplete, anchors) => {
  const file = new VFile({data: {isIncomplete}});
  remarkAnchors()(tree, file);
  expect(file.data.anchors).toEqual(anchors);
});
