import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySources} from '../../scripts/lib/copySources.mjs';
import {run, toolScript} from '../../scripts/lib/run.mjs';
import {temporaryFolder} from '../support/temporaryFolder';

type Result = {code: number; output: string};

/** A copy of the repository that a test may change, removed after the tests of the file. */
export class Scratch {
  readonly root = temporaryFolder('writer');

  constructor() {
    copySources(this.root);
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  /**
   * @returns the text of the file before the change
   * @throws when the file does not contain what is to be replaced
   */
  edit(file: string, from: RegExp, to: string): string {
    const text = readFileSync(this.path(file), 'utf8');
    if (!from.test(text)) throw new Error(`${file} does not match ${from}.`);
    writeFileSync(this.path(file), text.replace(from, to));
    return text;
  }

  /** Runs a tool of the project in the copy, such as `cspell`, or `node` itself. */
  run(tool: string, ...args: string[]): Promise<Result> {
    const script = tool === 'node' ? [] : [toolScript(tool)];
    return run(process.execPath, [...script, ...args], {cwd: this.root, quiet: true});
  }

  /** Runs `npm run new` in the copy. */
  create(kind: string, answers: Record<string, string>): Promise<Result> {
    const given = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
    return this.run('node', 'scripts/new.mjs', kind, ...given);
  }
}
