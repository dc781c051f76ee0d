import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test, vi} from 'vitest';
import {remarkAnchors} from '../../../src/check-pages/rules/remarkAnchors';
import {remarkReference} from '../../../src/reference/remarkReference';

vi.mock('../../../src/pms/model', async () => {
  const {ProblemError} = await import('../../../src/site/problem');
  const error = new ProblemError('pms.rateLimit: this key is missing.');
  return {
    loadGuides() {
      throw error;
    },
  };
});

function anchorsOf(operation: string): unknown {
  const file = new VFile({data: {frontMatter: {operation}}});
  const tree: Root = {type: 'root', children: []};
  try {
    remarkReference()(tree, file);
  } finally {
    remarkAnchors()(tree, file);
  }
  return file.data.anchors;
}

test('an invalid PMS guide is reported once, and links to pages that lack its facts are not', () => {
  expect(() => anchorsOf('v2/listProperties')).toThrow('pms.rateLimit');
  expect(anchorsOf('v2/getReservation')).toBeUndefined();
});
