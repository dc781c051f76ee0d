import {gzipSync} from 'node:zlib';

/**
 * What a page loads until the network is quiet, prefetched files included.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{script: number, style: number}>} bytes after gzip
 */
export async function weigh(browser, url) {
  const page = await browser.newPage();
  /** @type {Promise<{kind: 'script' | 'style', bytes: number} | undefined>[]} */
  const bodies = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = type.includes('javascript')
      ? 'script'
      : type.includes('css')
        ? 'style'
        : undefined;
    if (kind) {
      bodies.push(
        response.body().then(
          (body) => ({kind, bytes: gzipSync(body, {level: 9}).length}),
          // Prefetched files have no body to read in the page; they are asked for once more.
          async () => {
            const again = await page.request.get(response.url());
            return {kind, bytes: gzipSync(await again.body(), {level: 9}).length};
          },
        ),
      );
    }
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  const sums = {script: 0, style: 0};
  for (const body of await Promise.all(bodies)) {
    if (body) sums[body.kind] += body.bytes;
  }
  await page.close();
  return sums;
}
