import {ProblemError} from '../../site/problem';
import type {Contract, Description, Entity, Operation, Resource, UnknownOperation} from './model';
import {didYouMean} from '../../site/nearest';
import {type DescriptionName, descriptions} from './operationFiles';

const quoted = (values: Iterable<string>) => [...values].map((value) => `"${value}"`).join(', ');

/** Returns an operation by its key, whether it is documented or known only by name; undefined if there is none. */
export function operationNamed(
  contract: Contract,
  key: string | undefined,
): Operation | UnknownOperation | undefined {
  return contract.operations.get(key ?? '') ?? contract.unknownOperations.get(key ?? '');
}

/** Lists all operations that have a page: the documented ones and those known only by name. */
export function namedOperations(contract: Contract): (Operation | UnknownOperation)[] {
  return [...contract.operations.values(), ...contract.unknownOperations.values()];
}

/** Throws a ProblemError for an unknown name, and suggests the most similar known one. */
const failName = (reason: string, name: string, known: string[], advice: string): never => {
  throw new ProblemError(`${reason} ${didYouMean(name, known)}${advice}`);
};

/**
 * Finds the operation that a page names.
 *
 * @param key such as `v2/getReservation`
 * @throws ProblemError if there is none; suggests the most similar operation
 */
export const findOperation = (contract: Contract, key: string): Operation | UnknownOperation =>
  operationNamed(contract, key) ??
  failName(
    `operation "${key}" is not in the contract.`,
    key,
    namedOperations(contract).map((one) => one.key),
    'Write <description>/<operationId>, for example "v2/getReservation".',
  );

/**
 * Finds an API (its OpenAPI document) by name.
 *
 * @param key the front matter key that contains the name, for the message
 * @throws ProblemError if there is none; lists the allowed names
 */
export function findDescription(contract: Contract, name: string, key: string): Description {
  const known = Object.keys(descriptions);
  return (
    contract.descriptions[name as DescriptionName] ??
    failName(`${key} "${name}" is not a description.`, name, known, `Allowed are ${quoted(known)}.`)
  );
}

/**
 * Finds the resource that a page names, and its API.
 *
 * @param key such as `v2/reservation`
 * @throws ProblemError if there is none; suggests the most similar resource
 */
export function findResource(
  contract: Contract,
  key: string,
): {description: Description; resource: Resource} {
  const [name = '', tag = ''] = key.split('/');
  const description = findDescription(contract, name, 'resource');
  const known = description.resources.map((one) => `${name}/${one.name}`);
  const resource =
    description.resources.find((one) => one.name === tag) ??
    failName(
      `resource "${key}" is not in the contract.`,
      key,
      known,
      `Allowed are ${quoted(known)}.`,
    );
  return {description, resource};
}

/**
 * Finds the entity that a resource page names.
 *
 * @throws ProblemError if there is none; suggests the most similar entity
 */
export const findEntity = (description: Description, name: string): Entity =>
  description.entities.get(name) ??
  failName(
    `entity "${name}" is not among the schemas of ${description.name}.`,
    name,
    [...description.entities.keys()],
    `Allowed are the file names in openapi/${description.name}/schemas and openapi/shared/schemas.`,
  );
