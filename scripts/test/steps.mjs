// The checks of `npm test`, a step each.
import {existsSync, readFileSync} from 'node:fs';
import {spellingArguments} from '../../prose/spelling.mjs';
import {runTool} from '../lib/run.mjs';
import {failuresInBrowsers, failuresInUnits} from './failures.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] what failed, by name
 * @property {string[]} [again] what passed only after the browser was started anew, by name
 * @property {string} [unchecked] what could not be judged here, and why
 */

/** Where reports of the test runners go. */
export const results = 'test-results';

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
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const {numPassedTests: passed, numFailedTests: failed} = report;
  // A file that cannot be loaded fails without a failed test.
  return {
    passed,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: failuresInUnits(report),
  };
}

/**
 * @param {string} project
 * @returns {Promise<Count>} programs in every language whose toolchain is here
 */
async function programs(project) {
  const {missingToolchains} = await import('../../tests/samples/toolchains.mjs');
  const missing = missingToolchains();
  return {...(await unit(project)), ...(missing.length > 0 && {unchecked: missing.join(' ')})};
}

/** @returns {Promise<Count>} what programs of others make of the contract; their package is installed here alone */
async function generators() {
  const {ensurePackages} = await import('../lib/install.mjs');
  await ensurePackages('tests/generators');
  return unit('generators');
}

/**
 * @param {string} config of the test runner for browsers
 * @param {string} name of the step
 * @param {string[]} [options] more options of the test runner
 * @returns {Promise<Count>}
 */
