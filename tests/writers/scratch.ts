import {cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run} from '../../scripts/lib/run.mjs';

/** What is no source: packages, builds, caches, results and the history. */
const left =
  /^(node_modules|build.*|test-results|playwright-report|\.docusaurus.*|\.cache|\.git|.*\.log)$/;

export type Result = {code: number; output: string};

/** A copy of the repository that a test may spoil. */
export class Scratch {
  readonly root = mkdtempSync(path.join(tmpdir(), 'calry-docs-writer-'));

  constructor() {
    for (const part of readdirSync('.').filter((name) => !left.test(name))) {
      cpSync(part, path.join(this.root, part), {recursive: true});
    }
    symlinkSync(path.resolve('node_modules'), path.join(this.root, 'node_modules'));
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
