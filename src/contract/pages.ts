import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {ContractError} from './errors';
import type {Contract, Description, Entity, Operation, Resource} from './model';
import {didYouMean} from './nearest';
import {type DescriptionName, descriptions} from './operationFiles';
import {shown} from './yamlFiles';

/** What a page's front matter may say about the contract. */
export type PageKeys = {operation?: string; resource?: string; entity?: string; api?: string};

/** A page of `docs/`. */
export type Page = {
  /** As messages name it. */
  file: string;
  docId: string;
  keys: PageKeys;
  /** Line of each key. */
  lines: Partial<Record<keyof PageKeys, number>>;
};

const keyNames = ['operation', 'resource', 'entity', 'api'] as const;

function readPage(file: string, docsDir: string): Page {
  const [, head = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  const lines: Page['lines'] = {};
  for (const [index, line] of head.split('\n').entries()) {
    const key = keyNames.find((name) => line.startsWith(`${name}:`));
    // The fence is line 1.
    if (key) lines[key] = index + 2;
  }
  // Only the lines that concern the contract are read here; the rest of the front matter is for others to judge.
  const own = head
    .split('\n')
    .filter((line) => keyNames.some((name) => line.startsWith(`${name}:`)))
    .join('\n');
  return {
    file: shown(file),
    docId: path
      .relative(docsDir, file)
      .replaceAll(path.sep, '/')
      .replace(/\.mdx$/, ''),
    keys: (parse(own) ?? {}) as PageKeys,
    lines,
  };
}

/**
 * Reads what the pages of the docs say about the contract.
 *
 * @param docsDir absolute folder
 */
export function contractPages(docsDir: string): Page[] {
  return readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    .sort()
    .map((name) => readPage(path.join(docsDir, name), docsDir));
}

const quoted = (values: Iterable<string>) => [...values].map((value) => `"${value}"`).join(', ');

/**
 * Finds the operation that a page names.
 *
 * @param key such as `v2/getReservation`
 * @throws ContractError that names the nearest operation
 */
export function findOperation(contract: Contract, key: string): Operation {
  const operation = contract.operations.get(key);
  if (operation) return operation;
  throw new ContractError(
    `operation "${key}" is not in the contract. ${didYouMean(key, contract.operations.keys())}` +
      'Write <description>/<operationId>, for example "v2/getReservation".',
  );
}

/**
 * Finds a description by its name.
 *
 * @param key which key of the front matter named it, for the message
 * @throws ContractError that lists the descriptions
 */
export function findDescription(contract: Contract, name: string, key: string): Description {
  const description = contract.descriptions[name as DescriptionName];
  if (description) return description;
  const known = Object.keys(descriptions);
  throw new ContractError(
    `${key} "${name}" is no description. ${didYouMean(name, known)}Allowed are ${quoted(known)}.`,
  );
}

/**
 * Finds the resource that a page names, and its description.
 *
 * @param key such as `v2/reservation`
 * @throws ContractError that names the nearest resource
 */
export function findResource(
  contract: Contract,
  key: string,
): {description: Description; resource: Resource} {
  const [name = '', tag = ''] = key.split('/');
  const description = findDescription(contract, name, 'resource');
  const resource = description.resources.find((one) => one.name === tag);
  if (resource) return {description, resource};
  const known = description.resources.map((one) => `${name}/${one.name}`);
  throw new ContractError(
    `resource "${key}" is not in the contract. ${didYouMean(key, known)}Allowed are ${quoted(known)}.`,
  );
}

/**
 * Finds the entity that a resource page names.
 *
 * @throws ContractError that names the nearest entity
 */
export function findEntity(description: Description, name: string): Entity {
  const entity = description.entities.get(name);
  if (entity) return entity;
  const known = [...description.entities.keys()];
  throw new ContractError(
    `entity "${name}" is not among the schemas of ${description.name}. ${didYouMean(name, known)}` +
      `Allowed are the file names in openapi/${description.name}/schemas and openapi/shared/schemas.`,
  );
}

/** The page of a resource; the system API has none, its resources are sidebar categories. */
function resourceDocId(description: Description, resource: Resource): string | undefined {
  if (description.name === 'common' || resource.folder === '') return undefined;
  return `${descriptions[description.name]}/${resource.folder}/index`;
}

function pageMistakes(page: Page, contract: Contract, folders: Set<string>): string[] {
  const {keys, lines, file, docId} = page;
  const at = (key: keyof PageKeys) => `${file}:${lines[key] ?? 1}: `;
  const attempt = (key: keyof PageKeys, check: () => string | undefined): string[] => {
    try {
      const mistake = check();
      return mistake ? [at(key) + mistake] : [];
    } catch (error) {
      if (error instanceof ContractError) return [at(key) + error.message];
      throw error;
    }
  };
  const isIndex = path.posix.basename(docId) === 'index';
  if (!keys.operation && !isIndex && folders.has(path.posix.dirname(docId))) {
    const own = [...contract.operations.values()].find((operation) => operation.docId === docId);
    return [
      `${file}:1: a page in the folder of a resource names its operation. ` +
        (own
          ? `Add "operation: ${own.key}" to its front matter.`
          : 'No operation of the contract belongs here: move or remove the page.'),
    ];
  }
  return [
    ...(keys.operation === undefined
      ? []
      : attempt('operation', () => {
          const operation = findOperation(contract, String(keys.operation));
          if (operation.docId === docId) return undefined;
          return (
            `operation "${operation.key}" stands in openapi/${operation.file}, so its page is docs/${operation.docId}.mdx. ` +
            'Move one of the two.'
          );
        })),
    ...(keys.resource === undefined
      ? []
      : attempt('resource', () => {
          const {description, resource} = findResource(contract, String(keys.resource));
          const expected = resourceDocId(description, resource);
          if (expected === docId) return undefined;
          return `resource "${keys.resource}" has its page at ${expected ? `docs/${expected}.mdx` : 'no address of its own'}.`;
        })),
    ...(keys.entity === undefined
      ? []
      : attempt('entity', () => {
          if (keys.resource === undefined)
            return 'an entity goes with a key "resource" that says whose it is.';
          findEntity(
            findResource(contract, String(keys.resource)).description,
            String(keys.entity),
          );
          return undefined;
        })),
    ...(keys.api === undefined
      ? []
      : attempt('api', () => {
          findDescription(contract, String(keys.api), 'api');
          return undefined;
        })),
  ];
}

/**
 * Holds the pages and the contract to each other.
 *
 * @returns one message for each mistake, with file, line and what would be right
 */
export function pageProblems(contract: Contract, pages: Page[]): string[] {
  const operations = [...contract.operations.values()];
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
  const without = operations
    .filter(({key}) => !byOperation.has(key))
    .map(
      ({key, file, docId}) =>
        `openapi/${file}:1: ${key} has no page. Write docs/${docId}.mdx with "operation: ${key}" in its front matter.`,
    );
  const resources = Object.values(contract.descriptions).flatMap((description) =>
    description.resources.flatMap((resource) => {
      const docId = resourceDocId(description, resource);
      const key = `${description.name}/${resource.name}`;
      return docId && !byResource.has(key)
        ? [
            `openapi/${description.name}.yaml: resource ${key} has no page. Write docs/${docId}.mdx with "resource: ${key}" in its front matter.`,
          ]
        : [];
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
 * @throws ContractError with every mistake, one a line
 */
export function checkPages(contract: Contract, docsDir: string): void {
  const problems = pageProblems(contract, contractPages(docsDir));
  if (problems.length > 0) {
    throw new ContractError(
      `The pages and the contract do not fit:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
}
