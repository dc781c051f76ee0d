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
      component('ReferenceHtml', {html: opening, first: 'true'}),
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
  // What stands around the code is on the first screen, above the prose: a guess at its height would move that.
  const first = blocks.some(({kind}) => kind === 'console');
  let pending = '';
  const flush = () => {
    if (pending) {
      nodes.push(component('ReferenceHtml', {html: pending, ...(first && {first: 'true'})}));
    }
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

/** The import that a page needs for the elements above; other pages do not load them. */
export function componentsImport(): RootContent {
  const names = [
    'ReferenceHtml',
    'ReferencePage',
    'ReferenceConsole',
    'ReferencePanel',
    'ReferenceTabs',
    'OperationIndex',
  ];
  const source = '@site/src/reference/components';
  return {
    type: 'mdxjsEsm',
    value: `import {${names.join(', ')}} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: {type: 'Identifier', name},
              local: {type: 'Identifier', name},
            })),
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}

/** Stands first on a page that shows the contract; brings the page's own small script. */
export function pageElement(): RootContent {
  return component('ReferencePage', {});
}
