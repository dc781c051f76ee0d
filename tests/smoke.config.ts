import {defineConfig} from '@playwright/test';
import {engines, findEngine} from '../scripts/lib/engines.mjs';
import {findFonts} from '../scripts/lib/fonts.mjs';
import type {SmokeOptions} from './smoke/support/test';

const fonts = findFonts();
/** What depends on the width of letters. */
const look = /look\.spec\.ts/;

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
  projects: engines.filter(findEngine).flatMap((engine) => [
    {name: engine, use: {engine}, testIgnore: look},
    // With each set of fonts that can be had alone, else with those of the machine.
    ...(fonts.length > 0 ? fonts : [undefined]).map((set) => ({
      name: `${engine}, ${set ?? 'own fonts'}`,
      use: {engine, fonts: set},
      testMatch: look,
    })),
  ]),
});
