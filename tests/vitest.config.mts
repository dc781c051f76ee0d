import {defineConfig} from 'vitest/config';

const project = (name: string, timeout: number) => ({
  test: {
    name,
    root: '.',
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

/** `unit` needs nothing but the sources; `built` reads the site in `build/`; `samples` runs programs. */
export default defineConfig({
  test: {
    root: '.',
    projects: [project('unit', 30_000), project('built', 60_000), project('samples', 600_000)],
  },
});
