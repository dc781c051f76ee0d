// `npm run bench`: measures this site, the Docusaurus starter and Starlight with the same pages, and compares the
// figures with the targets. `npm run bench -- speed search` measures only these parts. `--runs N` measures N times.
// The exit code is 1 if this site misses a target.
import '../scripts/lib/plainErrors.mjs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {findBrowser, launchBrowser} from '../scripts/lib/browsers.mjs';
import {parts} from './parts.mjs';
import {partReport} from './report.mjs';
import {openSites} from './sites.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {runs: {type: 'string', default: '5'}},
});
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const runs = Number(values.runs);
if (!names.every((name) => parts[name]) || !(runs >= 1)) {
  throw new Error(`Usage: npm run bench -- [--runs N] [${Object.keys(parts).join(' ')}]`);
}
if (!findBrowser())
  throw new Error(
    'No Chromium: npx playwright install chromium, or set CHROMIUM_PATH to its executable.',
  );

const sites = await openSites();
const browser = await launchBrowser();
let missed = 0;
console.log(
  `\nMeasured on ${new Date().toISOString().slice(0, 10)}, ${runs} runs, on ${availableParallelism()} processors, ` +
    `Node ${process.versions.node}, Chromium ${browser.version()}.`,
);
for (const part of names) {
  const {title, rows, measure} = /** @type {import('./parts.mjs').Part} */ (parts[part]);
  /** @type {import('./report.mjs').Figures} */
  const figures = {};
  for (let run = 1; run <= runs; run += 1) {
    console.error(`${title}: run ${run} of ${runs}`);
    // The sites are measured in turn, so that a slowdown of the machine affects all of them.
    for (const row of rows) {
      for (const site of sites) {
        const measured = await measure({row, site, browser, chromium: String(findBrowser())});
        for (const [metric, value] of Object.entries(measured))
          (((figures[metric] ??= {})[row] ??= {})[site.name] ??= []).push(value);
      }
    }
  }
  const report = partReport(part, title, figures);
  console.log(`\n${report.text}`);
  missed += report.missed;
}
console.log(`\n${missed === 0 ? 'All targets are met' : `Targets missed: ${missed}`}.`);
// The servers of the sites are still running.
process.exit(missed === 0 ? 0 : 1);
