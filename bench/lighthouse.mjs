import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run} from '../scripts/lib/run.mjs';
import {installed} from './sites.mjs';

const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse says of a trace that lacks its beginning, which happens by chance. */
const LOST_TRACE = 'NO_NAVSTART';
const ATTEMPTS = 3;

/**
 * Measures one visit with an empty profile as Lighthouse's slow phone makes it: network and processor are slowed down
 * in earnest, not calculated (the devtools method). Installs Lighthouse when it is first needed.
 *
 * @param {string} chromium executable of the browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} fcp, lcp and tbt in ms, cls, and a score from 0 to 100 for each category
 * @throws {Error} with what Lighthouse says, when it cannot measure the page
 */
export async function lighthouse(chromium, url) {
  const dir = await installed(`lighthouse-${version}`, async () => ({
    dependencies: {lighthouse: version},
  }));
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const options = [
    '--quiet',
    '--throttling-method=devtools',
    '--disable-full-page-screenshot',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=--headless=new --disable-quic${sandbox}`,
    '--output=json',
    `--output-path=${file}`,
  ];
  const script = path.join(dir, 'node_modules/lighthouse/cli/index.js');
  try {
    for (let attempt = 1; ; attempt += 1) {
      const env = {CHROME_PATH: chromium};
      const {code, output} = await run(process.execPath, [script, url, ...options], {
        quiet: true,
        env,
      });
      if (code === 0) return measures(JSON.parse(await readFile(file, 'utf8')));
      if (attempt === ATTEMPTS || !output.includes(LOST_TRACE)) {
        throw new Error(`Lighthouse cannot measure ${url}:\n${output}`);
      }
    }
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** @param {any} report of Lighthouse */
function measures({audits, categories: judged}) {
  const value = (/** @type {string} */ id) => audits[id].numericValue;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    ...Object.fromEntries(categories.map((name) => [name, judged[name].score * 100])),
  };
}
