import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {problemLine} from '../../pms/problems';
import {writingProblems} from '../../writing/pages';

/** A mistake of a writer: its message says all, so the stack of our own calls is left out. */
class WritingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WritingError';
    this.stack = message;
  }
}

/**
 * Holds the front matter and the links of pages and posts to what is allowed there. Docusaurus accepts any key, and names no line.
 *
 * @throws WritingError, before anything is built, with every mistake: file, line, what is wrong, how to mend it
 */
export default function writingPlugin({siteDir}: LoadContext): Plugin {
  const problems = writingProblems(siteDir);
  if (problems.length > 0) {
    console.error(`\n${problems.map((problem) => `[ERROR] ${problemLine(problem)}`).join('\n')}\n`);
    throw new WritingError('Pages have mistakes, which are listed above.');
  }
  return {
    name: 'writing',
    getPathsToWatch: () => [path.join(siteDir, 'blog/*.yml')],
  };
}
