import {readFileSync, rmSync, writeFileSync} from 'node:fs';

const file = '.build-lock';

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process cannot be signalled, but it runs.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Does something that only one process at a time can do in this folder: two builds would write the same files. The lock of a process
 * that is gone does not count, so an interrupted build leaves nothing to clear away.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Error} when another process is at it, with its number
 */
export async function alone(work) {
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(file, String(process.pid), {flag: 'wx'});
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (tries > 0 || (owner && owner !== process.pid && isRunning(owner))) {
        throw new Error(
          `Process ${owner} builds in this folder already. Wait until it is done, or stop it; if it is no build, delete ${file}.`,
          {cause: error},
        );
      }
      rmSync(file, {force: true});
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, {force: true});
  }
}
