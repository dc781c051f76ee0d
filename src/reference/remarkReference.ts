import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {editUrlOf} from '../site/editLinks';
import {attributeOf} from '../site/elements';
import {paragraph} from '../site/mdast';
import {WriterError} from '../site/writerError';
import type {Block} from './blocks/blocks';
import {asideBlocks, callBlocks, headBlocks} from './blocks/operation';
import {resourceBlocks, resourceHeadBlocks} from './blocks/resource';
import {supportOfResource} from './blocks/support';
import {type Marker, markerBlocks, markers} from './blocks/version';
import {findDescription, findEntity, findOperation, findResource} from './contract/find';
import {loadContract} from './contract/load';
import type {Contract, NamedOperation} from './contract/model';
import type {PageKeys} from './contract/pages';
import {blocksToMdast, openingElements, operationIndex} from './mdast';

type Keys = PageKeys & {description?: string};

type Options = {
  /** Where the files of the repository are edited; undefined when pages have no edit links. */
  editUrl?: string | undefined;
  /** The changes of an operation. A function, so that this feature does not depend on the changelog. */
  changelogOf?: (operation: NamedOperation) => Block[];
};

/** A link to the file of the contract. The edit link of the page leads to the page's file. */
function editBlocks({editUrl}: Options, of: string, file: string | undefined): Block[] {
  if (!editUrl || !file) return [];
  const href = editUrlOf(editUrl, `openapi/${file}`);
  return [
    {kind: 'text', tone: 'small', content: [{href, text: [`Edit the contract of this ${of}`]}]},
  ];
}

/**
 * The blocks above the writer's prose, before its first heading, and below it. An operation has its request,
 * responses and errors before the first heading.
 */
type Parts = {head: Block[]; middle: Block[]; body: Block[]};

function partsOf(keys: Keys, contract: Contract, options: Options): Parts {
  if (keys.operation) {
    const operation = findOperation(contract, keys.operation);
    return {
      head: headBlocks(operation, contract),
      middle: callBlocks(operation, contract),
      body: [
        ...asideBlocks(operation, contract, options.changelogOf?.(operation)),
        ...editBlocks(options, 'operation', operation.file),
      ],
    };
  }
  if (keys.resource) {
    const {description, resource} = findResource(contract, keys.resource);
    const entity = keys.entity ? findEntity(description, keys.entity) : undefined;
    return {
      head: resourceHeadBlocks(entity, description),
      middle: resourceBlocks(resource, entity),
      body: [
        ...supportOfResource(resource, entity, description, contract),
        ...editBlocks(options, 'entity', entity?.file),
      ],
    };
  }
  return {head: [], middle: [], body: []};
}

const isMarker = (node: RootContent): node is MdxJsxFlowElement & {name: Marker | 'ApiIndex'} =>
  node.type === 'mdxJsxFlowElement' && (node.name === 'ApiIndex' || (node.name ?? '') in markers);

function expandMarker(node: RootContent, keys: Keys, contract: Contract): RootContent[] {
  if (!isMarker(node)) return [node];
  if (node.name === 'ApiIndex') return [operationIndex(contract)];
  // The description that the marker names itself, or else the page.
  const name = attributeOf(node, 'api') ?? keys.api;
  const description = name === undefined ? undefined : findDescription(contract, name, 'api');
  return blocksToMdast(markerBlocks(node.name, contract, description));
}

/** The index of the first node that fits, or the end. */
function indexOf(nodes: RootContent[], fits: (node: RootContent) => boolean): number {
  const index = nodes.findIndex(fits);
  return index === -1 ? nodes.length : index;
}

function expand(tree: Root, keys: Keys, contract: Contract, options: Options): void {
  const {head, middle, body} = partsOf(keys, contract, options);
  const nodes = tree.children.flatMap((node) => expandMarker(node, keys, contract));
  // Front matter and imports stay first.
  const start = indexOf(nodes, ({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  const sections = indexOf(nodes, ({type}) => type === 'heading');
  // The page of an operation begins with its description for search engines; that of a resource, with its definition.
  const lead: RootContent[] =
    keys.operation && keys.description
      ? [{...paragraph(keys.description), data: {hProperties: {className: ['ref-lead']}}}]
      : [];
  tree.children = [
    ...nodes.slice(0, start),
    ...openingElements(head),
    ...lead,
    ...blocksToMdast(head),
    ...nodes.slice(start, sections),
    ...blocksToMdast(middle),
    ...nodes.slice(sections),
    ...blocksToMdast(body),
  ];
}

/** Errors that a page has already reported. */
const reported = new WeakSet<Error>();

/**
 * Expands the contract into a page: an operation or a resource around the writer's prose, as the front matter names it,
 * and the markers of version pages in their places. A mistake fails the page with a message. A mistake in the contract
 * concerns every page: only the first page fails with it, and the others show their prose alone.
 */
export function remarkReference(options: Options = {}) {
  return (tree: Root, file: VFile) => {
    const keys = (file.data.frontMatter ?? {}) as Keys;
    if (!keys.operation && !keys.resource && !tree.children.some(isMarker)) return;
    let ruleId = 'contract:description';
    try {
      const contract = loadContract();
      ruleId = 'contract:page';
      expand(tree, keys, contract, options);
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      if (!reported.has(error)) {
        reported.add(error);
        // The cause has the places that are not in the page itself.
        file.fail(error.message, {cause: error, ruleId});
      }
      tree.children = tree.children.filter((node) => !isMarker(node));
    }
  };
}
