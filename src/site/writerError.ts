/** What a mistake is about: file and line, what is wrong, how to mend it. */
export type Problem = {file: string; line: number; message: string};

export const problemLine = ({file, line, message}: Problem) => `${file}:${line}: ${message}`;

/** What stands in front of a message: its file, and its line where it has one. */
const place = /^(\S[^:\n]*\.\w+)(?::(\d+))?: /;

/**
 * The problems that a message lists, one behind the other, each with its file. A line without one belongs to the problem above it, and
 * one above them all to none.
 */
export function problemsOf(message: string): Problem[] {
  const problems: Problem[] = [];
  for (const row of message.split('\n')) {
    const [front, file = '', line = '1'] = place.exec(row) ?? [];
    const above = problems.at(-1);
    if (front !== undefined) {
      problems.push({file, line: Number(line), message: row.slice(front.length)});
    } else if (above) above.message += `\n${row}`;
  }
  return problems;
}

/**
 * A mistake in what writers write: pages, the contract, the changelog, programs. The build prints an error's stack; here that is the
 * message alone, because a writer needs the file and the way out, not our call chain.
 */
export class WriterError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WriterError';
    this.stack = message;
  }
}

/**
 * One error for all mistakes of a kind of files.
 *
 * @param where such as `the PMS guides`
 */
export function mistakesIn(where: string, problems: readonly Problem[]): WriterError {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  return new WriterError(`${count} in ${where}:\n${problems.map(problemLine).join('\n')}`);
}

/**
 * Stops a build on what was caught. Docusaurus puts the stack of its own calls ahead of the cause of an error; a writer should read the
 * cause first, and once.
 *
 * @param where such as `The PMS guides`
 * @throws WriterError for a writer's mistake, which is printed by then; anything else as it is
 */
export function stopBuild(where: string, error: unknown): never {
  if (!(error instanceof WriterError)) throw error;
  // Docusaurus wraps the error in errors of its own, and prints the stack of each. The preview goes on, with stacks for other errors.
  if (process.env.NODE_ENV === 'production') Error.stackTraceLimit = 0;
  console.error(`\n[ERROR] ${error.message}\n`);
  throw new WriterError(`${where} have mistakes, which are listed above.`);
}
