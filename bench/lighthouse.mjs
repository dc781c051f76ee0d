// Measures a page with Lighthouse.
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run} from '../scripts/lib/run.mjs';
import {installed} from './sites.mjs';

const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's error for a truncated trace. The error occurs at random, so the measurement is retried. */
const LOST_TRACE = 'NO_NAVSTART';
const ATTEMPTS = 3;

/**
 * Measures one visit in an empty browser profile, with Lighthouse's mobile settings and real (devtools) throttling.
 * Installs Lighthouse on first use.
 *
 * @param {string} chromium executable of the browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} fcp, lcp and tbt in ms, cls, and a score from 0 to 100 for each category
 * @throws {Error} with the output of Lighthouse, if it cannot measure the page
 */
export async function lighthouse(chromium, url) {
  const dir = await installed(`lighthouse-${version}`, {dependencies: {lighthouse: version}});
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const args = [
    path.join(dir, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--throttling-method=devtools',
    '--disable-full-page-screenshot',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=--headless=new --disable-quic${sandbox}`,
    '--output=json',
    `--output-path=${file}`,
  ];
  const options = {quiet: true, env: {CHROME_PATH: chromium}};
  try {
    for (let attempt = 1; ; attempt += 1) {
      const {code, output} = await run(process.execPath, args, options);
      if (code === 0) break;
      if (attempt === ATTEMPTS || !output.includes(LOST_TRACE)) {
        throw new Error(`Lighthouse cannot measure ${url}:\n${output}`);
      }
    }
    const {audits, categories: scores} = JSON.parse(await readFile(file, 'utf8'));
    return {
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      ...Object.fromEntries(categories.map((name) => [name, scores[name].score * 100])),
    };
  } finally {
    await rm(folder, {recursive: true});
  }
}
