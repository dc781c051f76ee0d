import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkAnchors} from '../../../src/check-pages/rules/remarkAnchors';

test('the anchors of an incomplete page stay unknown', () => {
  const file = new VFile({data: {isIncomplete: true}});
  remarkAnchors()({type: 'root', children: []}, file);
  expect(file.data.anchors).toBeUndefined();
});
