import {kB, milliseconds, ratio} from '../format.mjs';
import {guide, sameContent} from '../pages.mjs';
import {
  firstSearch,
  ownSearch,
  queries,
  starlightSearch,
  warmQueries,
  warmSearches,
} from '../search.mjs';
import {quantile, ratios, spread} from '../statistics.mjs';
import {judge} from '../targets.mjs';

/** Most that the first search of a visit may fetch, in bytes. */
const FIRST_SEARCH = 200_000;

/** Share of the searches that must be answered in the time that is told. */
const MOST_OF = 0.95;

/**
 * The first search of a visit and those after it, here and in Starlight.
 *
 * @param {import('../sites.mjs').Bench} bench
 * @returns {Promise<import('../report.mjs').Result>}
 */
export async function searchPart({sites, browser, runs, progress}) {
  /** @type {Record<string, {own: {bytes: number, ms: number}[], peer: {bytes: number, ms: number}[]}>} */
  const found = Object.fromEntries(queries.map((query) => [query, {own: [], peer: []}]));
  /** @type {Record<'own' | 'peer', number[]>} */
  const waits = {own: [], peer: []};
  await sites.served(['site', 'starlight'], async (url) => {
    const peerPage = url.starlight + sameContent(guide).starlight;
    for (let round = 1; round <= runs; round += 1) {
      for (const [query, {own, peer}] of Object.entries(found)) {
        own.push(await firstSearch(browser, url.site + guide, ownSearch, query));
        peer.push(await firstSearch(browser, peerPage, starlightSearch, query));
      }
      waits.own.push(quantile(await warmSearches(browser, url.site + guide, ownSearch), MOST_OF));
      waits.peer.push(quantile(await warmSearches(browser, peerPage, starlightSearch), MOST_OF));
      progress(round);
    }
  });
  const bytes = (/** @type {{bytes: number}[]} */ searches) => searches.map((one) => one.bytes);
  const byPeer = ratios(waits.own, waits.peer);
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
      {
        title: 'Searches after that',
        note: `From the last key to the first result, which 95 of 100 searches do not exceed; ${warmQueries.length} queries, typed fast.`,
        columns: ['this site', 'Starlight', 'ratio'],
        rows: [
          [
            spread(waits.own, milliseconds),
            spread(waits.peer, milliseconds),
            spread(byPeer, ratio),
          ],
        ],
      },
    ],
    targets: [
      ...Object.entries(found).map(([query, {own}]) =>
        judge(`first search for “${query}”`, bytes(own), {atMost: FIRST_SEARCH}, kB),
      ),
      judge('search after the last key, p95, to Starlight', byPeer, {atMost: 1}, ratio),
    ],
  };
}
