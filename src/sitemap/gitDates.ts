import {execFileSync} from 'node:child_process';

/** By path from the root of the repository, the time of its last commit, in ISO form and UTC. */
export type Dates = ReadonlyMap<string, string>;

function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Reads when each file last changed, in one pass over the history.
 *
 * @param root folder of the repository
 * @returns undefined where that is not known: without git, or with a history that has been cut off, whose oldest commit would
 *   stand as the last change of nearly every file
 */
export function gitDates(root: string): Dates | undefined {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
    const dates = new Map<string, string>();
    let time = '';
    for (const line of git(root, 'log', '--format=/%cI', '--name-only', '--relative').split('\n')) {
      if (line.startsWith('/')) time = new Date(line.slice(1)).toISOString();
      else if (line !== '' && !dates.has(line)) dates.set(line, time);
    }
    return dates;
  } catch {
    return undefined;
  }
}
