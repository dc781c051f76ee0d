import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySources} from '../../scripts/lib/copySources.mjs';
import {run} from '../../scripts/lib/run.mjs';

export type Result = {code: number; output: string};

/** A copy of the repository that a test may spoil. */
export class Scratch {
  readonly root = mkdtempSync(path.join(tmpdir(), 'calry-docs-writer-'));

  constructor() {
    copySources(this.root);
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  /** Runs a tool of the project there, such as `cspell`, or `node` itself. */
  run(tool: string, ...args: string[]): Promise<Result> {
    const command = tool === 'node' ? process.execPath : path.resolve('node_modules/.bin', tool);
    return run(command, args, {cwd: this.root, quiet: true});
  }

  remove(): void {
    rmSync(this.root, {recursive: true});
  }
}
