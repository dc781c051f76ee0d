import path from 'node:path';
import {WriterError} from '../../site/writerError';
import {withoutPage} from './checks/operationFile';
import {findDescription, findEntity, findOperation, findResource, namedOperations} from './find';
import {placed} from './mistake';
import type {Contract, Description, NamedOperation, Resource} from './model';
import {descriptions, operationFiles, unknownOperationFiles} from './operationFiles';
import {contractPages, type Page, type PageKeys} from './pages';

/** The page of a resource; the Common API has none, its resources are sidebar categories. */
function resourceDocId(description: Description, resource: Resource): string | undefined {
  if (description.name === 'common' || resource.folder === '') return undefined;
  return `${descriptions[description.name]}/${resource.folder}/index`;
}

function pageMistakes(page: Page, contract: Contract, folders: Set<string>): string[] {
  const {keys, lines, file, docId} = page;
  const attempt = (key: keyof PageKeys, check: (value: string) => string | void): string[] => {
    if (keys[key] === undefined) return [];
    const place = `${file}:${lines[key] ?? 1}: `;
    try {
      const mistake = check(String(keys[key]));
      return mistake ? [place + mistake] : [];
    } catch (error) {
      if (error instanceof WriterError) return [place + error.message];
      throw error;
    }
  };
  const isIndex = path.posix.basename(docId) === 'index';
  if (!keys.operation && !isIndex && folders.has(path.posix.dirname(docId))) {
    const own = namedOperations(contract).find((operation) => operation.docId === docId);
    return [
      `${file}:1: a page in the folder of a resource names its operation. ` +
        (own
          ? `Add "operation: ${own.key}" to its front matter.`
          : 'No operation of the contract belongs here: move or remove the page.'),
    ];
  }
  return [
    ...attempt('operation', (value) => {
      const operation = findOperation(contract, value);
      if (operation.docId === docId) return undefined;
      return (
        `operation "${operation.key}" stands in openapi/${operation.file}, so its page is docs/${operation.docId}.mdx. ` +
        'Move one of the two.'
      );
    }),
    ...attempt('resource', (value) => {
      const {description, resource} = findResource(contract, value);
      const expected = resourceDocId(description, resource);
      if (expected === docId) return undefined;
      return `resource "${value}" has its page at ${expected ? `docs/${expected}.mdx` : 'no address of its own'}.`;
    }),
    ...attempt('entity', (value) => {
      if (keys.resource === undefined)
        return 'an entity goes with a key "resource" that says whose it is.';
      findEntity(findResource(contract, String(keys.resource)).description, value);
      return undefined;
    }),
    ...attempt('api', (value) => void findDescription(contract, value, 'api')),
  ];
}

/** Names the reference that leads to an operation, and the page that it lacks. */
function withoutPageMessage(
  {description, file, docId, key}: NamedOperation,
  {root}: Contract,
  docIds: string[],
): string {
  const reference = [
    ...operationFiles(description, root),
    ...unknownOperationFiles(description, root),
  ].find((one) => one.file === file);
  const where = {file: path.join(root, `${description}.yaml`), keys: reference?.keys ?? []};
  return `${placed(where)} ${withoutPage(file, docId, key, docIds)}`;
}

/**
 * Holds the pages and the contract to each other.
 *
 * @returns one message for each mistake, with file, line and what would be right
 */
export function pageProblems(contract: Contract, pages: Page[]): string[] {
  const operations = namedOperations(contract);
  const roots = new Set<string>(Object.values(descriptions));
  const folders = new Set(
    operations
      .map(({docId}) => path.posix.dirname(docId))
      .filter((folder) => !roots.has(folder) && folder.split('/').length > 1),
  );
  folders.delete('vacation-rental-api');
  const byOperation = new Map<string, Page[]>();
  for (const page of pages) {
    const key = page.keys.operation;
    if (key) byOperation.set(key, [...(byOperation.get(key) ?? []), page]);
  }
  const byResource = new Set(pages.map(({keys}) => keys.resource));
  const twice = [...byOperation].flatMap(([key, [first, ...others]]) =>
    first
      ? others.map(
          ({file, lines}) =>
            `${file}:${lines.operation}: operation "${key}" already has a page, ${first.file}. An operation has one page.`,
        )
      : [],
  );
  const docIds = pages.map(({docId}) => docId);
  const without = operations
    .filter(({key}) => !byOperation.has(key))
    .map((operation) => withoutPageMessage(operation, contract, docIds));
  const resources = Object.values(contract.descriptions).flatMap((description) =>
    description.resources.flatMap((resource) => {
      const docId = resourceDocId(description, resource);
      const key = `${description.name}/${resource.name}`;
      if (!docId || byResource.has(key)) return [];
      return `openapi/${description.name}.yaml: resource ${key} has no page. Write docs/${docId}.mdx with "resource: ${key}" in its front matter.`;
    }),
  );
  return [
    ...pages.flatMap((page) => pageMistakes(page, contract, folders)),
    ...twice,
    ...without,
    ...resources,
  ];
}

/**
 * Stops when pages and contract do not fit.
 *
 * @throws WriterError with every mistake, one a line
 */
export function checkPages(contract: Contract, docsDir: string): void {
  const problems = pageProblems(contract, contractPages(docsDir));
  if (problems.length > 0) {
    throw new WriterError(
      `The pages and the contract do not fit:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
}
