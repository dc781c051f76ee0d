import {defineConfig} from 'vitest/config';

const project = (name: string, timeout: number) => ({
  test: {
    name,
    root: '.',
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    setupFiles: 'tests/support/setup.ts',
    // Test files in a worker share modules, because reading the contract for each file took half of the time.
    isolate: false,
  },
});

/**
 * Projects:
 *
 * - `unit` needs only the sources.
 * - `built` reads the site in `build/`.
 * - `writers` runs the build, the check and the preview in edited copies of the repository.
 * - `samples` runs the samples of the operations, `guides` the programs of the guides.
 * - `mock-package` tests the mock as readers get it, from the npm package that the build adds to the site, and runs the
 *   commands of pages with it.
 * - `deploy` tests nginx with the built site, a preview, and what a release must meet: valid HTML, identical rebuilds.
 * - `generators` runs client generators on the contract.
 *
 * scripts/test/steps.yaml says which of them run in `npm test`.
 */
export default defineConfig({
  test: {
    root: '.',
    // A file that a test compares with is written only with `-u`, so that a missing one fails.
    update: 'none',
    globalSetup: 'tests/support/bundleContract.ts',
    tags: [{name: 'slow', description: 'Runs in `npm run test:all` only.'}],
    projects: [
      project('unit', 120_000),
      project('built', 300_000),
      project('writers', 600_000),
      project('samples', 600_000),
      project('guides', 300_000),
      project('mock-package', 600_000),
      project('deploy', 600_000),
      project('generators', 600_000),
    ],
  },
});
