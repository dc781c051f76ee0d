// Checks the files of the contract against each other and against the pages.
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {compact} from '../../../site/compact';
import {problem, type Problem, ProblemError} from '../../../site/problem';
import {displayPath, lineOf, readYaml} from '../../../site/yamlFiles';
import {findEntity, findOperation, findResource, namedOperations} from './find';
import type {Contract, Api, NamedOperation, Resource} from './model';
import {docsFolders} from './operationFiles';
import type {ContractPage, PageKeys} from './pages';
import {found, type Json, oneOf} from './wording';

/** Returns a problem of a key of a file, whose path is absolute. */
const problemAt = (file: string, key: string, message: string): Problem =>
  problem(displayPath(file), lineOf(file, [key]), `${key} ${message}`);

/** Checks that the tag of an operation is its resource: the folder of its file or, if there is none, the file name. */
function tagProblem(
  {tags}: Json,
  api: string,
  file: string,
  listed: string[],
): Problem | undefined {
  const folder = path.basename(path.dirname(file));
  const resource = folder === api ? path.basename(file, '.yaml') : folder;
  if (!listed.includes(resource) || isDeepStrictEqual(tags, [resource])) return undefined;
  const text = `${found(tags)}. Allowed is [${resource}], the folder of the file. Write it, or move the file.`;
  return problemAt(file, 'tags', text);
}

/** Checks that a v1 operation names its v2 successor, or null. */
function successorProblem(
  {'x-successor': successor}: Json,
  file: string,
  known: string[],
): Problem | undefined {
  if (successor === null || known.includes(successor as string)) return undefined;
  const text = `${found(successor)}. ${oneOf(successor, known)} Write one of them, or null when there is none.`;
  return problemAt(file, 'x-successor', text);
}

function operationProblems(contract: Contract): Problem[] {
  const operations = namedOperations(contract);
  const webhooks = Object.values(contract.apis).flatMap((one) => one.webhooks);
  const successors = operations.filter(({api}) => api === 'v2').map(({operationId}) => operationId);
  return [...operations, ...webhooks].flatMap(({api, file: name}) => {
    const file = path.join(contract.root, name);
    const json = readYaml(file) as Json;
    const listed = contract.apis[api].resources.map((resource) => resource.name);
    return compact<Problem>(
      tagProblem(json, api, file, listed),
      api === 'v1' && successorProblem(json, file, successors),
    );
  });
}

/** Returns the ID of a resource's page; undefined in the Common API, where resources are sidebar categories. */
function resourceDocId({name}: Api, {folder}: Resource): string | undefined {
  if (name === 'common' || folder === '') return undefined;
  return `${docsFolders[name]}/${folder}/index`;
}

/**
 * Returns the ID of the only page that may have a front matter key with its value.
 *
 * @returns an empty string if no page may have the key, undefined if any page may
 * @throws ProblemError if the value is not in the contract
 */
function pageOf(key: keyof PageKeys, keys: PageKeys, contract: Contract): string | undefined {
  const value = String(keys[key]);
  switch (key) {
    case 'operation':
      return findOperation(contract, value).docId;
    case 'resource': {
      const {api, resource} = findResource(contract, value);
      return resourceDocId(api, resource) ?? '';
    }
    case 'entity':
      if (keys.resource === undefined)
        throw new ProblemError('an entity needs the key "resource", which names its resource.');
      findEntity(findResource(contract, String(keys.resource)).api, value);
      return undefined;
  }
}

function pageProblems(page: ContractPage, contract: Contract): Problem[] {
  const {keys, file, docId} = page;
  return (Object.keys(keys) as (keyof PageKeys)[]).flatMap((key) => {
    try {
      const expected = pageOf(key, keys, contract);
      if (expected === undefined || expected === docId) return [];
      const place = expected ? `its page at docs/${expected}.mdx` : 'no page';
      return problem(file, page.lineOf([key]), `${key} "${keys[key]}" has ${place}.`);
    } catch (error) {
      if (error instanceof ProblemError) return problem(file, page.lineOf([key]), error.message);
      throw error;
    }
  });
}

const missingPageProblem = ({file, docId, key}: NamedOperation, {root}: Contract): Problem =>
  problemAt(
    path.join(root, file),
    'operationId',
    `has no page. Write docs/${docId}.mdx with "operation: ${key}" in its front matter, or rename the file.`,
  );

/** Adds a file of the contract and the files that it references, directly or not, to `reached`. */
function addReferences(file: string, reached: Set<string>): void {
  if (reached.has(file)) return;
  reached.add(file);
  const text = JSON.stringify(readYaml(file));
  for (const [, target = ''] of text.matchAll(/"\$ref":"([^"#]+)/g))
    addReferences(path.resolve(path.dirname(file), target), reached);
}

/** Reports files that no description references, directly or not. Nothing would publish them. */
function orphanProblems({root, files, apis}: Contract): Problem[] {
  const reached = new Set<string>();
  for (const name of Object.keys(apis)) addReferences(path.join(root, `${name}.yaml`), reached);
  return files
    .filter((file) => path.dirname(file) !== root && !reached.has(file))
    .map((file) => {
      const [name = ''] = path.relative(root, file).split(path.sep);
      const fix =
        'operationId' in (readYaml(file) as Json)
          ? `Add its path to openapi/${name}.yaml`
          : 'Reference it with $ref';
      return problem(displayPath(file), 1, `this file is in no description. ${fix}, or delete it.`);
    });
}

/**
 * Checks what the rules in openapi/rules can't check, because those rules check each file separately.
 *
 * @returns each problem with file, line and how to fix it
 */
export function checkContract(contract: Contract, pages: ContractPage[]): Problem[] {
  const operations = namedOperations(contract);
  const named = new Set(pages.flatMap(({keys}) => [keys.operation, keys.resource]));
  const resources = Object.values(contract.apis).flatMap((api) =>
    api.resources.flatMap((resource) => {
      const docId = resourceDocId(api, resource);
      const key = `${api.name}/${resource.name}`;
      if (!docId || named.has(key)) return [];
      return problem(
        `openapi/${api.name}.yaml`,
        lineOf(path.join(contract.root, `${api.name}.yaml`), ['tags']),
        `resource ${key} has no page. Write docs/${docId}.mdx with "resource: ${key}" in its front matter.`,
      );
    }),
  );
  return [
    ...orphanProblems(contract),
    ...operationProblems(contract),
    ...pages.flatMap((page) => pageProblems(page, contract)),
    ...operations
      .filter(({key}) => !named.has(key))
      .map((operation) => missingPageProblem(operation, contract)),
    ...resources,
  ];
}
