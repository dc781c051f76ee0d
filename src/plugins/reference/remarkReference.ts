// Remark plugin that generates the content of reference pages from the contract.
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {attributeOf} from '../../site/elements';
import {paragraph} from '../../site/mdast';
import {ProblemError} from '../../site/problem';
import type {Block} from './blocks/blocks';
import {closingBlocks, requestAndResponseBlocks, openingBlocks} from './blocks/operation';
import {aboutEntity} from './blocks/about';
import {operationsByResource, resourceBlocks} from './blocks/resource';
import {supportOfResource} from './blocks/support';
import {successorsBlocks, versionComparison} from './blocks/versionComparison';
import {findApi, findEntity, findOperation, findResource} from './contract/find';
import {loadContract} from './contract/load';
import type {Contract} from './contract/model';
import type {PageKeys} from './contract/pages';
import {blocksToMdast, openingElements, operationIndex} from './mdast';

type Keys = PageKeys & {description?: string};

/**
 * The generated blocks of a page: `head` is inserted below the page's own definition, which ends at its first heading,
 * and `body` at the end. For an operation, `head` ends with the request, responses and errors.
 */
type GeneratedBlocks = {head: Block[]; body: Block[]};

function generatedBlocks(keys: Keys, contract: Contract): GeneratedBlocks {
  if (keys.operation) {
    const operation = findOperation(contract, keys.operation);
    return {
      head: [...openingBlocks(operation, contract), ...requestAndResponseBlocks(operation)],
      body: closingBlocks(operation, contract),
    };
  }
  if (keys.resource) {
    const {api, resource} = findResource(contract, keys.resource);
    const entity = keys.entity ? findEntity(api, keys.entity) : undefined;
    return {
      head: resourceBlocks(resource, entity, api, contract.apis.v2),
      body: [
        ...supportOfResource(resource, entity, api, contract),
        ...(entity ? aboutEntity(entity) : []),
      ],
    };
  }
  return {head: [], body: []};
}

/** Anchor of what an operation or resource is for. */
const leadAnchor = 'when-to-use-it';

/** The content of each marker that a page can contain, such as `<ApiOperations api="v2" />`. */
const markers = {
  ApiIndex: (contract: Contract) => [operationIndex(contract)],
  ApiOperations: (contract: Contract, api: string) =>
    blocksToMdast(operationsByResource(findApi(contract, api))),
  ApiSuccessors: (contract: Contract) => blocksToMdast(successorsBlocks(contract)),
  ApiChanges: (contract: Contract) => blocksToMdast(versionComparison(contract)),
};

const isMarker = (node: RootContent): node is MdxJsxFlowElement & {name: keyof typeof markers} =>
  node.type === 'mdxJsxFlowElement' && (node.name ?? '') in markers;

const expandMarker = (node: RootContent, contract: Contract): RootContent[] =>
  isMarker(node) ? markers[node.name](contract, attributeOf(node, 'api') ?? '') : [node];

/** Returns the index of the first matching node, or the length of the list. */
function indexOf(nodes: RootContent[], fits: (node: RootContent) => boolean): number {
  const index = nodes.findIndex(fits);
  return index === -1 ? nodes.length : index;
}

/** Gives paragraphs the style of the first lines of a reference page, and the first one an anchor. */
const asLead = (nodes: RootContent[]): RootContent[] =>
  nodes.map((node, index) => {
    if (node.type !== 'paragraph') return node;
    const id = index === 0 && {id: leadAnchor, dataPart: 'lead'};
    return {...node, data: {hProperties: {className: ['ref-lead'], ...id}}};
  });

function expand(tree: Root, keys: Keys, contract: Contract): void {
  const {head, body} = generatedBlocks(keys, contract);
  const nodes = tree.children.flatMap((node) => expandMarker(node, contract));
  // Front matter and imports stay first.
  const start = indexOf(nodes, ({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  const sections = indexOf(nodes, ({type}) => type === 'heading');
  const isReference = Boolean(keys.operation || keys.resource);
  // A page begins with its own definition or, if it has none, with the description in its front matter.
  const written = nodes.slice(start, sections);
  const lead = written.length > 0 || !isReference ? written : [paragraph(keys.description ?? '')];
  tree.children = [
    ...nodes.slice(0, start),
    ...openingElements(head),
    ...(isReference ? asLead(lead) : lead),
    ...blocksToMdast(head),
    ...nodes.slice(sections),
    ...blocksToMdast(body),
  ];
}

/** Errors that have already been reported on a page. */
const reported = new WeakSet<Error>();

/**
 * Remark plugin that inserts the blocks of the operation or resource that the front matter names, and replaces markers.
 * An error fails the page. An error in the contract affects every page, so it fails only the first page. The other
 * pages then show only their own content, and get `file.data.isIncomplete`.
 */
export function remarkReference() {
  return (tree: Root, file: VFile) => {
    const keys = (file.data.frontMatter ?? {}) as Keys;
    if (!keys.operation && !keys.resource && !tree.children.some(isMarker)) return;
    try {
      expand(tree, keys, loadContract());
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (!reported.has(error)) {
        reported.add(error);
        // The cause contains locations in files other than the page.
        file.fail(error.message, {cause: error});
      }
      file.data.isIncomplete = true;
      tree.children = tree.children.filter((node) => !isMarker(node));
    }
  };
}
