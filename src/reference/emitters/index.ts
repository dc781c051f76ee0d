import type {RootContent} from 'mdast';
import type {Contract} from '../contract/model';
import type {Block} from '../blocks/blocks';
import {operationIndexHtml} from './indexHtml';
import {ReferenceMarkdown} from './markdown';
import {blocksToMdast, htmlElement, openingElements} from './mdast';

/** Writes what is derived from the contract into the tree of a page. */
export type Emitter = {
  /** What stands ahead of everything else, on a page that begins with these blocks. */
  opening(head: Block[]): RootContent[];
  blocks(blocks: Block[]): RootContent[];
  /** The list of all operations. */
  index(contract: Contract): RootContent[];
};

/** For pages: components that take over static markup. */
export const pageEmitter: Emitter = {
  opening: openingElements,
  blocks: blocksToMdast,
  index: (contract) => [htmlElement('OperationIndex', operationIndexHtml(contract))],
};

/**
 * For the Markdown twin of the page at an address. The parts arrive as finished Markdown: a tree of them would have thousands
 * of nodes, and writing it would take longer than everything else.
 */
export function twinEmitter(route: string): Emitter {
  const markdown = new ReferenceMarkdown(route);
  // Such a node is written as it is.
  const raw = (value: string): RootContent[] => (value ? [{type: 'html', value}] : []);
  return {
    opening: () => [],
    blocks: (blocks) => raw(markdown.blocks(blocks)),
    index: (contract) => raw(markdown.index(contract)),
  };
}
