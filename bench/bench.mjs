// `npm run bench`: measures this site, the untouched Docusaurus starter and Starlight with the same pages, and compares
// the figures with the targets. `npm run bench -- weight search` runs the named parts, `--runs N` measures N times, and
// `--keep` measures what an earlier run has built. The exit code is 1 when a target is missed in every run.
import {parseArgs} from 'node:util';
import {ensureInstalled} from '../scripts/lib/install.mjs';

try {
  await ensureInstalled();
  // These need the installed packages.
  const {launchBrowser, ensureBrowser} = await import('../scripts/lib/browser.mjs');
  const {parts} = await import('./parts.mjs');
  const {circumstances, partText, targetsOf} = await import('./report.mjs');
  const {addressOn, compared, pageKinds} = await import('./sites.mjs');

  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      runs: {type: 'string', default: '5'},
      keep: {type: 'boolean', default: false},
    },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new Error(
      `No part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`,
    );
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is “${values.runs}”; allowed is a whole number from 1 up.`);
  }
  const chosen = Object.entries(parts).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );

  const names = [...new Set(chosen.flatMap(([, {sites}]) => sites))];
  const {projects, urls, close} = await compared(names, values.keep);
  const chromium = await ensureBrowser();
  const browser = await launchBrowser();
  const targets = [];
  console.log(`\n${circumstances(runs, browser.version())}`);
  try {
    const kinds = await pageKinds();
    for (const [part, {title, sites, rows, metrics, measure}] of chosen) {
      /** @type {import('./report.mjs').Figures} */
      const figures = {};
      for (let run = 1; run <= runs; run += 1) {
        console.error(`${title}: run ${run} of ${runs}`);
        // The sites take turns, so that what slows down the machine for a while slows down all of them.
        for (const [row, site] of rows.flatMap((one) => sites.map((each) => [one, each]))) {
          const name = /** @type {import('./sites.mjs').SiteName} */ (site);
          const project = projects.get(name);
          if (!row || !project) continue;
          const at = (/** @type {string} */ page) => urls.get(name) + addressOn(name, page);
          const visit = {row, site: name, project, kinds, at, browser, chromium};
          for (const [metric, value] of Object.entries(await measure(visit))) {
            if (value !== undefined)
              (((figures[metric] ??= {})[row] ??= {})[name] ??= []).push(value);
          }
        }
      }
      const ofPart = targetsOf(part, metrics, figures);
      console.log(`\n${partText(title, metrics, figures, ofPart)}`);
      targets.push(...ofPart);
    }
  } finally {
    await browser.close();
    await close();
  }
  const missed = targets.filter(({verdict}) => verdict !== 'holds');
  console.log(`${targets.length - missed.length} of ${targets.length} targets hold.`);
  for (const {name, wanted, measured, verdict} of missed) {
    console.log(`${verdict}: ${name}: ${measured}, wanted ${wanted}`);
  }
  process.exitCode = missed.some(({verdict}) => verdict === 'misses') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
