// `npm run bench`: builds the untouched starter and this site, serves both, and prints what their pages weigh, as ratios.
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {growth} from './bench/growth.mjs';
import {buildStarter} from './bench/starter.mjs';
import {weigh} from './bench/weight.mjs';
import {ensureBrowser} from './lib/browser.mjs';
import {buildSite} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {serveSite} from './lib/serve.mjs';

/** What a page of the ready-made OpenAPI theme loads, in bytes after gzip (measured once, on a contract of 75 operations). */
const OPENAPI_THEME = 2_090_000;

/**
 * @param {string} dir
 * @returns {Promise<string>} address of the largest operation page
 */
async function heaviestOperation(dir) {
  const base = 'docs/vacation-rental-api';
  const files = (await readdir(path.join(dir, base), {recursive: true})).filter((file) =>
    file.endsWith('.html'),
  );
  const sizes = await Promise.all(
    files.map(async (file) => ({file, size: (await stat(path.join(dir, base, file))).size})),
  );
  sizes.sort((a, b) => b.size - a.size);
  return `/${base}/${sizes[0]?.file.replace(/\.html$/, '')}`;
}

await ensureInstalled();
const executablePath = await ensureBrowser();
console.log('Building the starter …');
const starterDir = await buildStarter();
console.log('Building this site …');
await buildSite();

const [starter, site] = await Promise.all([serveSite(starterDir), serveSite('build')]);
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({executablePath, args: sandbox});
try {
  const intro = await weigh(browser, `${starter.url}/docs/intro`);
  const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `\nStarter /docs/intro: script ${kb(intro.script)}, style ${kb(intro.style)} (gzip)\n`,
  );
  const pages = {
    home: '/',
    'guide page': '/docs/guides/pagination',
    'API reference index': '/api-reference',
    'heaviest operation page': await heaviestOperation('build'),
    'PMS comparison': '/docs/PMS%20Specific%20Guides',
  };
  for (const [name, address] of Object.entries(pages)) {
    const {script, style} = await weigh(browser, `${site.url}${address}`);
    console.log(
      `${name} (${address}): script ${kb(script)} = ${(script / intro.script).toFixed(2)} of the starter, ` +
        `${(script / OPENAPI_THEME).toFixed(3)} of the OpenAPI theme; style ${kb(style)}`,
    );
  }
} finally {
  await browser.close();
  await Promise.all([starter.close(), site.close()]);
}

console.log('\nBuild time, without any cache, as the contract grows:');
const sizes = await growth([1, 5, 10]);
const [first] = sizes;
for (const {factor, operations, seconds} of sizes) {
  const ratio = first ? (seconds / first.seconds).toFixed(2) : '1';
  console.log(`${factor}x: ${operations} operations in ${seconds.toFixed(1)} s, ${ratio} of 1x`);
}
if (sizes.length === 3) {
  const [one, five, ten] = /** @type {[typeof sizes[0], typeof sizes[0], typeof sizes[0]]} */ (
    sizes
  );
  const early = (five.seconds - one.seconds) / (five.operations - one.operations);
  const late = (ten.seconds - five.seconds) / (ten.operations - five.operations);
  console.log(
    `Seconds for each 100 operations more: ${(early * 100).toFixed(2)} up to 5x, ${(late * 100).toFixed(2)} from there to 10x.`,
  );
}
