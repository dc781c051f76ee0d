/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
// Checks the pages in a worker thread, so that the check does not block its caller. Each check starts a new thread,
// because a new thread loads the current versions of modules and the contract.
const {once} = require('node:events');
const {isMainThread, parentPort, Worker, workerData} = require('node:worker_threads');

/**
 * @typedef {import('../../site/problem').Problem} Problem
 */

/**
 * Runs `checkPages` of check.ts in a worker thread.
 *
 * @param {string} root the repository root
 * @returns {Promise<Problem[]>} the problems
 * @throws {Error} if the check itself fails
 */
async function checkInThread(root) {
  const thread = new Worker(__filename, {workerData: {rootToCheck: root}});
  const [problems] = await once(thread, 'message');
  return problems;
}

if (!isMainThread && workerData?.rootToCheck) {
  const {createJiti} = require('jiti');
  /** @type {Promise<typeof import('./check')>} */
  const check = createJiti(__filename).import('./check.ts');
  check
    .then(({checkPages}) => checkPages(workerData.rootToCheck))
    .then((problems) => parentPort?.postMessage(problems));
}

module.exports = {checkInThread};
