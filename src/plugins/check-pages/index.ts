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

/**
 * Reports everything that can be detected without a build: errors that would fail the build, and problems that the
 * build would publish silently. If there are problems, a build stops before it bundles. The preview shows the problems
 * and continues.
 */
export default function checkPagesPlugin({siteDir}: LoadContext): Plugin {
  const isPreview = process.env.NODE_ENV !== 'production';
  return {
    name: 'check-pages',
    async loadContent() {
      if (isPreview) return;
      const problems = await checkInThread(siteDir);
      if (problems.length > 0) stopBuild('Pages', errorFor('the pages', problems));
    },
    configureWebpack: () => (isPreview ? {plugins: [showInPreview(siteDir)]} : {}),
  };
}
