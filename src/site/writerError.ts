import {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';

/**
 * A problem as a message of vfile: `file`, `line` and `column`, the rule as `source` and `ruleId`, what is wrong as
 * `reason`, how to fix it as `note`, and `fatal: false` for a warning. `file` is empty when the thrower does not know
 * it; the catcher sets it.
 */
export type Problem = VFileMessage;

/** The parts of a problem that terminals show. */
type Shown = Pick<Problem, 'file' | 'line' | 'column' | 'reason' | 'note' | 'source' | 'ruleId'>;

type Details = {
  /** Counted from 1. */
  column?: number;
  /** Tool and name of the rule, such as `check-pages:link`. */
  rule?: string;
  /** How to fix it. */
  note?: string;
};

/**
 * @param file from the root of the repository; empty when the caller does not know it
 * @param line counted from 1; undefined when it is not known
 * @param reason what is wrong
 */
export function problem(
  file: string,
  line: number | undefined,
  reason: string,
  {column = 1, rule, note}: Details = {},
): Problem {
  const place = line === undefined ? undefined : {line, column};
  const message = new VFile(file ? {path: file} : {}).message(reason, place, rule);
  message.note = note;
  message.fatal = true;
  return message;
}

/** A problem as one line: the place, which editors open on a click, what is wrong, how to fix it, and the rule. */
export function problemLine({file, line, column, reason, note, source, ruleId}: Shown): string {
  const place = [file, line, column !== undefined && column > 1 && column].filter(Boolean);
  const rule = [source, ruleId].filter(Boolean).join(':');
  return [place.length > 0 && `${place.join(':')}:`, reason, note, rule && `(${rule})`]
    .filter(Boolean)
    .join(' ');
}

/**
 * Mistakes in pages, the contract, the changelog or programs. The build prints the stack of an error; here that is
 * only the message, because a writer needs the file and the remedy, not the call chain.
 */
export class WriterError extends Error {
  // Private, because Docusaurus prints all public fields of an error.
  readonly #problems: readonly Problem[];

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /**
   * @param problems that stop the work; a string is one whose place the caller knows
   * @param heading above them all
   */
  constructor(problems: string | Problem | readonly Problem[], heading?: string) {
    const all = typeof problems === 'string' ? [problem('', undefined, problems)] : problems;
    const list = Array.isArray(all) ? (all as readonly Problem[]) : [all as Problem];
    super([heading, ...list.map(problemLine)].filter(Boolean).join('\n'));
    this.name = 'WriterError';
    this.stack = this.message;
    this.#problems = list;
  }
}

/**
 * One error for all mistakes of a kind of files.
 *
 * @param where such as `the PMS guides`
 */
export function mistakesIn(where: string, problems: readonly Problem[]): WriterError {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  return new WriterError(problems, `${count} in ${where}:`);
}

/**
 * Stops a build after an error. Docusaurus prints its own stack before the cause of an error; a writer should read
 * the cause first, and once.
 *
 * @param where such as `The PMS guides`
 * @throws WriterError for a writer's mistake, which is then already printed; any other error unchanged
 */
export function stopBuild(where: string, error: unknown): never {
  if (!(error instanceof WriterError)) throw error;
  // Docusaurus wraps the error and prints the stack of each wrapper. The preview continues, and keeps stacks for
  // unexpected errors.
  if (process.env.NODE_ENV === 'production') Error.stackTraceLimit = 0;
  console.error(`\n[ERROR] ${error.message}\n`);
  throw new WriterError(`${where} have mistakes, which are listed above.`);
}
