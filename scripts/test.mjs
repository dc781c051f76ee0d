// `npm test`: installs what is missing, builds the site, and runs every check; `npm test -- unit browser` runs only the steps named.
// Each step runs even when one before it failed, so that one run shows all that is wrong. Only a failed build ends it: what follows
// would look at an old site.
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {ensureInstalled} from './lib/install.mjs';
import {runTool} from './lib/run.mjs';

/** @typedef {{passed: number, failed: number, unchecked?: string}} Count `unchecked` says what could not be judged here, and why */

const results = 'test-results';

/**
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<Count>} a check without cases of its own counts as one
 */
async function check(tool, ...args) {
  const {code} = await runTool(tool, args);
  return {passed: Number(code === 0), failed: Number(code !== 0)};
}

/**
 * @param {string} project folder below `tests`
 * @param {string[]} options more options of the test runner
 * @returns {Promise<Count>}
 */
async function unit(project, ...options) {
  const file = `${results}/${project}.json`;
  const {code} = await runTool('vitest', [
    'run',
    '--config',
    'tests/vitest.config.mts',
    '--project',
    project,
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const {numPassedTests: passed, numFailedTests: failed} = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot be loaded fails without a failed test.
  return {passed, failed: code === 0 ? failed : Math.max(failed, 1)};
}

/**
 * @param {string} project
 * @returns {Promise<Count>} programs in every language whose toolchain is here or can be had
 */
async function programs(project) {
  const {installToolchains} = await import('../tests/samples/toolchains.mjs');
  await installToolchains();
  return unit(project);
}

/** @returns {Promise<Count>} */
async function browser() {
  const {ensureBrowser} = await import('./lib/browser.mjs');
  const CHROMIUM_PATH = await ensureBrowser();
  const file = `${results}/browser.json`;
  const {code} = await runTool('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
    env: {CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  });
  const {expected, unexpected, flaky} = JSON.parse(readFileSync(file, 'utf8')).stats;
  const failed = unexpected + flaky;
  return {passed: expected, failed: code === 0 ? failed : Math.max(failed, 1)};
}

/** @returns {Promise<Count>} a build that printed a warning has failed */
async function build() {
  const {buildTestSites} = await import('./lib/testSites.mjs');
  const warnings = await buildTestSites();
  for (const warning of warnings) console.log(`A warning fails the tests: ${warning}`);
  const passed = Number(warnings.length === 0);
  return {passed, failed: 1 - passed};
}

/** @returns {Promise<Count>} the shipped configuration in a real server, and a second build */
async function deploy() {
  const {ensureWebServer} = await import('./lib/webServer.mjs');
  await ensureWebServer();
  // One after the other: a build beside the load would be measured with it.
  return unit('deploy', '--no-file-parallelism');
}

/**
 * @param {() => Promise<Count>} step that reads the built sites
 * @returns {() => Promise<Count>}
 */
function built(step) {
  return async () => {
    if (existsSync('build/index.html') && existsSync('build-hosted/index.html')) return step();
    throw new Error('The sites are not built: name the step build too, or run it once before.');
  };
}

/** @returns {Promise<Count>} nothing unused, and no known weakness in what reaches the reader */
async function dependencies() {
  const {audit} = await import('./lib/audit.mjs');
  const {shippedPackages} = await import('./lib/inventory.mjs');
  const unused = await check('knip');
  const result = await audit(shippedPackages());
  if ('unanswered' in result) {
    return {
      ...unused,
      unchecked: `known weaknesses: the registry gave no report (${result.unanswered})`,
    };
  }
  for (const line of result.reaching) console.log(line);
  const weak = Number(result.reaching.length > 0);
  return {passed: unused.passed + 1 - weak, failed: unused.failed + weak};
}

/** @returns {Promise<Count>} Markdown and wording, then spelling; prose/README.md has the rules */
async function prose() {
  const markdown = await check('markdownlint-cli2');
  const spelling = await check('cspell', 'lint', '--no-progress', '--no-summary');
  return {
    passed: markdown.passed + spelling.passed,
    failed: markdown.failed + spelling.failed,
  };
}

const failure = {passed: 0, failed: 1};

/**
 * @param {unknown} error what a step threw
 * @returns {Count}
 */
function report(error) {
  console.error(error instanceof Error ? error.message : error);
  return failure;
}

/** @type {Record<string, () => Promise<Count>>} */
const steps = {
  format: () => check('prettier', '--check', '--log-level=warn', '.'),
  lint: () => check('oxlint', '--deny-warnings'),
  prose,
  contract: () => check('redocly', 'lint', '--max-problems=50'),
  types: () => check('tsc', '--noEmit'),
  unit: () => unit('unit'),
  writers: () => unit('writers'),
  build,
  built: built(() => unit('built')),
  dependencies,
  deploy: built(deploy),
  samples: () => programs('samples'),
  guides: () => programs('guides'),
  browser: built(browser),
};

try {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step ${unknown.join(', ')}; the steps are ${Object.keys(steps).join(', ')}.`,
    );
  }
  await ensureInstalled();
  rmSync(results, {recursive: true, force: true});
  const total = {passed: 0, failed: 0};
  const lines = [];
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n=== ${name}`);
    const start = Date.now();
    const count = await step().catch(report);
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = Math.round((Date.now() - start) / 1000);
    lines.push(
      `${count.failed ? 'FAIL' : 'ok  '} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)` +
        (count.unchecked ? `\n     NOT CHECKED: ${count.unchecked}` : ''),
    );
    if (name === 'build' && count.failed) break;
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
