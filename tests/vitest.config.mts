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
 * Projects: `unit` needs only the sources; `built` reads the site in `build/`; `writers` builds pages with writers'
 * mistakes; `samples` and `guides` run the samples and the guides' programs; `mock` starts the mock from the package on
 * the built site; `deploy` serves the built site with nginx; `generators` runs client generators on the contract.
 *
 * `npm test` skips the projects `deploy` and `generators`, and tests tagged `slow`; `npm run test:all` runs everything.
 */
export default defineConfig({
  test: {
    root: '.',
    tags: [{name: 'slow', description: 'Runs in `npm run test:all` only.'}],
    projects: [
      project('unit', 120_000),
      project('built', 300_000),
      project('writers', 600_000),
      project('samples', 600_000),
      project('guides', 300_000),
      project('mock', 600_000),
      project('deploy', 600_000),
      project('generators', 600_000),
    ],
  },
});
