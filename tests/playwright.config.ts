import {availableParallelism} from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {findHeadlessBrowser} from '../scripts/lib/browser.mjs';

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results/browser',
  globalSetup: './browser/support/globalSetup.ts',
  fullyParallel: true,
  // One core is left to the browser's own processes and the server. `--shard` divides the run between machines.
  workers: Math.max(1, availableParallelism() - 1),
  forbidOnly: Boolean(process.env.CI),
  // axe needs half a minute for the longest page on a slow machine.
  timeout: 120_000,
  expect: {timeout: 15_000},
  reporter: [
    ['list'],
    [
      'json',
      {outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/browser.json'},
    ],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 900},
    // Colours that fade would be judged half-way.
    contextOptions: {reducedMotion: 'reduce'},
    // A trace of every step would double the time of the whole run; `--trace on` gives one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: [
        // As root, Chromium does not start inside its sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
});
