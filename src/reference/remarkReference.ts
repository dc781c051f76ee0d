import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {editUrlOf} from '../site/editLinks';
import {attributeOf} from '../site/elements';
import {paragraph} from '../site/mdast';
import {WriterError} from '../site/writerError';
import {loadContract} from './contract/load';
import type {Contract} from './contract/model';
import {findDescription, findEntity, findOperation, findResource} from './contract/find';
import type {PageKeys} from './contract/pages';
import type {Block} from './blocks/blocks';
import {
  type Beside,
  headBlocks,
  operationBlocks,
  unknownHeadBlocks,
  unknownOperationBlocks,
} from './blocks/operation';
import {resourceBlocks, resourceHeadBlocks} from './blocks/resource';
import {type Marker, markerBlocks, markers} from './blocks/version';
import {samplesFor} from './samples';
import {checkFieldLinks} from './checkFieldLinks';
import {twinOf} from '../site/twinOf';
import {type Emitter, pageEmitter, twinEmitter} from './emitters';

type Keys = PageKeys & {description?: string};

type Options = {
  /** Where the files of the repository are edited; undefined when pages have no edit links. */
  editUrl?: string | undefined;
  /** What the changelog tells of an operation, which this feature knows nothing of. */
  changelogOf?: Beside['changelogOf'];
};

/** What is put above and below the writer's prose. */
type Parts = {head: Block[]; body: Block[]};

/** Leads a writer from what the contract tells to the file of the contract; the page's own link leads to the page's file. */
function editBlocks({editUrl}: Options, of: string, file: string | undefined): Block[] {
  if (!editUrl || !file) return [];
  const href = editUrlOf(editUrl, `openapi/${file}`);
  return [
    {kind: 'text', tone: 'small', content: [{href, text: [`Edit the contract of this ${of}`]}]},
  ];
}

function parts(keys: Keys, contract: Contract, options: Options): Parts | undefined {
  const beside: Beside = {samplesFor, changelogOf: options.changelogOf ?? (() => [])};
  if (keys.operation) {
    const operation = findOperation(contract, keys.operation);
    const isUnknown = operation.kind === 'unknown';
    return {
      head: isUnknown
        ? unknownHeadBlocks(operation, contract)
        : headBlocks(operation, contract, beside),
      body: [
        ...(isUnknown
          ? unknownOperationBlocks(operation, contract, beside)
          : operationBlocks(operation, contract, beside)),
        ...editBlocks(options, 'operation', operation.file),
      ],
    };
  }
  if (keys.resource) {
    const {description, resource} = findResource(contract, keys.resource);
    const entity = keys.entity ? findEntity(description, keys.entity) : undefined;
    return {
      head: resourceHeadBlocks(entity, description),
      body: [
        ...resourceBlocks(resource, entity, description, contract),
        ...editBlocks(options, 'entity', entity?.file),
      ],
    };
  }
  return undefined;
}

const isMarker = (node: RootContent): node is MdxJsxFlowElement & {name: Marker | 'ApiIndex'} =>
  node.type === 'mdxJsxFlowElement' && (node.name === 'ApiIndex' || (node.name ?? '') in markers);

function expandMarker(
  node: MdxJsxFlowElement,
  keys: Keys,
  contract: Contract,
  emitter: Emitter,
): RootContent[] {
  if (node.name === 'ApiIndex') return emitter.index(contract);
  // The description that the marker names itself, or else the page.
  const name = attributeOf(node, 'api') ?? keys.api;
  const description = name === undefined ? undefined : findDescription(contract, name, 'api');
  return emitter.blocks(markerBlocks(node.name as Marker, contract, description));
}

/** Front matter and imports stay first; what the page shows begins behind them. */
function contentStart(nodes: RootContent[]): number {
  const index = nodes.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  return index === -1 ? nodes.length : index;
}

/** The sentence that the page gives to search engines leads the reader in as well. */
function lead({description}: Keys): RootContent[] {
  if (!description) return [];
  return [{...paragraph(description), data: {hProperties: {className: ['ref-lead']}}}];
}

/** Mistakes in the contract that a page has already failed with. */
const told = new WeakSet<Error>();

/**
 * Reads the contract. A mistake in it concerns every page; the first one fails with it, and the others wait for it to be
 * mended.
 */
function contractFor(file: VFile): Contract | undefined {
  try {
    return loadContract();
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    if (told.has(error)) return undefined;
    told.add(error);
    return file.fail(error.message, undefined, 'contract:description');
  }
}

function expand(
  tree: Root,
  keys: Keys,
  contract: Contract,
  emitter: Emitter,
  options: Options,
): void {
  const found = parts(keys, contract, options);
  tree.children = tree.children.flatMap((node) =>
    isMarker(node) ? expandMarker(node, keys, contract, emitter) : [node],
  );
  tree.children.splice(
    contentStart(tree.children),
    0,
    ...emitter.opening(found?.head ?? []),
    ...(found ? [...lead(keys), ...emitter.blocks(found.head)] : []),
  );
  tree.children.push(...emitter.blocks(found?.body ?? []));
}

/**
 * Expands the contract into a page: an operation or a resource around the writer's prose, as the front matter names it, and
 * the markers of version pages where they stand. A mistake fails the page with what would be right. The twin of a page gets the
 * same blocks as Markdown.
 */
export function remarkReference(options: Options = {}) {
  return (tree: Root, file: VFile) => {
    const keys = (file.data.frontMatter ?? {}) as Keys;
    checkFieldLinks(tree, file);
    if (!keys.operation && !keys.resource && !tree.children.some(isMarker)) return;
    const contract = contractFor(file);
    if (!contract) {
      tree.children = tree.children.filter((node) => !isMarker(node));
      return;
    }
    const route = twinOf(file);
    try {
      const isTwin = route !== undefined;
      // A program that reads the twin has nothing to edit.
      expand(
        tree,
        keys,
        contract,
        isTwin ? twinEmitter(route) : pageEmitter,
        isTwin ? {...options, editUrl: undefined} : options,
      );
    } catch (error) {
      if (error instanceof WriterError) file.fail(error.message, undefined, 'contract:page');
      throw error;
    }
  };
}
