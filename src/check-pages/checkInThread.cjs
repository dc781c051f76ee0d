/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
// Checks the pages in a worker thread, so that the caller is not blocked and each check loads the modules and the
// contract again.
const {isMainThread, parentPort, Worker, workerData} = require('node:worker_threads');

/**
 * @typedef {import('../site/writerError').Problem} Problem
 */

/**
 * @param {string} root of the repository
 * @returns {Promise<Problem[]>} what `checkPages` of check.ts finds; the messages without their methods
 * @throws {Error} when the check itself fails
 */
function checkInThread(root) {
  return new Promise((resolve, reject) => {
    const thread = new Worker(__filename, {workerData: {checkPages: root}});
    thread.on('message', resolve).on('error', reject);
  });
}

if (!isMainThread && workerData?.checkPages) {
  const {createJiti} = require('jiti');
  /** @type {Promise<typeof import('./check')>} */
  const check = createJiti(__filename).import('./check.ts');
  check
    .then(({checkPages}) => checkPages(workerData.checkPages))
    .then((problems) =>
      // Without what no thread can receive: syntax trees and errors of other classes.
      parentPort?.postMessage(
        problems.map((one) => ({...one, ancestors: undefined, cause: undefined})),
      ),
    );
}

module.exports = {checkInThread};
