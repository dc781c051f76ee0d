import {expect, test} from 'vitest';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {rehypeNextSteps} from '../../../src/plugins/page-layout';
import {elementsByTag} from '../../../src/site/hast';

const element = (tagName: string, children: Element['children'], id?: string): Element => ({
  type: 'element',
  tagName,
  properties: id ? {id} : {},
  children,
});
const text = (value: string) => ({type: 'text' as const, value});

test('the next steps are cards, and other lists are not', () => {
  const list = () => element('ul', [element('li', [element('a', [text('A')]), text(': read b.')])]);
  const tree: Root = {
    type: 'root',
    children: [
      element('h2', [], 'other'),
      text('\n'),
      list(),
      element('h2', [], 'next-steps'),
      text('\n'),
      list(),
    ],
  };
  rehypeNextSteps()(tree);
  expect(elementsByTag(tree, 'li').map(({properties}) => properties.className)).toEqual([
    undefined,
    ['card-link'],
  ]);
  expect(elementsByTag(tree, 'p').map((node) => toString(node))).toEqual(['Read b.']);
});
