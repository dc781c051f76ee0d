import {problem, type Problem, WriterError} from '../../site/writerError';
import {lineOf, displayPath} from '../../site/yamlFiles';

/** Where a mistake is: the absolute path of the file, and the keys that lead to it. */
export type Where = {file: string; keys: (string | number)[]};

/** The place of a key below another. */
export const below = ({file, keys}: Where, ...more: Where['keys']): Where => ({
  file,
  keys: [...keys, ...more],
});

/** A problem of a key. */
export function problemAt({file, keys}: Where, message: string): Problem {
  return problem(displayPath(file), lineOf(file, keys), `${keys.join(' → ')} ${message}`);
}

/**
 * Throws a problem with file, line and key.
 *
 * @throws WriterError always
 */
export function fail(where: Where, message: string): never {
  throw new WriterError(problemAt(where, message));
}

/**
 * Throws a problem of a whole file.
 *
 * @param file as the message names it
 * @throws WriterError always
 */
export function failFile(file: string, message: string): never {
  throw new WriterError(problem(file, undefined, message));
}
