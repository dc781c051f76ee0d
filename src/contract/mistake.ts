import {ContractError} from './errors';
import {lineOf, shown} from './yamlFiles';

/** Where a mistake is. */
export type Where = {file: string; keys: (string | number)[]};

/**
 * Stops with a message that begins with file, line and key.
 *
 * @throws ContractError always
 */
export function fail({file, keys}: Where, message: string): never {
  throw new ContractError(`${shown(file)}:${lineOf(file, keys)}: ${keys.join(' → ')} ${message}`);
}

/** The place of a key below another. */
export function below({file, keys}: Where, ...more: (string | number)[]): Where {
  return {file, keys: [...keys, ...more]};
}
