// Docusaurus plugin that checks pages during a build and in the preview.
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {errorFor, type Problem, problemLine, stopBuild, ProblemError} from '../../site/problem';
import {checkInThread} from './checkInThread.cjs';

/** Bundler plugin of the preview: shows problems in the terminal and in the overlay, and checks again on changes. */
class ShowInPreview {
  private problems: Problem[] = [];
  private running = false;
  private again = false;

  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('check-pages', ({compiler: of, errors, warnings}) => {
      // Ignores child compilers, such as the compiler of the HTML template.
      if (of !== compiler) return;
      for (const one of this.problems) {
        (one.fatal === false ? warnings : errors).push(new ProblemError(one));
      }
    });
    compiler.hooks.done.tap('check-pages', () => {
      void this.look(compiler);
    });
  }

  /** Checks, and checks again if `look` was called meanwhile. Then shows the problems, if they have changed. */
  private async look(compiler: Compiler): Promise<void> {
    this.again = true;
    if (this.running) return;
    this.running = true;
    let found = this.problems;
    while (this.again) {
      this.again = false;
      try {
        found = await checkInThread(this.siteDir);
      } catch (error) {
        console.error(error);
      }
    }
    this.running = false;
    if (found.map(problemLine).join() === this.problems.map(problemLine).join()) return;
    this.problems = found;
    if (found.length > 0) console.error(`\n[ERROR] ${errorFor('the pages', found).message}\n`);
    compiler.watching?.invalidate();
  }
}

/** Bundler plugin of the build: if the check found problems, stops the build before pages are rendered. */
class StopBuild {
  constructor(private readonly found: () => Promise<Problem[]>) {}

  /** Registers a hook that, if there are problems, prints each of them and then rejects with a ProblemError. */
  apply(compiler: Compiler): void {
    // Runs before the hook of Docusaurus, because that hook exits at the first page that MDX cannot parse.
    compiler.hooks.done.tapPromise({name: 'check-pages', stage: -1}, async () => {
      const problems = await this.found();
      // Skips warnings: these are broken links to Markdown files, which Docusaurus reports itself.
      const errors = problems.filter(({fatal}) => fatal !== false);
      if (errors.length > 0) stopBuild('Pages', errorFor('the pages', errors));
    });
  }
}

/**
 * Reports everything that can be detected without a build: errors that would fail the build, and problems that the
 * build would publish silently. The check runs in parallel with the bundler. If there are problems, a build stops when
 * both are done. The preview shows the problems and continues.
 */
export default function checkPagesPlugin({siteDir}: LoadContext): Plugin {
  const preview = process.env.NODE_ENV !== 'production';
  let found: Promise<Problem[]> = Promise.resolve([]);
  return {
    name: 'check-pages',
    async loadContent() {
      if (preview) return;
      found = checkInThread(siteDir);
      // Prevents an unhandled rejection. `StopBuild` awaits the promise and reports the failure.
      found.catch(() => {});
    },
    configureWebpack: (_, isServer) => {
      // Both bundlers, for the client and the server, get the plugin, because either may finish first.
      if (!preview) return {plugins: [new StopBuild(() => found)]};
      return isServer ? {} : {plugins: [new ShowInPreview(siteDir)]};
    },
  };
}
