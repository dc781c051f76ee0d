import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {install, peerProject} from './peerProject.mjs';

export const lighthouseVersion = '12.8.2';

/**
 * @typedef {object} PageSpeed
 * @property {number} fcp first contentful paint, ms
 * @property {number} lcp largest contentful paint, ms
 * @property {number} tbt total blocking time, ms
 * @property {number} cls cumulative layout shift
 * @property {Record<string, number>} scores 0 to 100, by Lighthouse's name of the category
 */

/** Every category that Lighthouse has; a peer is judged by the first alone. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse says of a trace that lacks its beginning, which happens by chance: to run it again. */
const LOST_TRACE = '(NO_NAVSTART)';
const ATTEMPTS = 3;

/**
 * Installs Lighthouse once, apart from the project's own packages.
 *
 * @param {string} executablePath the Chromium to use
 * @returns {Promise<(url: string, options?: {all?: boolean}) => Promise<PageSpeed>>} measures one visit with an empty profile, as
 *   Lighthouse's slow phone does; network and processor are really slowed down, not reckoned. `all` judges all categories
 */
export async function lighthouse(executablePath) {
  const dir = await peerProject('lighthouse', lighthouseVersion, (folder) =>
    install(folder, {private: true, dependencies: {lighthouse: lighthouseVersion}}),
  );
  const load = (/** @type {string} */ file) =>
    import(pathToFileURL(path.join(dir, 'node_modules', file)).href);
  const {default: measure} = await load('lighthouse/core/index.js');
  const {launch} = await load('chrome-launcher/dist/index.js');

  /** @type {(url: string, all: boolean) => Promise<PageSpeed>} */
  const visit = async (url, all) => {
    const chrome = await launch({
      chromePath: executablePath,
      chromeFlags: [
        '--headless=new',
        '--disable-quic',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
    try {
      const result = await measure(url, {
        port: chrome.port,
        logLevel: 'silent',
        throttlingMethod: 'devtools',
        onlyCategories: all ? categories : categories.slice(0, 1),
        disableFullPageScreenshot: true,
      });
      const {audits, categories: judged, runtimeError} = result.lhr;
      if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
      const value = (/** @type {string} */ id) => {
        const {numericValue, errorMessage} = audits[id];
        if (numericValue === undefined) throw new Error(`Lighthouse at ${url}: ${errorMessage}`);
        return numericValue;
      };
      return {
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        scores: Object.fromEntries(
          Object.entries(judged).map(([id, {score}]) => [id, Math.round(score * 100)]),
        ),
      };
    } finally {
      chrome.kill();
    }
  };

  return async (url, {all = false} = {}) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await visit(url, all);
      } catch (error) {
        const lost = error instanceof Error && error.message.includes(LOST_TRACE);
        if (!lost || attempt === ATTEMPTS) throw error;
        console.log(`  ${url} once more: Lighthouse lost the beginning of its trace`);
      }
    }
  };
}
