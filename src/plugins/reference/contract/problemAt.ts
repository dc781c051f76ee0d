import {problem, type Problem} from '../../../site/problem';
import {lineOf, displayPath} from '../../../site/yamlFiles';

/** The location of an invalid value: the absolute path of the file, and the keys from its root to the value. */
export type Where = {file: string; keys: (string | number)[]};

/** Returns a problem with file, line and key. */
export function problemAt({file, keys}: Where, message: string): Problem {
  return problem(displayPath(file), lineOf(file, keys), `${keys.join(' → ')} ${message}`);
}
