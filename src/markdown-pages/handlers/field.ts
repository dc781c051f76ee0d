import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {ListItem, PhrasingContent} from 'mdast';
import {elementsIn, findTag} from '../../site/hast';
import {code, inline as phrasing, type Inline, link, strong} from '../../site/mdast';
import {absolute} from '../../site/markdownAddresses';
import type {Context} from './context';
import {inline, type State} from './elements';

/**
 * A field of the reference as one list item: name, type, meaning, values, facts, evidence. Nested fields are items
 * below it.
 */
export function field(state: State, node: Element, {inferred}: Context): ListItem {
  const [head, ...parts] = elementsIn(node);
  const [name = '', ...words] = head ? elementsIn(head).map((element) => toString(element)) : [];
  const said: Inline[] = parts.flatMap((part): Inline[] => {
    switch (part.tagName) {
      case 'dl':
        return facts(state, part).map((fact) => [...fact, '.']);
      case 'div':
        return [allowed(part)];
      case 'details':
        return [];
      default:
        return [part.properties.dataEvidence ? evidence(part) : inline(state, part)];
    }
  });

  /** Many fields are inferred from the same page; their remarks refer to the first one. */
  function evidence(part: Element): Inline {
    const why = toString(part);
    const first = inferred.get(why);
    if (first === undefined) inferred.set(why, name);
    return first === undefined || first === name
      ? inline(state, part)
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
      {type: 'paragraph', children: phrasing(...line)},
      ...nested.flatMap((list) => (list ? [state.one(list, node) as never] : [])),
    ],
  };
}

const spaced = (runs: Inline[]): Inline =>
  runs.flatMap((run, index) => (index > 0 ? [' ', run] : [run]));

/** The values that a field can have, each with its meaning, as a sentence. */
function allowed(values: Element): Inline {
  const [label, list] = elementsIn(values);
  const items = list ? elementsIn(list) : [];
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

/** Each term of a definition list with its description. */
export function facts(state: State, list: Element): PhrasingContent[][] {
  return elementsIn(list).map((group) => {
    const [term, ...said] = elementsIn(group);
    return phrasing(
      term ? inline(state, term) : '',
      ': ',
      said.flatMap((element) => inline(state, element)),
    );
  });
}

/** One operation in a list of several. */
export function operation(state: State, node: Element): ListItem {
  const [method, about = node, path] = elementsIn(node);
  const title = findTag(about, 'a') ?? about;
  const text = findTag(about, 'p');
  const tags = elementsIn(about).filter(({tagName}) => tagName === 'span');
  const call = method && path ? [code(`${toString(method)} ${toString(path)}`), '. '] : '';
  const line = phrasing(
    link(absolute(String(title.properties.href)) ?? '', toString(title)),
    tags.length > 0 ? ` (${tags.map((tag) => toString(tag)).join(', ')})` : '',
    text ? [': ', call, inline(state, text)] : '',
  );
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: line}]};
}
