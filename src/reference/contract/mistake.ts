import type {Mistake} from './checks/wording';
import {WriterError} from '../../site/writerError';
import {lineOf, shown} from '../../site/yamlFiles';

/** Where a mistake is. */
export type Where = {file: string; keys: (string | number)[]};

/** The place as a message begins with it: file, line, key. */
export function placed({file, keys}: Where): string {
  return `${shown(file)}:${lineOf(file, keys)}: ${keys.join(' → ')}`;
}

/**
 * Stops with a message that begins with file, line and key.
 *
 * @throws WriterError always
 */
export function fail(where: Where, message: string): never {
  throw new WriterError(`${placed(where)} ${message}`);
}

/**
 * Stops with the first mistake of a part of the contract, if there is one.
 *
 * @throws WriterError with its place
 */
export function failOn(where: Where, mistakes: readonly (Mistake | undefined)[]): void {
  const mistake = mistakes.find((one) => one !== undefined);
  if (mistake) fail(below(where, ...mistake.keys), mistake.text);
}

/** The place of a key below another. */
export function below({file, keys}: Where, ...more: (string | number)[]): Where {
  return {file, keys: [...keys, ...more]};
}
