// Converts fields, definition lists and lists of operations to Markdown nodes.
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {List, PhrasingContent} from 'mdast';
import {childElements, elementsByTag, findTag} from '../../../site/hast';
import {code, inline, type Inline, link, listItem} from '../../../site/mdast';
import {absoluteUrl} from '../../../site/address/markdownAddresses';
import {type Part, partsOf} from '../../../site/parts';
import {type Handle, inlineContent, type State} from './elements';

const textsOf = (element: Element, ...names: Part[]) =>
  partsOf(element, ...names).map((part) => toString(part));

/**
 * Converts a field of the reference to a list item: name, type, evidence mark, description, values, facts. Nested
 * fields become a nested list.
 */
export const fieldItem: Handle = (state, node) => {
  const sentences: Inline[] = [
    ...partsOf(node, 'text').map((part) => inlineContent(state, part)),
    ...partsOf(node, 'values').map(allowed),
    ...partsOf(node, 'facts').flatMap((list) => facts(state, list).map((fact) => [...fact, '.'])),
  ];
  const item = listItem([
    code(textsOf(node, 'name').join('')),
    ` (${textsOf(node, 'type', 'tag').join(', ')})`,
    ...textsOf(node, 'evidence').map((mark) => ` (${mark})`),
    sentences.length > 0 ? ':' : '',
    ...sentences.map((sentence) => [' ', sentence]),
  ]);
  const nested = partsOf(node, 'fields').map((list) => state.one(list, node) as List);
  return {...item, children: [...item.children, ...nested]};
};

/** Converts the list of allowed values to a sentence with each value and its meaning. */
function allowed(values: Element): Inline {
  return [
    `${textsOf(values, 'label').join('')}: `,
    ...elementsByTag(values, 'li').map((entry, index): Inline => {
      const value = findTag(entry, 'code');
      const name = value ? toString(value) : '';
      const meaning = toString(entry).slice(name.length).trim();
      return [index > 0 ? ', ' : '', code(name), meaning && ` (${meaning})`];
    }),
    '.',
  ];
}

/** Converts a definition list to inline nodes, with one array per term. */
export function facts(state: State, list: Element): PhrasingContent[][] {
  return childElements(list).map((group) => {
    const contentOf = (tag: string) =>
      elementsByTag(group, tag).flatMap((element) => inlineContent(state, element));
    return inline(contentOf('dt'), ': ', contentOf('dd'));
  });
}

/** Converts an item of a list of operations: link, marks, method and path. */
export const operationItem: Handle = (_, node) => {
  const [title = node] = partsOf(node, 'title');
  const call = textsOf(node, 'method', 'path').join(' ');
  return listItem([
    link(absoluteUrl(String(title.properties.href)) ?? '', toString(title)),
    ...textsOf(node, 'tag', 'evidence').map((mark) => ` (${mark})`),
    ...(call ? [': ', code(call)] : []),
  ]);
};
