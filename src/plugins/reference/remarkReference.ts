// Remark plugin that generates the content of reference pages from the contract.
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadPmsGuides} from '../pms/model/load';
import type {PmsGuide} from '../pms/model/validate';
import {attributeOf, replaceElements} from '../../site/elements';
import {type MdxJsxFlowElement, paragraph} from '../../site/mdast';
import {ProblemError} from '../../site/problem';
import {listAllowed} from '../../site/wording';
import type {Block} from './blocks/blocks';
import {closingBlocks, requestAndResponseBlocks, openingBlocks} from './blocks/operation';
import {aboutEntity} from './blocks/about';
import {operationsByResource, resourceBlocks} from './blocks/resource';
import {supportOfResource} from './blocks/support';
import {successorsBlocks, versionComparison} from './blocks/versionComparison';
import {findEntity, findOperation, findResource} from './contract/find';
import {loadContract} from './contract/load';
import type {Contract, Resource} from './contract/model';
import type {PageKeys} from './contract/pages';
import {blocksToMdast, layoutExport, operationIndex} from './mdast';

type Keys = PageKeys & {description?: string};

/**
 * The generated blocks of a page: `head` is inserted below the page's own definition, which ends at its first heading,
 * and `body` at the end. For an operation, `head` ends with the request, responses and errors.
 */
type GeneratedBlocks = {head: Block[]; body: Block[]};

/** Returns the paths that a page links to. */
function linkedPaths(tree: Root): Set<string> {
  const paths = new Set<string>();
  visit(tree, 'link', ({url}) => void paths.add(url.replace(/#.*/, '')));
  return paths;
}

function generatedBlocks(keys: Keys, contract: Contract, guides: readonly PmsGuide[], tree: Root) {
  if (keys.operation) {
    const operation = findOperation(contract, keys.operation);
    return {
      head: [...openingBlocks(operation, contract), ...requestAndResponseBlocks(operation)],
      body: closingBlocks(operation, contract, guides, linkedPaths(tree)),
    };
  }
  const {api, resource} = findResource(contract, keys.resource ?? '');
  const entity = keys.entity ? findEntity(api, keys.entity) : undefined;
  return {
    head: resourceBlocks(resource, entity, api, contract),
    body: [
      ...supportOfResource(resource, entity, api, contract, guides),
      ...(entity ? [aboutEntity(entity)] : []),
    ],
  };
}

/** Anchor of what an operation or resource is for. */
const leadAnchor = 'when-to-use-it';

/** Gives paragraphs the style of the first lines of a reference page, and the first one an anchor. */
const asLead = (nodes: RootContent[]): RootContent[] =>
  nodes.map((node, index) => {
    if (node.type !== 'paragraph') return node;
    const id = index === 0 && {id: leadAnchor, dataPart: 'lead'};
    return {...node, data: {hProperties: {className: ['ref-lead'], ...id}}};
  });

/** Inserts the generated blocks of a page. */
function insertBlocks(tree: Root, {head, body}: GeneratedBlocks, description = ''): void {
  const isImport = ({type}: RootContent) => type === 'yaml' || type === 'mdxjsEsm';
  const imports = tree.children.filter(isImport);
  const nodes = tree.children.filter((node) => !isImport(node));
  const heading = nodes.findIndex(({type}) => type === 'heading');
  const end = heading === -1 ? nodes.length : heading;
  // A page begins with its own definition or, if it has none, with the description in its front matter.
  const lead = end > 0 ? nodes.slice(0, end) : [paragraph(description)];
  tree.children = [
    ...imports,
    ...layoutExport(head),
    ...asLead(lead),
    ...blocksToMdast(head),
    ...nodes.slice(end),
    ...blocksToMdast(body),
  ];
}

/** Returns the folder of a resource, and the folders that contain it. */
const foldersOf = ({folder}: Resource): string[] => {
  const names = folder.split('/').filter(Boolean);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
};

/** Returns the content of each marker that a page can contain, such as `<ApiOperations api="v2" />`. */
const markersOf = (
  contractOf: () => Contract,
  page: VFile,
): Record<string, (marker: MdxJsxFlowElement) => RootContent[]> => ({
  ApiIndex: () => [operationIndex(contractOf())],
  ApiOperations: (marker) => {
    const fail = (key: string, value: string, what: string, allowed: Iterable<string>) =>
      page.fail(
        `${key} "${value}" is not ${what}. ${listAllowed(value, [...allowed])}.`,
        marker.position,
      );
    const apis = new Map(Object.entries(contractOf().apis));
    const name = attributeOf(marker, 'api') ?? '';
    const {resources} = apis.get(name) ?? fail('api', name, 'an API', apis.keys());
    const folder = attributeOf(marker, 'folder');
    if (folder === undefined) return blocksToMdast(operationsByResource(resources));
    const shown = resources.filter((resource) => foldersOf(resource).includes(folder));
    const folders = new Set(resources.flatMap(foldersOf));
    return shown.length > 0
      ? blocksToMdast(operationsByResource(shown))
      : fail('folder', folder, `a folder of ${name}`, folders);
  },
  ApiSuccessors: () => blocksToMdast(successorsBlocks(contractOf())),
  ApiChanges: () => blocksToMdast(versionComparison(contractOf())),
});

/** Errors that have already been reported on a page. */
const reported = new WeakSet<Error>();

/**
 * Remark plugin that inserts the blocks of the operation or resource that the front matter names, and replaces markers.
 * An error fails the page. An error in the contract or the PMS guides affects every page, so it fails only the first
 * page. The other pages then show only their own content, and get `file.data.isIncomplete`.
 */
export function remarkReference() {
  return (tree: Root, file: VFile) => {
    const keys = (file.data.frontMatter ?? {}) as Keys;
    const contractOf = () => loadContract(path.join(file.cwd, 'openapi'));
    const markers = markersOf(contractOf, file);
    try {
      if (keys.operation || keys.resource) {
        const blocks = generatedBlocks(keys, contractOf(), loadPmsGuides(file.cwd), tree);
        insertBlocks(tree, blocks, keys.description);
      }
      replaceElements(tree, markers);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (!reported.has(error)) {
        reported.add(error);
        // The cause contains locations in files other than the page.
        file.fail(error.message, {cause: error});
      }
      file.data.isIncomplete = true;
      replaceElements(
        tree,
        Object.fromEntries(Object.keys(markers).map((name) => [name, () => []])),
      );
    }
  };
}
