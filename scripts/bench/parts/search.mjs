import {kB, milliseconds, ratio} from '../format.mjs';
import {guide, sameContent} from '../pages.mjs';
import {firstSearch, ownSearch, queries, starlightSearch} from '../search.mjs';
import {ratios, spread} from '../statistics.mjs';
import {judge} from '../targets.mjs';

/** Most that the first search of a visit may fetch, in bytes. */
const FIRST_SEARCH = 200_000;

/**
 * The first search of a visit, here and in Starlight.
 *
 * @param {import('../sites.mjs').Bench} bench
 * @returns {Promise<import('../report.mjs').Result>}
 */
export async function searchPart({sites, browser, runs, progress}) {
  /** @type {Record<string, {own: {bytes: number, ms: number}[], peer: {bytes: number, ms: number}[]}>} */
  const found = Object.fromEntries(queries.map((query) => [query, {own: [], peer: []}]));
  await sites.served(['site', 'starlight'], async (url) => {
    const peerPage = url.starlight + sameContent(guide).starlight;
    for (let round = 1; round <= runs; round += 1) {
      for (const [query, {own, peer}] of Object.entries(found)) {
        own.push(await firstSearch(browser, url.site + guide, ownSearch, query));
        peer.push(await firstSearch(browser, peerPage, starlightSearch, query));
      }
      progress(round);
    }
  });
  const bytes = (/** @type {{bytes: number}[]} */ searches) => searches.map((one) => one.bytes);
  const ms = (/** @type {{ms: number}[]} */ searches) => searches.map((one) => one.ms);
  return {
    tables: [
      {
        title: 'First search of a visit',
        note: 'Time is from opening the box to the first result, without slowing anything down.',
        columns: ['query', 'bytes', 'Starlight', 'ratio', 'time', 'Starlight', 'ratio'],
        rows: Object.entries(found).map(([query, {own, peer}]) => [
          query,
          spread(bytes(own), kB),
          spread(bytes(peer), kB),
          spread(ratios(bytes(own), bytes(peer)), ratio),
          spread(ms(own), milliseconds),
          spread(ms(peer), milliseconds),
          spread(ratios(ms(own), ms(peer)), ratio),
        ]),
      },
    ],
    targets: Object.entries(found).map(([query, {own}]) =>
      judge(`first search for “${query}”`, bytes(own), {atMost: FIRST_SEARCH}, kB),
    ),
  };
}
