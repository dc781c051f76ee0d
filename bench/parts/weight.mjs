import {kB, ratio} from '../format.mjs';
import {pageKinds, visitsOf} from '../pages.mjs';
import {ratios, spread} from '../statistics.mjs';
import {judge} from '../targets.mjs';
import {weigh} from '../weight.mjs';

/** @typedef {import('../weight.mjs').Weight} Weight */

/** What the theme of docusaurus-openapi-docs loads for an operation page: bytes of script, as gzip, measured on 20 November 2026. */
const OPENAPI_THEME = 2_090_000;

/** Most that the HTML of a guide may weigh, in bytes. */
const GUIDE = 22_000;

/** @param {Weight[]} weights */
const script = (weights) => weights.map((weight) => weight.script);
/** @param {Weight[]} weights */
const withPrefetched = (weights) => weights.map((weight) => weight.script + weight.prefetched);

/**
 * What a first visit to each kind of page is sent.
 *
 * @param {import('../sites.mjs').Bench} bench
 * @returns {Promise<import('../report.mjs').Result>}
 */
export async function weightPart({sites, browser, runs, progress}) {
  const kinds = await pageKinds(await sites.built.site());
  /** @type {import('../pages.mjs').Visit} */
  const index = {name: 'API reference index', site: 'site', address: '/api-reference'};
  const visits = [...visitsOf(kinds), index];
  /** @type {Record<string, Weight[]>} */
  const weights = Object.fromEntries(visits.map(({name}) => [name, []]));
  await sites.served(['site', 'starter', 'content', 'starlight'], async (url) => {
    for (let round = 1; round <= runs; round += 1) {
      for (const {name, site, address} of visits) {
        weights[name]?.push(await weigh(browser, url[site] + address));
      }
      progress(round);
    }
  });
  const of = (/** @type {string} */ name) => weights[name] ?? [];
  const intro = of('starter, /docs/intro');
  const byIntro = (/** @type {string} */ name) => ratios(script(of(name)), script(intro));
  const byAll = (/** @type {string} */ name) =>
    ratios(withPrefetched(of(name)), withPrefetched(intro));
  return {
    tables: [
      {
        title: 'First visit, bytes as sent',
        note:
          'Prefetched is what a page asks for ahead, for other pages; the other columns are without it. This site fetches ahead ' +
          'what the reader points at, and at the end of a page the next one. The ratios are to the starter’s `/docs/intro`.',
        columns: ['page', 'HTML', 'script', 'CSS', 'prefetched', 'script ratio', 'with prefetched'],
        rows: visits.map(({name}) => [
          name,
          .../** @type {const} */ (['page', 'script', 'style', 'prefetched']).map((kind) =>
            spread(
              of(name).map((weight) => weight[kind]),
              kB,
            ),
          ),
          spread(byIntro(name), ratio),
          spread(byAll(name), ratio),
        ]),
      },
    ],
    targets: [
      judge(
        'HTML of a guide',
        of('guide').map((weight) => weight.page),
        {atMost: GUIDE},
        kB,
      ),
      judge(
        'script of a guide, all that is requested until the page is quiet, to the starter’s',
        byAll('guide'),
        {atMost: 0.8},
        ratio,
      ),
      judge('the same of the heaviest operation page', byAll('operation'), {atMost: 0.95}, ratio),
      judge(
        `script of that page, to the ${kB(OPENAPI_THEME)} (as gzip) that the ready-made OpenAPI theme loads`,
        withPrefetched(of('operation')).map((bytes) => bytes / OPENAPI_THEME),
        {atMost: 0.1},
        ratio,
      ),
    ],
  };
}
