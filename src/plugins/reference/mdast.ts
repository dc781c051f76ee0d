// Converts the blocks of a reference page to mdast nodes.
import path from 'node:path';
import {fromJs} from 'esast-util-from-js';
import type {RootContent} from 'mdast';
import {component, fence, heading} from '../../site/mdast';
import {loadComponents, renderStatic} from '../../site/render';
import type {Block, BlockOf, MarkupBlock} from './blocks/blocks';
import type {TextPart} from './blocks/inline';
import type {Contract} from './contract/model';

/** Code with more lines than this is collapsed if the page has one column. */
const FOLD_OVER = '14';

const components = () =>
  loadComponents<typeof import('./components/static')>(
    path.join(__dirname, 'components/static.ts'),
  );

/** Renders the list of all operations with its filter (`<ApiIndex />`). */
export function operationIndex({apis}: Contract): RootContent {
  const html = renderStatic(components().AllOperations, {apis: Object.values(apis)});
  return component('Reference.OperationIndex', {html});
}

/** Props of the tabs for the samples. */
const samplesTabs = {
  groupId: 'language',
  id: 'sample',
  className: 'ref-samples',
  legend: 'Language of the samples',
};

/** Props of the tabs for the response statuses. */
const answers = {id: 'answer', className: 'ref-answers', legend: 'Status of the response'};

/** Renders a line of the code column; nothing if it is empty. */
function consoleLine(name: 'note' | 'answer', run: TextPart[]): RootContent[] {
  if (run.length === 0) return [];
  const props = {className: `ref-${name}`, 'data-part': name, run};
  return [component('Reference.Html', {html: renderStatic(components().Paragraph, props)})];
}

function consoleElement(block: BlockOf<'console'>): RootContent {
  const {samples, first, note, responses, unknown} = block;
  const folded = (language: string, code: string, title?: string) =>
    fence(language, code, title, {fold: FOLD_OVER});
  // The style sheet shows the chosen variant. Without the style sheet, only the default variant is visible.
  const version = (fields: 'required' | 'all', code: RootContent) => {
    const hidden = fields !== first && {hidden: 'true'};
    return component('div', {className: `only-${fields}`, 'data-fields': fields, ...hidden}, [
      code,
    ]);
  };
  const requests = samples.map(({id, label, language, code, all}) => {
    const required = folded(language, code);
    const panel =
      all === undefined
        ? [required]
        : [version('required', required), version('all', folded(language, all))];
    return component('Reference.Panel', {value: id, label}, panel);
  });
  const differ = samples.some(({all}) => all !== undefined);
  const examples = responses.map(({status, label, example}) =>
    component('Reference.Panel', {value: status, label}, [
      folded('json', example, samples.length > 0 ? `Response ${label}` : label),
    ]),
  );
  return component('Reference.Console', {}, [
    ...(requests.length > 0
      ? [
          component('Reference.Tabs', samplesTabs, [
            ...consoleLine('note', note),
            ...(differ ? [component('Reference.Versions', {first})] : []),
            ...requests,
          ]),
        ]
      : []),
    ...(examples.length > 0
      ? [component('Reference.Tabs', answers, examples)]
      : consoleLine('answer', unknown)),
  ]);
}

function markup(blocks: MarkupBlock[]): RootContent[] {
  const html = renderStatic(components().StaticBlocks, {blocks});
  return html ? [component('Reference.Html', {html})] : [];
}

/**
 * Converts blocks to mdast nodes. Headings and code become nodes of their type, because the table of contents and the
 * highlighter read these nodes. Adjacent blocks of other kinds become one element with static HTML.
 */
export function blocksToMdast(blocks: Block[]): RootContent[] {
  const nodes: RootContent[] = [];
  let pending: MarkupBlock[] = [];
  const add = (node: RootContent) => {
    nodes.push(...markup(pending), node);
    pending = [];
  };
  for (const block of blocks) {
    if (block.kind === 'heading') add(heading(block.depth, block.text, block.id));
    else if (block.kind === 'console') add(consoleElement(block));
    else if (block.kind === 'object')
      add(component('div', {className: 'ref-object'}, blocksToMdast(block.blocks)));
    else pending.push(block);
  }
  return [...nodes, ...markup(pending)];
}

/**
 * Returns the first nodes of a reference page. These nodes import the components, so that other pages don't load them.
 * A page with code next to the text exports `layout` for the layout (src/theme/DocItem).
 */
export function openingElements(head: Block[]): RootContent[] {
  const lines = ["import * as Reference from '@site/src/plugins/reference/components'"];
  const layout = ['console', 'object'].find((name) => head.some(({kind}) => kind === name));
  if (layout) lines.push(`export const layout = '${layout}'`);
  const value = lines.join('\n');
  // MDX compiles `estree`, and ignores `value`.
  return [{type: 'mdxjsEsm', value, data: {estree: fromJs(value, {module: true})}}];
}
