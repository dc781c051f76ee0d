// `npm test`: installs what is missing, builds the site, and runs every check. Each step runs even when one before it failed, so that
// one run shows all that is wrong; steps that need the built site are left out, and counted as failed, when it did not build.
import {readFileSync, rmSync} from 'node:fs';
import {ensureInstalled} from './lib/install.mjs';
import {run} from './lib/run.mjs';

/** @typedef {{passed: number, failed: number}} Count */

const results = 'test-results';

/**
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<Count>} a check without cases of its own counts as one
 */
async function check(tool, ...args) {
  const {code} = await run('npx', ['--no', tool, ...args]);
  return {passed: Number(code === 0), failed: Number(code !== 0)};
}

/**
 * @param {string} project folder below `tests`
 * @returns {Promise<Count>}
 */
async function unit(project) {
  const report = `${results}/${project}.json`;
  const {code} = await run('npx', [
    '--no',
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.mts',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const {numPassedTests: passed, numFailedTests: failed} = JSON.parse(readFileSync(report, 'utf8'));
  // A file that cannot be loaded fails without a failed test.
  return {passed, failed: code === 0 ? failed : Math.max(failed, 1)};
}

/** @returns {Promise<Count>} */
async function browser() {
  const {ensureBrowser} = await import('./lib/browser.mjs');
  const CHROMIUM_PATH = await ensureBrowser();
  const report = `${results}/browser.json`;
  const {code} = await run('npx', ['--no', 'playwright', 'test', '--config', 'tests/playwright.config.ts'], {
    env: {CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  });
  const {expected, unexpected, flaky} = JSON.parse(readFileSync(report, 'utf8')).stats;
  const failed = unexpected + flaky;
  return {passed: expected, failed: code === 0 ? failed : Math.max(failed, 1)};
}

/** @returns {Promise<Count>} a build that printed a warning has failed */
async function build() {
  const {buildSite} = await import('./lib/build.mjs');
  const warnings = await buildSite();
  built = true;
  for (const warning of warnings) console.log(`A warning fails the tests: ${warning}`);
  const passed = Number(warnings.length === 0);
  return {passed, failed: 1 - passed};
}

let built = false;

const failure = {passed: 0, failed: 1};

/**
 * @param {unknown} error what a step threw
 * @returns {Count}
 */
function report(error) {
  console.error(error instanceof Error ? error.message : error);
  return failure;
}

/** @type {{name: string, needsSite?: boolean, step: () => Promise<Count>}[]} */
const steps = [
  {name: 'format', step: () => check('prettier', '--check', '--log-level=warn', '.')},
  {name: 'lint', step: () => check('oxlint', '--deny-warnings')},
  {name: 'types', step: () => check('tsc', '--noEmit')},
  {name: 'unit tests', step: () => unit('unit')},
  {name: 'build', step: build},
  {name: 'built site', needsSite: true, step: () => unit('built')},
  {name: 'browser', needsSite: true, step: browser},
];

try {
  await ensureInstalled();
  rmSync(results, {recursive: true, force: true});
  const total = {passed: 0, failed: 0};
  const lines = [];
  for (const {name, needsSite, step} of steps) {
    console.log(`\n=== ${name}`);
    const start = Date.now();
    const count = needsSite && !built ? failure : await step().catch(report);
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = Math.round((Date.now() - start) / 1000);
    lines.push(`${count.failed ? 'FAIL' : 'ok  '} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