async function inBrowsers(config, name, options = []) {
  const file = `${results}/${name}.json`;
  const {code} = await runTool('playwright', ['test', '--config', config, ...options], {
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const {failures, again} = failuresInBrowsers(report);
  const {expected, unexpected, flaky} = report.stats;
  const failed = unexpected + flaky - again.length;
  return {
    passed: expected + again.length,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures,
    again,
  };
}

/** @returns {Promise<Count>} everything that a page does, in Chromium; with SHARD, such as `1/3`, that part alone */
async function browser() {
  const shard = process.env.SHARD ? [`--shard=${process.env.SHARD}`] : [];
  await chromium();
  const unchecked = (await fonts()).join('; ');
  return {
    ...(await inBrowsers('tests/playwright.config.ts', 'browser', shard)),
    ...(unchecked && {unchecked}),
  };
}

/** @returns {Promise<Count>} what every browser must do, in each engine that is here */
async function smoke() {
  const {engines, findEngine, missingForSmoke} = await import('../lib/engines.mjs');
  const unchecked = missingForSmoke().join('; ');
  if (!engines.some(findEngine)) return {passed: 0, failed: 0, unchecked};
  return {
    ...(await inBrowsers('tests/smoke.config.ts', 'smoke')),
    ...(unchecked && {unchecked}),
  };
}

/** @returns {Promise<Count>} a build that printed a warning has failed */
async function build() {
  const {buildTestSites} = await import('../lib/testSites.mjs');
  const warnings = await buildTestSites();
  for (const warning of warnings) console.log(`A warning fails the tests: ${warning}`);
  const passed = Number(warnings.length === 0);
  return {passed, failed: 1 - passed};
}

/** @returns {Promise<Count>} the shipped configuration in a real server, and a second build */
async function deploy() {
  await webServer();
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

/** @returns {Promise<Count>} every page by the W3C's checker, where there is a Java to run it */
async function markup() {
  const {checkHtml} = await import('../lib/htmlChecker.mjs');
  const {findJava, missingJava} = await import('../lib/java.mjs');
  const found = findJava();
  if (!found) return {passed: 0, failed: 0, unchecked: missingJava};
  const {pages, mistakes} = await checkHtml(found, 'build');
  for (const mistake of mistakes) console.log(mistake);
  const failed = new Set(mistakes.map((mistake) => mistake.split(':')[0])).size;
  return {passed: pages - failed, failed};
}

/** @returns {Promise<Count>} nothing unused, no import against the direction, no known weakness in what reaches the reader */
async function dependencies() {
  const {audit} = await import('../lib/audit.mjs');
  const {shippedPackages} = await import('../lib/inventory.mjs');
  const checks = [
    await check('knip'),
    await check('depcruise', 'src', 'docusaurus.config.ts', 'sidebars.ts'),
  ];
  const passed = checks.filter((one) => one.passed).length;
  const failed = checks.length - passed;
  const result = await audit(shippedPackages());
  if ('unanswered' in result) {
    return {
      passed,
      failed,
      unchecked: `known weaknesses: the registry gave no report (${result.unanswered})`,
    };
  }
  for (const line of result.reaching) console.log(line);
  const weak = Number(result.reaching.length > 0);
  return {passed: passed + 1 - weak, failed: failed + weak};
}

/** @returns {Promise<Count>} Markdown and wording, then spelling; prose/README.md has the rules */
async function prose() {
  const markdown = await check('markdownlint-cli2');
  const spelling = await check('cspell', ...spellingArguments);
  return {
    passed: markdown.passed + spelling.passed,
    failed: markdown.failed + spelling.failed,
  };
}

/**
 * @typedef {object} Step
 * @property {() => Promise<Count>} run throws when it could not judge anything
 * @property {number} cores how many cores it keeps busy
 * @property {boolean} [built] whether it reads the built sites, and so comes after the step `build`
 * @property {() => Promise<unknown>} [machine] gets what the step needs on this machine. It comes before all steps, since Debian installs
 *   one thing at a time; the step itself says what is missing when this fails
 */

const toolchains = async () =>
  (await import('../../tests/samples/toolchains.mjs')).installToolchains();
const webServer = async () => (await import('../lib/webServer.mjs')).ensureWebServer();
const chromium = async () => (await import('../lib/browser.mjs')).ensureHeadlessBrowser();
const fonts = async () => (await import('../lib/fonts.mjs')).ensureFonts();
const java = async () => (await import('../lib/java.mjs')).ensureJava();
const everyEngine = async () => (await import('../lib/engines.mjs')).ensureForSmoke();

/**
 * The steps by name. The first that fit on the machine start first. The way through `build` and `browser` is the longest, so those two
 * come first, and `build` keeps as many cores as `browser` takes from it. One core beside them is left to the steps that take long
 * because they wait; what is short, or keeps more cores busy, fills the end.
 *
 * @type {Record<string, Step>}
 */
export const steps = {
  build: {run: build, cores: 3},
  browser: {run: built(browser), cores: 3, built: true, machine: () => chromium().then(fonts)},
  writers: {run: () => unit('writers'), cores: 1},
  deploy: {run: built(deploy), cores: 1, built: true, machine: webServer},
  guides: {run: () => programs('guides'), cores: 1, machine: toolchains},
  samples: {run: () => programs('samples'), cores: 1, machine: toolchains},
  generators: {run: generators, cores: 1, machine: toolchains},
  mock: {run: built(() => programs('mock')), cores: 1, built: true, machine: toolchains},
  smoke: {run: built(smoke), cores: 2, built: true, machine: everyEngine},
  unit: {run: () => unit('unit'), cores: 2},
  built: {run: built(() => unit('built')), cores: 2, built: true},
  types: {run: () => check('tsc', '--noEmit'), cores: 1},
  format: {run: () => check('prettier', '--check', '--log-level=warn', '.'), cores: 1},
  markup: {run: built(markup), cores: 1, built: true, machine: java},
  prose: {run: prose, cores: 1},
  dependencies: {run: dependencies, cores: 1, built: true},
  pages: {run: () => check('jiti', 'src/check-pages/command.ts'), cores: 1},
  contract: {run: () => check('redocly', 'lint', '--max-problems=50'), cores: 1},
  lint: {run: () => check('oxlint', '--deny-warnings'), cores: 1},
};
