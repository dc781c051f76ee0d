// Finds the operations, APIs, resources and entities that pages name.
import {ProblemError} from '../../../site/problem';
import type {Contract, Api, Entity, Operation, Resource, UnknownOperation} from './model';
import {oneOf} from './wording';

const failWith = (message: string): never => {
  throw new ProblemError(message);
};

/**
 * Finds the operation that a page names.
 *
 * @param key such as `v2/getReservation`
 * @throws ProblemError if there is none
 */
export function findOperation(contract: Contract, key: string): Operation | UnknownOperation {
  return (
    contract.named.get(key) ??
    failWith(
      `operation "${key}" is not in the contract. Write <api>/<operationId>, for example "v2/getReservation".`,
    )
  );
}

/**
 * Finds an API (its OpenAPI document) by name.
 *
 * @throws ProblemError if there is none; the message lists the allowed names
 */
export const findApi = (contract: Contract, name: string): Api =>
  Object.values(contract.apis).find((api) => api.name === name) ??
  failWith(`api "${name}" is not an API. ${oneOf(name, Object.keys(contract.apis))}`);

/**
 * Finds the resource that a page names, and its API.
 *
 * @param key such as `v2/reservation`
 * @throws ProblemError if there is none; the message lists the allowed resources
 */
export function findResource({apis}: Contract, key: string): {api: Api; resource: Resource} {
  const resources = Object.values(apis).flatMap((api) => api.resources);
  const resource =
    resources.find((one) => one.key === key) ??
    failWith(
      `resource "${key}" is not in the contract. ${oneOf(
        key,
        resources.map((one) => one.key),
      )}`,
    );
  return {api: apis[resource.api], resource};
}

/**
 * Finds the entity that a resource page names.
 *
 * @throws ProblemError if there is none; the message lists the allowed entities
 */
export const findEntity = ({name: api, entities}: Api, name: string): Entity =>
  entities.get(name) ??
  failWith(
    `entity "${name}" is not among the schemas of ${api}. ${oneOf(name, [...entities.keys()])}`,
  );
