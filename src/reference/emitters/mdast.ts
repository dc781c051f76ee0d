import {fromJs} from 'esast-util-from-js';
import type {RootContent} from 'mdast';
import type {Block} from '../blocks/blocks';
import {component, fence, heading} from '../../site/mdast';
import {answerHtml, blockHtml, moreHtml} from './html';

/** A component that takes over static markup whole. */
export function htmlElement(name: 'ReferenceHtml' | 'OperationIndex', html: string): RootContent {
  return component(name, {html});
}

/** Code of more lines than this is folded, where the page has one column. */
const MANY_LINES = '14';

function consoleElement({samples, first, answers}: Block & {kind: 'console'}): RootContent {
  const requests = samples.map(({id, label, language, code, all}) =>
    component('ReferencePanel', {id, label}, [
      fence(language, code, undefined, {fold: MANY_LINES, ...(all !== undefined && {all, first})}),
    ]),
  );
  const differ = samples.some(({all}) => all !== undefined);
  const examples = answers.map(({status, label, meaning, more, example, lacksExample}) => {
    const html = moreHtml(more);
    const opening = example === undefined ? answerHtml(label, meaning, lacksExample) + html : html;
    return component('ReferencePanel', {id: status, label: status}, [
      component('ReferenceHtml', {html: opening}),
      ...(example === undefined
        ? []
        : [fence('json', example, `Response ${label}`, {fold: MANY_LINES})]),
    ]);
  });
  return component('ReferenceConsole', {}, [
    component('ReferenceTabs', {kind: 'sample', ...(differ && {fields: first})}, requests),
    ...(examples.length > 0 ? [component('ReferenceTabs', {kind: 'answer'}, examples)] : []),
  ]);
}

/**
 * Blocks as Markdown nodes. Headings and code stay what they are, so that the table of contents and the highlighter see them;
 * what stands between becomes one piece of markup that the browser takes over whole.
 */
export function blocksToMdast(blocks: Block[]): RootContent[] {
  const nodes: RootContent[] = [];
  let pending = '';
  const flush = () => {
    if (pending) nodes.push(component('ReferenceHtml', {html: pending}));
    pending = '';
  };
  for (const block of blocks) {
    const html = blockHtml(block);
    if (html !== undefined) {
      pending += html;
      continue;
    }
    flush();
    if (block.kind === 'heading') nodes.push(heading(block.depth, block.text, block.id));
    if (block.kind === 'code') nodes.push(fence(block.language, block.code, block.title));
    if (block.kind === 'console') nodes.push(consoleElement(block));
  }
  flush();
  return nodes;
}

const components = [
  'ReferenceHtml',
  'ReferencePage',
  'ReferenceConsole',
  'ReferencePanel',
  'ReferenceTabs',
  'OperationIndex',
];

/**
 * What stands first on a page that shows the contract and begins with these blocks: the import of the elements above, which other pages do
 * not load; whether code stands beside the text, for the layout (src/theme/DocItem); the page's own small script.
 */
export function openingElements(head: Block[]): RootContent[] {
  const lines = [`import {${components.join(', ')}} from '@site/src/reference/components'`];
  if (head.some(({kind}) => kind === 'console')) lines.push('export const hasConsole = true');
  const value = lines.join('\n');
  return [
    // The compiler of the page takes the tree.
    {type: 'mdxjsEsm', value, data: {estree: fromJs(value, {module: true})}},
    component('ReferencePage', {}),
  ];
}
