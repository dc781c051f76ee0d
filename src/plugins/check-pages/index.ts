// Docusaurus plugin that checks pages during a build and in the preview.
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {errorFor, type Problem, problemLine, stopBuild, ProblemError} from '../../site/problem';
import {checkInThread} from './checkInThread.cjs';

/** Bundler plugin of the preview: shows problems in the terminal and in the overlay, and checks again on changes. */
function showInPreview(siteDir: string) {
  let problems: Problem[] = [];
  let lastCheck = Promise.resolve();
  let isWaiting = false;

  /** Checks, and shows the problems if they have changed. */
  async function check(compiler: Compiler): Promise<void> {
    isWaiting = false;
    const found = await checkInThread(siteDir);
    if (found.map(problemLine).join() === problems.map(problemLine).join()) return;
    problems = found;
    if (found.length > 0) console.error(`\n[ERROR] ${errorFor('the pages', found).message}\n`);
    compiler.watching?.invalidate();
  }

  return (compiler: Compiler) => {
    compiler.hooks.afterCompile.tap('check-pages', (compilation) => {
      // Ignores child compilers, such as the compiler of the HTML template.
      if (compilation.compiler === compiler)
        compilation.errors.push(...problems.map((one) => new ProblemError(one)));
    });
    compiler.hooks.done.tap('check-pages', () => {
      // A check that waits for the one before it will see this change too.
      if (isWaiting) return;
      isWaiting = true;
      lastCheck = lastCheck.then(() => check(compiler)).catch(console.error);
    });
  };
}

/** Bundler plugin of the build: if the check found problems, prints them and stops before pages are rendered. */
const stopWith = (found: () => Promise<Problem[]>) => (compiler: Compiler) =>
  // Runs before the hook of Docusaurus, because that hook exits at the first page that MDX cannot parse.
  compiler.hooks.done.tapPromise({name: 'check-pages', stage: -1}, async () => {
    const problems = await found();
    if (problems.length > 0) stopBuild('Pages', errorFor('the pages', problems));
  });

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
      // Prevents an unhandled rejection. `stopWith` awaits the promise and reports the failure.
      found.catch(() => {});
    },
    // In a build, the bundlers for the client and the server both get the plugin, because either may finish first.
    configureWebpack: () => ({plugins: [preview ? showInPreview(siteDir) : stopWith(() => found)]}),
  };
}
