import {availableParallelism} from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {findFonts} from '../scripts/lib/fonts.mjs';
import {engines, findEngine, findHeadlessBrowser} from '../scripts/lib/browsers.mjs';
import type {SmokeOptions} from './smoke/support/test';

const {SHARD} = process.env;
const [current = 1, total = 1] = (SHARD ?? '').split('/').map(Number);

/**
 * Projects: `chromium` runs the tests in tests/browser. `smoke-<engine>` runs the tests that every engine must pass.
 * `smoke-<engine>-<fonts>` runs the tests that depend on the width of letters. Engines and font sets that are not
 * installed have no project; the test command reports them.
 */
export default defineConfig<object, SmokeOptions>({
  globalSetup: './browser/support/globalSetup.ts',
  // Tests compare screenshots with earlier screenshots of the same test.
  snapshotPathTemplate: '../test-results/pictures/{arg}{ext}',
  workers: Math.max(2, availableParallelism() - 1),
  // `SHARD=1/3` runs a third of the tests.
  shard: SHARD ? {current, total} : null,
  forbidOnly: Boolean(process.env.CI),
  // A long timeout that only stops hanging tests: on a shared machine, tests that visit every page take minutes.
  timeout: 600_000,
  use: {actionTimeout: 30_000},
  expect: {
    timeout: 30_000,
    // Versions of Chromium draw the edges of letters differently.
    toHaveScreenshot: {pathTemplate: '{testDir}/pictures/{arg}{ext}', maxDiffPixelRatio: 0.01},
  },
  // Without a terminal, lists only failures, so that a truncated log still shows them.
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  projects: [
    {
      name: 'chromium',
      testDir: './browser',
      outputDir: '../test-results/browser',
      fullyParallel: true,
      use: {
        ...devices['Desktop Chrome'],
        viewport: {width: 1280, height: 900},
        permissions: ['clipboard-read', 'clipboard-write'],
        // Avoids colour transitions, during which axe would measure intermediate colours.
        contextOptions: {reducedMotion: 'reduce'},
        screenshot: 'only-on-failure',
        launchOptions: {
          executablePath: findHeadlessBrowser(),
          args: [
            // Chromium's sandbox does not work as root.
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
            '--disable-quic',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--disable-gpu',
          ],
        },
      },
    },
    ...engines.filter(findEngine).flatMap((engine) =>
      // In Chromium, tests/browser/fonts.spec.ts uses both font sets.
      [undefined, ...(engine === 'chromium' ? [] : findFonts())].map((fonts) => ({
        name: ['smoke', engine, fonts].filter(Boolean).join('-'),
        testDir: './smoke',
        // A separate folder, because each run empties its output folder and may run at the same time as `chromium`.
        outputDir: '../test-results/smoke',
        testMatch: fonts ? 'look.spec.ts' : ['smoke.spec.ts', 'search.spec.ts'],
        use: {engine, fonts},
        // WebKitWebDriver sometimes does not respond to a navigation although the page has loaded. Firefox's driver can
        // fail too (drivers/bidi.ts). Playwright reports tests that pass on retry as flaky.
        retries: engine === 'chromium' ? 0 : 2,
      })),
    ),
  ],
});
