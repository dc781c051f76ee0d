import {spawn} from 'node:child_process';
import {createServer} from 'node:net';

/** Longest wait for a preview, in ms. */
const PATIENCE_MS = 180_000;

/** @returns {Promise<number>} a port that nothing listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port.')),
      );
    });
  });
}

/**
 * Starts a live preview, waits until a page stands in the browser, and stops it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./cost.mjs').Command} preview without a port
 * @param {string} address path of the page
 * @returns {Promise<number>} seconds from the command to the page's title on the screen
 * @throws {Error} with the preview's output when it ends, or shows no page
 */
export async function timeToFirstPage(browser, {command, args, cwd, env}, address) {
  const port = await freePort();
  const page = await browser.newPage();
  const start = performance.now();
  const child = spawn(command, [...args, '--no-open', '--port', String(port)], {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the preview's own children are stopped with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
  });
  let running = true;
  void ended.then(() => (running = false));
  try {
    const url = `http://localhost:${port}${address}`;
    for (;;) {
      try {
        await page.goto(url, {timeout: PATIENCE_MS});
        break;
      } catch (error) {
        const late = performance.now() - start > PATIENCE_MS;
        if (!running || late) {
          throw new Error(`${command} ${args.join(' ')} shows no page:\n${output}`, {cause: error});
        }
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
    }
    await page.locator('h1').first().waitFor({timeout: PATIENCE_MS});
    return (performance.now() - start) / 1000;
  } finally {
    await page.close();
    if (running && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
