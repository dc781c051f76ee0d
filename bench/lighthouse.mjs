// Measures a page with Lighthouse.
import {readFile} from 'node:fs/promises';
import {runOrThrow} from './sites.mjs';

const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const file = '.cache/bench/lighthouse.json';

/**
 * Measures one visit in an empty browser profile, with Lighthouse's mobile settings and real (devtools) throttling.
 *
 * @param {string} chromium executable of the browser
 * @param {string} url
 * @param {number} [attempts] Lighthouse loses its trace at random, so it gets several attempts
 * @returns {Promise<Record<string, number>>} script: bytes of all requested scripts, as sent; fcp, lcp and tbt in ms, cls,
 *   and a score from 0 to 100 for each category
 * @throws {Error} with the output of Lighthouse, if it cannot measure the page
 */
export async function lighthouse(chromium, url, attempts = 3) {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const args = [
    'exec',
    '--yes',
    '--',
    `lighthouse@${version}`,
    url,
    '--quiet',
    '--throttling-method=devtools',
    '--disable-full-page-screenshot',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=--headless=new --disable-quic${sandbox}`,
    '--output=json',
    `--output-path=${file}`,
  ];
  try {
    await runOrThrow('npm', args, '.', {CHROME_PATH: chromium});
  } catch (error) {
    if (attempts > 1) return lighthouse(chromium, url, attempts - 1);
    throw error;
  }
  const {audits, categories: scores} = JSON.parse(await readFile(file, 'utf8'));
  /** @type {{mimeType?: string, transferSize: number}[]} */
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({mimeType}) => mimeType?.includes('javascript'));
  return {
    script: scripts.reduce((sum, {transferSize}) => sum + transferSize, 0),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    ...Object.fromEntries(categories.map((name) => [name, scores[name].score * 100])),
  };
}
