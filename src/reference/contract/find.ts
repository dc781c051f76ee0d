import {WriterError} from '../../site/writerError';
import type {Contract, Description, Entity, Operation, Resource, UnknownOperation} from './model';
import {didYouMean} from '../../site/nearest';
import {type DescriptionName, descriptions} from './operationFiles';

const quoted = (values: Iterable<string>) => [...values].map((value) => `"${value}"`).join(', ');

/** An operation by its key, whether it can be called or is known by name alone. */
export function operationNamed(
  contract: Contract,
  key: string | undefined,
): Operation | UnknownOperation | undefined {
  return contract.operations.get(key ?? '') ?? contract.unknownOperations.get(key ?? '');
}

/** All operations that have a page: those that can be called, and those that are known by name alone. */
export function namedOperations(contract: Contract): (Operation | UnknownOperation)[] {
  return [...contract.operations.values(), ...contract.unknownOperations.values()];
}

/** Throws for an unknown name, with the most similar known one. */
const failName = (reason: string, name: string, known: string[], advice: string): never => {
  throw new WriterError(`${reason} ${didYouMean(name, known)}${advice}`);
};

/**
 * Finds the operation that a page names.
 *
 * @param key such as `v2/getReservation`
 * @throws WriterError that names the nearest operation
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
 * Finds a description by its name.
 *
 * @param key which key of the front matter named it, for the message
 * @throws WriterError that lists the descriptions
 */
export function findDescription(contract: Contract, name: string, key: string): Description {
  const known = Object.keys(descriptions);
  return (
    contract.descriptions[name as DescriptionName] ??
    failName(`${key} "${name}" is not a description.`, name, known, `Allowed are ${quoted(known)}.`)
  );
}

/**
 * Finds the resource that a page names, and its description.
 *
 * @param key such as `v2/reservation`
 * @throws WriterError that names the nearest resource
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
 * @throws WriterError that names the nearest entity
 */
export const findEntity = (description: Description, name: string): Entity =>
  description.entities.get(name) ??
  failName(
    `entity "${name}" is not among the schemas of ${description.name}.`,
    name,
    [...description.entities.keys()],
    `Allowed are the file names in openapi/${description.name}/schemas and openapi/shared/schemas.`,
  );
