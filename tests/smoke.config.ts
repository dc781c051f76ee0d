import {defineConfig} from '@playwright/test';
import {engines, findEngine} from '../scripts/lib/engines.mjs';
import type {SmokeOptions} from './smoke/support/test';

/** The engines on this machine; `npm test -- smoke` says which are not. */
export default defineConfig<object, SmokeOptions>({
  testDir: './smoke',
  outputDir: '../test-results/smoke',
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A browser each: the tests of an engine share one, which takes seconds to start.
  workers: engines.length,
  reporter: [
    ['list'],
    ['json', {outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/smoke.json'}],
  ],
  projects: engines.filter(findEngine).map((engine) => ({name: engine, use: {engine}})),
});
