import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {problem, ProblemError} from '../../site/problem';

/**
 * Imports a TypeScript file that writers edit.
 *
 * @param file path from the repository root
 * @returns the exports of the file
 * @throws ProblemError with file and line if the file has a syntax error
 */
export async function loadModule<Exports>(file: string, root = '.'): Promise<Exports> {
  const absolute = path.resolve(root, file);
  try {
    return (await import(pathToFileURL(absolute).href)) as Exports;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    // Each TypeScript loader reports the line in a different place. An error without a line is not a syntax error.
    const {message, loc} = error as Error & {loc?: {line: number}};
    const at = loc?.line ?? /:(\d+):\d+/.exec(message)?.[1];
    if (at === undefined) throw error;
    const [what = ''] = message.split('\n');
    throw new ProblemError(
      problem(file, Number(at), `this cannot be read (${what.trim()}).`, {
        note: 'Look at this line and the one above: a bracket, quote or comma is missing or unexpected.',
      }),
    );
  }
}
