import path from 'node:path';
import {copySources} from '../../scripts/lib/copySources.mjs';
import {run, toolScript} from '../../scripts/lib/run.mjs';
import {temporaryFolder} from '../support/temporaryFolder';

export type Result = {code: number; output: string};

/** A copy of the repository that a test may spoil, gone again when the tests of the file are over. */
export class Scratch {
  readonly root = temporaryFolder('writer');

  constructor() {
    copySources(this.root);
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  /** Runs `npm run new` there. */
  create(kind: string, answers: Record<string, string>): Promise<Result> {
    const given = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
    return this.run('node', 'scripts/new.mjs', kind, ...given);
  }

  /** Runs a tool of the project there, such as `cspell`, or `node` itself. */
  run(tool: string, ...args: string[]): Promise<Result> {
    const script = tool === 'node' ? [] : [toolScript(tool)];
    return run(process.execPath, [...script, ...args], {cwd: this.root, quiet: true});
  }
}
