// Converts fields, definition lists and lists of operations to Markdown nodes.
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {ListItem, PhrasingContent} from 'mdast';
import {childElements, findTag} from '../../../site/hast';
import {code, inline, type Inline, link} from '../../../site/mdast';
import {absoluteUrl} from '../../../site/markdownAddresses';
import {inlineContent, type State} from './elements';

/**
 * Converts a field of the reference to a list item: name, type, evidence mark, description, values, facts. Nested fields
 * become a nested list.
 */
export function fieldItem(state: State, node: Element): ListItem {
  const [head, ...parts] = childElements(node);
  const shown = head ? childElements(head) : [];
  const isMark = ({properties}: Element) => properties.dataEvidence !== undefined;
  const [name = '', ...words] = shown.filter((one) => !isMark(one)).map((one) => toString(one));
  const said: Inline[] = parts.flatMap((part): Inline[] => {
    switch (part.tagName) {
      case 'dl':
        return facts(state, part).map((fact) => [...fact, '.']);
      case 'div':
        return [allowed(part)];
      case 'details':
        return [];
      default:
        return [inlineContent(state, part)];
    }
  });

  const mark = shown.some(isMark) ? ' (inferred)' : '';
  const line = [
    code(name),
    ` (${words.filter(Boolean).join(', ')})${mark}`,
    said.length > 0 ? ': ' : '',
    spaced(said),
  ];
  const nested = parts
    .filter(({tagName}) => tagName === 'details')
    .map((fold) => findTag(fold, 'ul'));
  return {
    type: 'listItem',
    spread: false,
    children: [
      {type: 'paragraph', children: inline(...line)},
      ...nested.flatMap((list) => (list ? [state.one(list, node) as never] : [])),
    ],
  };
}

const spaced = (runs: Inline[]): Inline =>
  runs.flatMap((run, index) => (index > 0 ? [' ', run] : [run]));

/** Converts the list of allowed values to a sentence with each value and its meaning. */
function allowed(values: Element): Inline {
  const [label, list] = childElements(values);
  const items = list ? childElements(list) : [];
  return [
    `${label ? toString(label) : ''}: `,
    ...items.map((item, index): Inline => {
      const value = findTag(item, 'code');
      const name = value ? toString(value) : '';
      const meaning = toString(item).slice(name.length).trim();
      return [index > 0 ? ', ' : '', code(name), meaning && ` (${meaning})`];
    }),
    '.',
  ];
}

/** Converts a definition list to inline nodes, with one array per term. */
export function facts(state: State, list: Element): PhrasingContent[][] {
  return childElements(list).map((group) => {
    const [term, ...said] = childElements(group);
    return inline(
      term ? inlineContent(state, term) : '',
      ': ',
      said.flatMap((element) => inlineContent(state, element)),
    );
  });
}

/** Converts an item of a list of operations: link, evidence mark, method and path. */
export function operationItem(node: Element): ListItem {
  const parts = childElements(node);
  const title = findTag(node, 'a') ?? node;
  const mark = parts.some((part) => findTag(part, 'span')?.properties.dataEvidence)
    ? ' (inferred)'
    : '';
  const [method, path] = [parts[0], parts.at(-1)];
  const line = inline(
    link(absoluteUrl(String(title.properties.href)) ?? '', toString(title)),
    mark,
    ...(method && path ? [': ', code(`${toString(method)} ${toString(path)}`)] : []),
  );
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: line}]};
}
