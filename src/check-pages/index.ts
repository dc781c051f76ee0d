import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {readPage} from '../site/pages';
import {mistakesIn, type Problem, problemLine, stopBuild, WriterError} from '../site/writerError';
import {unreadableProblem} from './rules/unreadable';

/**
 * Runs `npm run check` in a process of its own, so that the build goes on beside it and the preview keeps answering.
 *
 * @throws Error when the check itself fails
 */
function check(siteDir: string): Promise<Problem[]> {
  const jiti = path.join(path.dirname(require.resolve('jiti/package.json')), 'bin/jiti.js');
  const command = path.join(__dirname, 'command.ts');
  const child = spawn(process.execPath, [jiti, command, '--json'], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject).on('close', () => {
      try {
        resolve(JSON.parse(output) as Problem[]);
      } catch {
        reject(new Error('The check of the pages failed: npm run check says why.'));
      }
    });
  });
}

/** Tells the mistakes in the terminal of the preview and over its pages, anew after each change. */
class TellInPreview {
  private problems: Problem[] = [];
  private running = false;
  private again = false;

  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('check-pages', ({compiler: of, errors}) => {
      // The template of the page is compiled apart.
      if (of !== compiler) return;
      const told = new Set(this.problems.map(problemLine));
      // What MDX says of a page is long, and ends in the calls of the parser.
      for (let index = errors.length - 1; index >= 0; index -= 1) {
        const [, file] =
          /MDX compilation failed for file "([^"]+)"/.exec(String(errors[index])) ?? [];
        if (file === undefined) continue;
        const lines = this.unreadable(file);
        if (lines.length === 0) continue;
        errors.splice(index, 1);
        for (const line of lines) told.add(line);
      }
      for (const line of told) errors.push(new WriterError(line));
    });
    compiler.hooks.done.tap('check-pages', () => {
      void this.look(compiler);
    });
  }

  /** What is known of a page that cannot be compiled, a line each. */
  private unreadable(absolute: string): string[] {
    const file = path.relative(this.siteDir, absolute).split(path.sep).join('/');
    const own = this.problems.filter((problem) => problem.file === file);
    return [...own, ...unreadableProblem(readPage(file, readFileSync(absolute, 'utf8')))].map(
      problemLine,
    );
  }

  /** Checks until nothing has changed meanwhile, then tells what is new. */
  private async look(compiler: Compiler): Promise<void> {
    this.again = true;
    if (this.running) return;
    this.running = true;
    let found = this.problems;
    while (this.again) {
      this.again = false;
      try {
        found = await check(this.siteDir);
      } catch (error) {
        console.error((error as Error).message);
      }
    }
    this.running = false;
    if (JSON.stringify(found) === JSON.stringify(this.problems)) return;
    this.problems = found;
    if (found.length > 0) console.error(`\n[ERROR] ${mistakesIn('the pages', found).message}\n`);
    compiler.watching?.invalidate();
  }
}

/** Stops a build on what the check has found: after the bundler, before a page is rendered. */
class StopBuild {
  constructor(private readonly found: () => Promise<Problem[]>) {}

  apply(compiler: Compiler): void {
    // What the bundler says of the same mistakes is told after this hook, if at all.
    compiler.hooks.done.tapPromise('check-pages', async () => {
      const problems = await this.found();
      if (problems.length > 0) stopBuild('Pages', mistakesIn('the pages', problems));
    });
  }
}

/**
 * Holds every page to what can be known without a build: what the build would refuse, and what it would publish wrongly without a
 * word. The check takes as long as half of the bundling and one core, so the two run beside each other. The build stops when both are
 * done; the preview tells what is wrong and goes on.
 *
 * @throws WriterError with every mistake: file, line, what is wrong, how to mend it
 */
export default function checkPagesPlugin({siteDir}: LoadContext): Plugin {
  const preview = process.env.NODE_ENV !== 'production';
  let found: Promise<Problem[]> = Promise.resolve([]);
  return {
    name: 'check-pages',
    async loadContent() {
      if (preview) return;
      found = check(siteDir);
      // Whoever waits for it is told; until then it is nobody's fault.
      found.catch(() => {});
    },
    configureWebpack: (_, isServer) => {
      if (isServer) return {};
      return {plugins: [preview ? new TellInPreview(siteDir) : new StopBuild(() => found)]};
    },
  };
}
