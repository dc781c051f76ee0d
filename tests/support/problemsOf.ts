import {type Problem, ProblemError} from '../../src/site/problem';

/** Returns the problems that a reader of files returns or throws. */
export function problemsOf(read: () => readonly Problem[] | void): readonly Problem[] {
  try {
    return read() ?? [];
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
    throw error;
  }
}
