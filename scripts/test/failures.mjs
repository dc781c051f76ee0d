// What failed, by name, so that the end of a long output says it: where a run is kept only in part, it is the end that is kept.
import path from 'node:path';

/**
 * @typedef {object} PlaywrightSpec a part of Playwright's report as JSON
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {{projectName: string, results: {status: string, error?: {message?: string}}[]}[]} tests one for each browser
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} VitestFile a part of Vitest's report as JSON
 * @property {string} name absolute path
 * @property {string} status
 * @property {string} message why the file could not be loaded, else empty
 * @property {{fullName: string, status: string, failureMessages: string[]}[]} assertionResults
 */

/** How an error says that the program which drives a browser has stopped to answer; tests/smoke/drivers/deadline.ts throws it. */
export const notAnswered = 'no longer answers';

/** Escape sequences that colour a text. */
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g;

/** Lines of a compared list or object that say nothing of what differs: how many lines do, and brackets. */
const noise = /^[-+]?\s*(?:(?:Expected|Received)\s+[-+]\s*\d+|(?:Array|Object)?\s*[[{(\])}]+,?)$/;

/**
 * @param {string} where file, and line where the report knows it
 * @param {string} title of the test
 * @param {string | undefined} message
 * @returns {string} one line, with what the message says first, without colours
 */
function line(where, title, message = '') {
  const lines = message.replace(colours, '').split('\n');
  const said = lines
    .map((text) => text.trim())
    .filter((text) => text && !text.startsWith('at ') && !noise.test(text));
  return [where, title, said.slice(0, 5).join(' ').replace(/\s+/g, ' ').slice(0, 300)]
    .filter(Boolean)
    .join(' › ');
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]} those in its suites too
 */
function specsOf({specs = [], suites = []}) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * @param {{suites?: PlaywrightSuite[], errors?: {message?: string}[]}} report of Playwright
 * @returns {{failures: string[], again: string[]}} a line for each test that did not pass at its first try, and each error outside of a
 *   test; and one for each test that passed in a new browser after the program that drives it had stopped to answer, which says nothing
 *   of the site
 */
export function failuresInBrowsers({suites = [], errors = []}) {
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const again = [];
  for (const {title, file, line: at, tests} of suites.flatMap(specsOf)) {
    for (const {projectName, results} of tests) {
      const failed = results.filter(({status}) => status !== 'passed' && status !== 'skipped');
      const [first] = failed;
      if (!first) continue;
      const silent = failed.every(({error}) => error?.message?.includes(notAnswered));
      const name = [projectName, title].filter(Boolean).join(' › ');
      const list = silent && results.at(-1)?.status === 'passed' ? again : failures;
      list.push(line(`${file}:${at}`, name, first.error?.message));
    }
  }
  return {failures: [...failures, ...errors.map(({message}) => line('', '', message))], again};
}

/**
 * @param {{testResults: VitestFile[]}} report of Vitest
 * @returns {string[]} a line for each test that failed, and each file that could not be loaded
 */
export function failuresInUnits({testResults}) {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(file, '', message)];
    return failed.map((test) => line(file, test.fullName, test.failureMessages[0]));
  });
}
