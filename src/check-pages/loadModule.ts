import path from 'node:path';
import {problem, WriterError} from '../site/writerError';

/**
 * Reads a file of TypeScript that writers edit.
 *
 * @param file from the root of the repository
 * @returns what it exports
 * @throws WriterError with file and line when its syntax is wrong
 */
export async function loadModule<Exports>(file: string, root = '.'): Promise<Exports> {
  const absolute = path.resolve(root, file);
  try {
    return (await import(absolute)) as Exports;
  } catch (error) {
    // Loaders of TypeScript differ in where they put the line; an error without one is not a syntax error.
    const {message, loc} = error as Error & {loc?: {line: number}};
    const at = loc?.line ?? /:(\d+):\d+/.exec(message)?.[1];
    if (at === undefined) throw error;
    const [what = ''] = message.split('\n');
    throw new WriterError(
      problem(file, Number(at), `this cannot be read (${what.trim()}).`, {
        note: 'Look at the line and at the one above it: a bracket, quote or comma is missing or too many.',
      }),
    );
  }
}
