// Finds the operations, APIs, resources and entities that pages name.
import {ProblemError} from '../../../site/problem';
import type {Contract, Api, Entity, Operation, Resource, UnknownOperation} from './model';
import {oneOf} from '../../../site/wording';

/**
 * Finds the operation that a page names.
 *
 * @param key such as `v2/getReservation`
 * @throws ProblemError if there is none
 */
export function findOperation(contract: Contract, key: string): Operation | UnknownOperation {
  const operation = contract.named.get(key);
  if (operation) return operation;
  const advice = 'Write <api>/<operationId>, for example "v2/getReservation".';
  throw new ProblemError(`operation "${key}" is not in the contract. ${advice}`);
}

/** Finds a part by name. @throws ProblemError if there is none; the message lists the allowed names */
function find<Part>(parts: Map<string, Part>, name: string, problem: string): Part {
  const part = parts.get(name);
  if (part) return part;
  throw new ProblemError(`${problem}. ${oneOf(name, [...parts.keys()])}.`);
}

/**
 * Finds an API (its OpenAPI document) by name.
 *
 * @throws ProblemError if there is none; the message lists the allowed names
 */
export const findApi = ({apis}: Contract, name: string): Api =>
  find(new Map(Object.entries(apis)), name, `api "${name}" is not an API`);

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
  return find(byKey, key, `resource "${key}" is not in the contract`);
}

/**
 * Finds the entity that a resource page names.
 *
 * @throws ProblemError if there is none; the message lists the allowed entities
 */
export const findEntity = ({name: api, entities}: Api, name: string): Entity =>
  find(entities, name, `entity "${name}" is not among the schemas of ${api}`);
