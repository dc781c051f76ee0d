import {defineConfig} from '@playwright/test';
import {type Engine, engines, findEngine} from '../scripts/lib/engines.mjs';
import {findFonts} from '../scripts/lib/fonts.mjs';
import type {SmokeOptions} from './smoke/support/test';

const fonts = findFonts();
/** What depends on the width of letters. */
const look = /look\.spec\.ts/;

/**
 * WebKitWebDriver at times no longer answers, so that a test is tried once more in a new browser; the result says so. What fails for
 * another reason has failed, even when it passes then.
 */
const retries = (engine: Engine) => Number(findEngine(engine)?.driver === 'webdriver');

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
    {name: engine, use: {engine}, testIgnore: look, retries: retries(engine)},
    // With each set of fonts that can be had alone, else with those of the machine.
    ...(fonts.length > 0 ? fonts : [undefined]).map((set) => ({
      name: `${engine}, ${set ?? 'own fonts'}`,
      use: {engine, fonts: set},
      testMatch: look,
      retries: retries(engine),
    })),
  ]),
});
