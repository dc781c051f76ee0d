import {ratio, seconds} from '../format.mjs';
import {guide, sameContent} from '../pages.mjs';
import {timeToFirstPage} from '../preview.mjs';
import {ratios, spread} from '../statistics.mjs';

/** Leaves out what an earlier preview or build has kept. */
const cold = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/**
 * How long a writer waits for the first page of the live preview.
 *
 * @param {import('../sites.mjs').Bench} bench
 * @returns {Promise<import('../report.mjs').Result>}
 */
export async function startPart({sites, browser, runs, progress}) {
  const peer = await sites.projects.content();
  const own = {
    command: process.execPath,
    args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start'],
    cwd: process.cwd(),
  };
  const other = {command: `${peer}/node_modules/.bin/docusaurus`, args: ['start'], cwd: peer};
  const previews = {
    own: (/** @type {Record<string, string>} */ env) =>
      timeToFirstPage(browser, {...own, env}, guide),
    other: (/** @type {Record<string, string>} */ env) =>
      timeToFirstPage(browser, {...other, env}, sameContent(guide).starter),
  };
  /** @type {Record<'cold' | 'warm', {own: number[], other: number[]}>} */
  const times = {cold: {own: [], other: []}, warm: {own: [], other: []}};
  // Fills the caches that the warm starts find.
  await previews.own({});
  await previews.other({});
  for (let round = 1; round <= runs; round += 1) {
    for (const name of /** @type {const} */ (['own', 'other'])) {
      times.cold[name].push(await previews[name](cold));
      times.warm[name].push(await previews[name]({}));
    }
    progress(round);
  }
  return {
    tables: [
      {
        title: 'Live preview, from the command to the first page on the screen',
        columns: ['start', 'this site', 'starter, same pages', 'ratio'],
        rows: Object.entries(times).map(([name, sides]) => [
          name === 'cold' ? 'without a cache' : 'with the cache of an earlier start',
          spread(sides.own, seconds),
          spread(sides.other, seconds),
          spread(ratios(sides.own, sides.other), ratio),
        ]),
      },
    ],
    targets: [],
  };
}
