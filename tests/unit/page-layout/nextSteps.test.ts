import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {rehypeNextSteps} from '../../../src/plugins/page-layout';
import {elementsByTag} from '../../../src/site/hast';

test('the next steps are cards, and other lists are not', () => {
  const list = '\n<ul><li><a>A</a>: read b.</li></ul>\n';
  const page = `${list}<h2 id="other"></h2>${list}<h2 id="next-steps"></h2>${list}`;
  const tree = unified().use(rehypeParse, {fragment: true}).parse(page);
  rehypeNextSteps()(tree);
  const classes = elementsByTag(tree, 'li').map(({properties}) => properties.className);
  expect(classes).toEqual([undefined, undefined, ['card-link']]);
  expect(elementsByTag(tree, 'p').map((node) => toString(node))).toEqual(['Read b.']);
});
