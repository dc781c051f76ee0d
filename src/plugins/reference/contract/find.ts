// Finds the operations, resources and entities that pages name in their front matter.
import {problem, ProblemError} from '../../../site/problem';
import type {AnyOperation, Api, Contract, Entity, Resource} from './model';
import {didYouMean} from '../../../site/nearest';
import {listAllowed} from '../../../site/wording';

/** Creates the error for a key of the front matter that names nothing. */
const errorAt = (key: string, name: string, reason: string) =>
  new ProblemError({...problem('', undefined, `${key} "${name}" ${reason}.`), key});

/**
 * Finds the operation that a page names.
 *
 * @param key such as `v2/getReservation`
 * @throws ProblemError if there is none
 */
export function findOperation(contract: Contract, key: string): AnyOperation {
  const operation = contract.allOperations.get(key);
  if (operation) return operation;
  const suggestion = didYouMean(key, [...contract.allOperations.keys()]);
  throw errorAt('operation', key, `is not in the contract. ${suggestion}Write <api>/<operationId>`);
}

/** Finds what a key names. @throws ProblemError if there is none; the message lists the allowed names */
function find<Part>(parts: Map<string, Part>, key: string, name: string, reason: string): Part {
  const part = parts.get(name);
  if (part) return part;
  throw errorAt(key, name, `${reason}. ${listAllowed(name, [...parts.keys()])}`);
}

/**
 * Finds the resource that a page names, and its API.
 *
 * @param key such as `v2/reservation`
 * @throws ProblemError if there is none; the message lists the allowed resources
 */
export function findResource({apis}: Contract, key: string): {api: Api; resource: Resource} {
  const resources = Object.values(apis).flatMap((api) =>
    api.resources.map((resource) => ({api, resource})),
  );
  const byKey = new Map(resources.map((one) => [one.resource.key, one]));
  return find(byKey, 'resource', key, 'is not in the contract');
}

/**
 * Finds the entity that a resource page names.
 *
 * @throws ProblemError if there is none; the message lists the allowed entities
 */
export const findEntity = ({name: api, entities}: Api, name: string): Entity =>
  find(entities, 'entity', name, `is not among the schemas of ${api}`);
