// Converts fields, definition lists and lists of operations to Markdown nodes.
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {ListItem, PhrasingContent} from 'mdast';
import {childElements, findTag} from '../../../site/hast';
import {code, inline, type Inline, link, strong} from '../../../site/mdast';
import {absoluteUrl} from '../../../site/markdownAddresses';
import type {Context} from './context';
import {inlineContent, type State} from './elements';

/**
 * Converts a field of the reference to a list item: name, type, description, values, facts, evidence. Nested fields
 * become a nested list.
 */
export function fieldItem(state: State, node: Element, {inferred}: Context): ListItem {
  const [head, ...parts] = childElements(node);
  const [name = '', ...words] = head ? childElements(head).map((element) => toString(element)) : [];
  const said: Inline[] = parts.flatMap((part): Inline[] => {
    switch (part.tagName) {
      case 'dl':
        return facts(state, part).map((fact) => [...fact, '.']);
      case 'div':
        return [allowed(part)];
      case 'details':
        return [];
      default:
        return [part.properties.dataEvidence ? evidence(part) : inlineContent(state, part)];
    }
  });

  /** Converts an evidence note. If an earlier field has the same inference note, refers to that field instead. */
  function evidence(part: Element): Inline {
    const why = toString(part);
    const first = inferred.get(why);
    if (first === undefined) inferred.set(why, name);
    return first === undefined || first === name
      ? inlineContent(state, part)
      : [strong('Inferred'), ' like ', code(first), '.'];
  }

  const line = [code(name), ` (${words.join(', ')})`, said.length > 0 ? ': ' : '', spaced(said)];
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

/** Converts an item of a list of operations: link, tags, method and path, and description. */
export function operationItem(state: State, node: Element): ListItem {
  const [method, about = node, path] = childElements(node);
  const title = findTag(about, 'a') ?? about;
  const text = findTag(about, 'p');
  const tags = childElements(about).filter(({tagName}) => tagName === 'span');
  const call = method && path ? [code(`${toString(method)} ${toString(path)}`), '. '] : '';
  const line = inline(
    link(absoluteUrl(String(title.properties.href)) ?? '', toString(title)),
    tags.length > 0 ? ` (${tags.map((tag) => toString(tag)).join(', ')})` : '',
    text ? [': ', call, inlineContent(state, text)] : '',
  );
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: line}]};
}
