import {defineConfig} from 'vitest/config';

const project = (name: string, timeout: number, globalSetup?: string) => ({
  test: {
    name,
    root: '.',
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    setupFiles: 'tests/support/setup.ts',
    // The files that a worker runs one after the other share what they import. To read the contract anew for each took half of the time.
    isolate: false,
    ...(globalSetup && {globalSetup}),
  },
});

/**
 * `unit` needs nothing but the sources; `built` reads the site in `build/`, and `deploy` serves it as a host would; `writers` does
 * what a writer does, in a copy of the repository; `samples` and `guides` run programs, `guides` those of `samples/guides` with
 * faults; `mock` starts the packed mock of the built site as a reader would, and loads it; `generators` runs the programs of others that read the contract, from a package of its own.
 */
export default defineConfig({
  test: {
    root: '.',
    projects: [
      project('unit', 30_000),
      project('built', 60_000),
      project('deploy', 300_000),
      project('writers', 240_000),
      project('samples', 600_000),
      project('mock', 600_000),
      project('generators', 600_000),
      project('guides', 120_000, 'tests/guides/support/total.ts'),
    ],
  },
});
