// `npm run bench`: measures this site beside the untouched Docusaurus starter and Starlight, in one run, and judges the targets.
// `npm run bench -- weight search` runs the named parts, `--runs N` measures N times, `--keep` measures what an earlier run has
// built, and `--write` writes BENCHMARKS.md. The exit code is 1 when a target is missed in every run.
import {readArguments} from './arguments.mjs';
import {ensureInstalled} from '../scripts/lib/install.mjs';

/** @param {number} start */
const minutes = (start) => `${((performance.now() - start) / 60_000).toFixed(1)} min`;

/**
 * @param {ReturnType<typeof readArguments>} wanted
 * @returns {Promise<import('./targets.mjs').Target[]>} of all the parts
 */
async function measure({parts, runs, keep, write}) {
  await ensureInstalled();
  // What these need is installed only now.
  const {chromium} = await import('@playwright/test');
  const {ensureBrowser} = await import('../scripts/lib/browser.mjs');
  const {partTitles} = await import('./arguments.mjs');
  const {layOut, partText} = await import('./report.mjs');
  const {keepResult, stampOf, writeResults} = await import('./results.mjs');
  const {compared} = await import('./sites.mjs');
  const measures = {
    weight: async () => (await import('./parts/weight.mjs')).weightPart,
    speed: async () => (await import('./parts/speed.mjs')).speedPart,
    interaction: async () => (await import('./parts/interaction.mjs')).interactionPart,
    search: async () => (await import('./parts/search.mjs')).searchPart,
    build: async () => (await import('./parts/build.mjs')).buildPart,
    start: async () => (await import('./parts/start.mjs')).startPart,
  };
  const executablePath = await ensureBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({executablePath, args});
  const targets = [];
  try {
    const sites = compared({keep});
    for (const part of parts) {
      const start = performance.now();
      console.log(`\n${partTitles[part]}: ${runs} ${runs === 1 ? 'run' : 'runs'}`);
      const work = await measures[part]();
      const result = await work({
        sites,
        executablePath,
        browser,
        runs,
        progress: (round) => console.log(`  run ${round} of ${runs} done after ${minutes(start)}`),
      });
      const stamped = {...result, ...stampOf(runs, browser.version())};
      await keepResult(part, stamped);
      console.log(`\n${await layOut(partText(partTitles[part], stamped))}`);
      targets.push(...result.targets);
    }
  } finally {
    await browser.close();
  }
  if (write) {
    await writeResults('BENCHMARKS.md');
    console.log('Written: BENCHMARKS.md.');
  }
  return targets;
}

try {
  const targets = await measure(readArguments(process.argv.slice(2)));
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
