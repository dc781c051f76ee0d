// Copies the repository, so that a test can change the copy.
import {cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {run, toolScript} from '../../scripts/lib/run.mjs';
import {temporaryFolder} from '../support/temporaryFolder';

type Result = {code: number; output: string};

type Addition = {
  template: string;
  file: string;
  /** Values of the placeholders. */
  values: Record<string, string>;
  page?: {file: string; text: string};
  /** Lines to insert, by file. */
  edits: Record<string, {before: string; line: string}>;
};

const additions: Record<'guide' | 'operation', Addition> = parse(
  readFileSync('tests/writers/additions.yaml', 'utf8'),
);

/** Matches files that are not sources: packages, builds, caches, test results and the Git history. */
const made =
  /^(node_modules|build.*|test-results|playwright-report|\.docusaurus.*|\.cache|\.git|.*\.log)$/;

/** A copy of the repository with linked packages. It is removed after the test file has run. */
export class Scratch {
  readonly root: string;

  /** @param label part of the folder's name */
  constructor(label = 'writer') {
    this.root = temporaryFolder(label);
    for (const name of readdirSync('.').filter((entry) => !made.test(entry))) {
      cpSync(name, this.path(name), {recursive: true});
    }
    symlinkSync(path.resolve('node_modules'), this.path('node_modules'));
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  /**
   * Replaces text in a file.
   *
   * @returns the text of the file before the change
   * @throws Error if the file does not match `from`
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

  /** Adds a guide or an operation from its template. Returns the new files, the page first. */
  add(kind: 'guide' | 'operation'): string[] {
    const {template, file, values, page, edits} = additions[kind];
    const text = readFileSync(this.path(template), 'utf8').replaceAll(
      /TODO-([\w-]+)/g,
      (_, name: string) => values[name] ?? '',
    );
    writeFileSync(this.path(file), text);
    if (page) writeFileSync(this.path(page.file), page.text);
    for (const [edited, {before, line}] of Object.entries(edits))
      this.edit(edited, new RegExp(`(?<=${before})`), line);
    return page ? [page.file, file] : [file];
  }
}
