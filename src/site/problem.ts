// Creates and formats problems in source files, and stops the build if there are any.

/** A problem in a source file. `reason` says what is wrong, and how to fix it. */
export type Problem = {
  /** Path from the root of the repository; empty if it is not known. The code that catches the problem then adds it. */
  file: string;
  /** Line, counted from 1; undefined if it is not known. */
  line: number | undefined;
  /** Column, counted from 1. */
  column?: number | undefined;
  /** Key of the front matter that it is about, if the file is not known. */
  key?: string;
  reason: string;
};

/** Creates a {@link Problem}. */
export const problem = (
  file: string,
  line: number | undefined,
  reason: string,
  column?: number,
): Problem => ({file, line, column, reason});

/** Formats a problem as one line: the place (`file:line:column`), what is wrong, and how to fix it. */
export function problemLine({file, line, column, reason}: Problem): string {
  const place = [file, line, column !== undefined && column > 1 && column].filter(Boolean);
  return [...place, ` ${reason}`].join(':').trim();
}

/**
 * Thrown for problems in pages, the contract, the changelog or programs. The build prints the stack of an error. The
 * stack of this error is only the message, because a writer needs the file and the fix, not the call stack.
 */
export class ProblemError extends Error {
  // Private, because Docusaurus prints all public properties of an error.
  readonly #problems: readonly Problem[];

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /**
   * @param problems one or more problems; a string becomes a problem without a file
   * @param heading first line of the message
   */
  constructor(problems: string | Problem | readonly Problem[], heading?: string) {
    const all = typeof problems === 'string' ? problem('', undefined, problems) : problems;
    const list = [all].flat() as readonly Problem[];
    super([heading, ...list.map(problemLine)].filter(Boolean).join('\n'));
    this.name = 'ProblemError';
    this.stack = this.message;
    this.#problems = list;
  }
}

/** How the reason of an unexpected error begins. */
export const defect = 'The check failed here.';

/**
 * Returns the problems of an error. An unexpected error is one, with its stack in this repository, so that others are
 * reported too.
 */
export const problemsOf = (error: unknown): readonly Problem[] => {
  if (error instanceof ProblemError) return error.problems;
  const stack = String((error as Error).stack).replaceAll(/\n.*node(?:_modules|:).*/g, '');
  const text = `${defect} Unless a file is missing, the defect is in the code below, not in the page.`;
  return [problem('', undefined, `${text} ${stack}`)];
};

/** Returns the problems that a reader of files returns or throws. */
export function problemsFrom(read: () => readonly Problem[] | void): readonly Problem[] {
  try {
    return read() ?? [];
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
    throw error;
  }
}

/**
 * Creates one error for several problems.
 *
 * @param where the files with the problems, such as `the PMS guides`
 */
export function errorFor(where: string, problems: readonly Problem[]): ProblemError {
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  return new ProblemError(problems, `${count} in ${where}:`);
}

/**
 * Prints the problems of an error and stops the build. Docusaurus would print its own stack first, and the problems
 * more than once.
 *
 * @param where the files with the problems, such as `The PMS guides`
 * @throws ProblemError with a short message, if `error` is a ProblemError; any other error unchanged
 */
export function stopBuild(where: string, error: unknown): never {
  if (!(error instanceof ProblemError)) throw error;
  // Docusaurus wraps the error and prints the stack of each wrapper, so a build turns stacks off. The preview keeps
  // them on, because it continues and may report other errors.
  if (process.env.NODE_ENV === 'production') Error.stackTraceLimit = 0;
  console.error(`\n[ERROR] ${error.message}\n`);
  throw new ProblemError(`${where} have problems, which are listed above.`);
}
