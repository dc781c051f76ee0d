import {availableParallelism} from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {findHeadlessBrowser} from '../scripts/lib/browser.mjs';
import {engines, findEngine} from '../scripts/lib/engines.mjs';
import {findFonts} from '../scripts/lib/fonts.mjs';
import type {SmokeOptions} from './smoke/support/test';

/**
 * `chromium` has the tests of pages, `smoke-<engine>` those that every engine must pass, and `smoke-<engine>-<fonts>`
 * those that depend on the width of letters. Engines and font sets that are not installed have no project;
 * `ensureEngines` reports them.
 */
export default defineConfig<object, SmokeOptions>({
  globalSetup: './browser/support/globalSetup.ts',
  // Pictures are compared with those that the same test has taken before.
  snapshotPathTemplate: '../test-results/pictures/{arg}{ext}',
  workers: Math.max(2, availableParallelism() - 1),
  forbidOnly: Boolean(process.env.CI),
  // These only end what hangs: a machine that other jobs share takes minutes for the tests that visit every page.
  timeout: 600_000,
  expect: {timeout: 60_000},
  // Without a terminal only failures are listed: a log that is cut off shall still show them.
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
        // Colours that fade would be judged half-way.
        contextOptions: {reducedMotion: 'reduce'},
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
    },
    ...engines.filter(findEngine).flatMap((engine) =>
      [undefined, ...findFonts()].map((fonts) => ({
        name: ['smoke', engine, fonts].filter(Boolean).join('-'),
        testDir: './smoke',
        // A run empties the folder of its projects, and may be beside one of the project `chromium`.
        outputDir: '../test-results/smoke',
        testMatch: fonts ? 'look.spec.ts' : ['smoke.spec.ts', 'search.spec.ts'],
        use: {engine, fonts},
        // WebKitWebDriver, and Firefox through BiDi, at times do not answer a navigation although the page has loaded.
        // Playwright reports what passed at the second attempt as flaky.
        retries: engine === 'chromium' ? 0 : 1,
      })),
    ),
  ],
});
