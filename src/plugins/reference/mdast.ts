// Converts the blocks of a reference page to mdast nodes.
import path from 'node:path';
import type {Node, Parent, Root, RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {component, fence, heading, inline} from '../../site/mdast';
import {loadComponents, renderStatic} from '../../site/render';
import type {Block, BlockOf, MarkupBlock} from './blocks/blocks';
import type {Contract} from './contract/model';
import type {SampleFields} from './samples/request';

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
const responseTabs = {id: 'status', className: 'ref-responses', legend: 'Status of the response'};

const folded = (language: string, code: string, title?: string) =>
  fence(language, code, title, {fold: FOLD_OVER});

const tabs = (props: Record<string, string>, panels: RootContent[], above: RootContent[] = []) =>
  panels.length > 0 ? [component('Reference.Tabs', props, [...above, ...panels])] : [];

const panel = (value: string, label: string, ...content: RootContent[]) =>
  component('Reference.Panel', {value, label}, content);

function consoleElement(block: BlockOf<'console'>): RootContent {
  const {samples, first, note, responses} = block;
  // The style sheet shows the chosen variant. Without the style sheet, only the default variant is visible.
  const variant = (fields: SampleFields, code: RootContent) =>
    component('div', {'data-fields': fields, ...(fields !== first && {hidden: 'true'})}, [code]);
  const requests = samples.map(({id, label, language, code, all}) => {
    const required = folded(language, code);
    if (all === undefined) return panel(id, label, required);
    return panel(id, label, variant('required', required), variant('all', folded(language, all)));
  });
  const examples = responses.map(({status, label, example}) => {
    const title = samples.length > 0 ? `Response ${label}` : label;
    return panel(status, label, folded('json', example, title));
  });
  const choice = samples[0]?.all ? [component('Reference.SampleVariants', {first})] : [];
  const options = component('div', {className: 'ref-options'}, [...choice, ...markup(note)]);
  // The response section says what is not documented.
  const noExample = component(
    'p',
    {className: 'ref-no-response'},
    inline('Response: no example yet'),
  );
  return component('Reference.Console', {}, [
    ...tabs(samplesTabs, requests, options.children.length > 0 ? [options] : []),
    ...(examples.length > 0 ? tabs(responseTabs, examples) : [noExample]),
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
    else if (block.kind === 'object' || block.kind === 'group')
      add(component('div', {className: `ref-${block.kind}`}, blocksToMdast(block.blocks)));
    else pending.push(block);
  }
  return [...nodes, ...markup(pending)];
}

/** Parses imports and exports, with the syntax tree that MDX compiles. */
const parser = unified().use(remarkParse).use(remarkMdx);

/** Exports the layout of a page with code next to the text (src/theme/DocItem). */
export function layoutExport(blocks: Block[]): RootContent[] {
  const {kind} = blocks.find((block) => block.kind === 'console' || block.kind === 'object') ?? {};
  return kind ? parser.parse(`export const layout = '${kind}'`).children : [];
}

/** Whether a node is, or contains, a component of the reference. */
const isGenerated = (node: Node): boolean =>
  ('name' in node && /^Reference\b/.test(`${node.name}`)) ||
  ('children' in node && (node as Parent).children.some(isGenerated));

/** Remark plugin that imports the components of generated nodes. Pages without such nodes don't load them. */
export function remarkReferenceImport() {
  const value = "import * as Reference from '@site/src/plugins/reference/components'";
  return (tree: Root) => {
    if (isGenerated(tree)) tree.children.unshift(...parser.parse(value).children);
  };
}
