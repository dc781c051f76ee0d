// `npm run bench`: measures this site, the Docusaurus starter and Starlight with the same pages, and compares the
// figures with the targets. `npm run bench -- weight search` measures only these parts. `--runs N` measures N times.
// `--keep` reuses the builds of an earlier run. The exit code is 1 if this site misses a target.
import {parseArgs} from 'node:util';
import {ensureInstalled} from '../scripts/lib/install.mjs';

try {
  await ensureInstalled();
  // Imported here, because these modules need the installed packages.
  const {findBrowser, launchBrowser} = await import('../scripts/lib/browsers.mjs');
  const {ensure, requirements} = await import('../scripts/lib/tools.mjs');
  const {parts} = await import('./parts.mjs');
  const {circumstances, partReport} = await import('./report.mjs');
  const {openSites} = await import('./sites.mjs');

  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {runs: {type: 'string', default: '5'}, keep: {type: 'boolean', default: false}},
  });
  const names = Object.keys(parts);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown part: ${unknown.join(', ')}. Allowed are ${names.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}". Allowed is a whole number from 1 up.`);
  }

  const {sites, close} = await openSites(values.keep);
  const missing = ensure(requirements.bench ?? []);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const chromium = String(findBrowser());
  const browser = await launchBrowser();
  let missed = 0;
  console.log(`\n${circumstances(runs, browser.version())}`);
  try {
    for (const [part, {title, rows, measure}] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(part)) continue;
      /** @type {import('./report.mjs').Figures} */
      const figures = {};
      for (let run = 1; run <= runs; run += 1) {
        console.error(`${title}: run ${run} of ${runs}`);
        // The sites are measured in turn, so that a slowdown of the machine affects all of them.
        for (const row of rows) {
          for (const site of sites) {
            const measured = await measure({row, site, browser, chromium});
            for (const [metric, value] of Object.entries(measured)) {
              if (value === undefined) continue;
              (((figures[metric] ??= {})[row] ??= {})[site.name] ??= []).push(value);
            }
          }
        }
      }
      const report = partReport(part, title, figures);
      console.log(`\n${report.text}`);
      missed += report.missed;
    }
  } finally {
    await browser.close();
    await close();
  }
  console.log(`\n${missed === 0 ? 'All targets are met' : `Targets missed: ${missed}`}.`);
  process.exitCode = missed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
