// Checks the files of the contract against each other and against the pages.
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {readCache} from '../../../site/cache.mjs';
import {compact} from '../../../site/compact';
import {problem, type Problem, ProblemError, problemsFrom} from '../../../site/problem';
import {found, listAllowed} from '../../../site/wording';
import {displayPath, lineOf, readYaml} from '../../../site/yamlFiles';
import {findEntity, findOperation, findResource} from './find';
import type {Json} from './json';
import type {Contract, Resource} from './model';
import type {ContractPage, PageKeys} from './pages';

/** Returns a problem of a key of a file, whose path is absolute. */
const problemAt = (file: string, key: string, message: string): Problem =>
  problem(displayPath(file), lineOf(file, [key]), message);

/** Checks that the tag of an operation is its resource: the folder of its file or, if there is none, the file name. */
function tagProblem({tags}: Json, api: string, file: string, listed: string[]) {
  const folder = path.basename(path.dirname(file));
  const resource = folder === api ? path.basename(file, '.yaml') : folder;
  if (!listed.includes(resource) || isDeepStrictEqual(tags, [resource])) return undefined;
  const text = `tags: ${found(tags)}. Allowed: [${resource}], the folder of the file. Write it, or move the file.`;
  return problemAt(file, 'tags', text);
}

/** Checks that a v1 operation names its v2 successor, or null. */
function successorProblem({'x-successor': successor}: Json, file: string, known: string[]) {
  if (successor === null || known.includes(successor as string)) return undefined;
  const text = `x-successor: ${found(successor)}. ${listAllowed(successor, known)}. Write one of them, or null when there is none.`;
  return problemAt(file, 'x-successor', text);
}

function operationProblems(contract: Contract): Problem[] {
  const operations = [...contract.allOperations.values()];
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

/** What has a page of its own. */
type Subject = Pick<Resource, 'key' | 'docId' | 'file'>;

const missingPageProblem = (name: string, {key, docId, file}: Subject, {root}: Contract) =>
  problemAt(
    path.join(root, file),
    'tags',
    `${name} ${key} has no page. Write docs/${docId}.mdx with "${name}: ${key}" in its front matter.`,
  );

/**
 * Finds what a front matter key names; for an entity, its resource.
 *
 * @throws ProblemError if it is not in the contract
 */
function targetOf(key: keyof PageKeys, keys: PageKeys, contract: Contract): {docId: string} {
  if (key === 'operation') return findOperation(contract, String(keys.operation));
  if (keys.resource === undefined)
    throw new ProblemError('an entity needs the key "resource", which names its resource.');
  const {api, resource} = findResource(contract, String(keys.resource));
  if (key === 'entity') findEntity(api, String(keys.entity));
  return resource;
}

function pageProblems({keys, file, docId, lineOf: lineIn}: ContractPage, contract: Contract) {
  return (Object.keys(keys) as (keyof PageKeys)[]).flatMap((key) => {
    const problems = problemsFrom(() => {
      const {docId: own} = targetOf(key, keys, contract);
      if (key === 'entity' || own === docId) return [];
      const place = own ? `its page at docs/${own}.mdx` : 'no page';
      return [problem('', undefined, `${key} "${keys[key]}" has ${place}.`)];
    });
    return problems.map(({reason}) => problem(file, lineIn([key]), reason));
  });
}

/** Reports files that are in no bundle, because no description references them. Nothing would publish them. */
function orphanProblems({root, files}: Contract): Problem[] {
  const stamps: Record<string, {files: string[]}> = readCache(path.join(root, 'dist/stamp.json'));
  const bundled = Object.values(stamps).flatMap((stamp) => stamp.files);
  return files
    .filter((file) => path.dirname(file) !== root && !bundled.includes(path.relative(root, file)))
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
  /** By the front matter key that names them. */
  const subjects: Record<'operation' | 'resource', Subject[]> = {
    operation: [...contract.allOperations.values()],
    resource: Object.values(contract.apis).flatMap(({resources}) => resources),
  };
  return [
    ...orphanProblems(contract),
    ...operationProblems(contract),
    ...pages.flatMap((page) => pageProblems(page, contract)),
    ...(['operation', 'resource'] as const).flatMap((name) =>
      subjects[name]
        .filter(({key, docId}) => docId && pages.every(({keys}) => keys[name] !== key))
        .map((subject) => missingPageProblem(name, subject, contract)),
    ),
  ];
}
