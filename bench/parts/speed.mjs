import {milliseconds, ratio, whole} from '../format.mjs';
import {lighthouse} from '../lighthouse.mjs';
import {pageKinds, peers, visitsOf} from '../pages.mjs';
import {ratios, spread} from '../statistics.mjs';
import {judge} from '../targets.mjs';

/** @typedef {import('../lighthouse.mjs').PageSpeed} PageSpeed */
/** @typedef {'fcp' | 'lcp' | 'tbt' | 'cls'} Metric */

/** What each kind of page may need of the time that the others need for the same content. */
const FCP = 0.7;
const LCP = 0.6;
/** The same of blocking, to the starter. */
const BLOCKING = 0.25;

/**
 * What Lighthouse says of each kind of page, and of the same content elsewhere.
 *
 * @param {import('../sites.mjs').Bench} bench
 * @returns {Promise<import('../report.mjs').Result>}
 */
export async function speedPart({sites, executablePath, runs, progress}) {
  const measure = await lighthouse(executablePath);
  const kinds = await pageKinds(await sites.built.site());
  const visits = visitsOf(kinds);
  /** @type {Record<string, PageSpeed[]>} */
  const speeds = Object.fromEntries(visits.map(({name}) => [name, []]));
  await sites.served(['site', 'starter', 'content', 'starlight'], async (url) => {
    for (let round = 1; round <= runs; round += 1) {
      for (const {name, site, address} of visits) {
        speeds[name]?.push(await measure(url[site] + address, {all: site === 'site'}));
      }
      progress(round);
    }
  });
  const values = (/** @type {string} */ name, /** @type {Metric} */ metric) =>
    (speeds[name] ?? []).map((speed) => speed[metric]);
  const scores = (/** @type {string} */ name, /** @type {string} */ category) =>
    (speeds[name] ?? []).map((speed) => speed.scores[category] ?? 0);
  const to = (
    /** @type {string} */ kind,
    /** @type {string} */ other,
    /** @type {Metric} */ metric,
  ) => ratios(values(kind, metric), values(`${kind}: ${other}`, metric));
  const pages = Object.keys(kinds);
  const {starter, starlight} = peers;
  return {
    tables: [
      {
        title: 'Lighthouse, mobile',
        columns: ['page', 'performance', 'FCP', 'LCP', 'TBT', 'CLS'],
        rows: visits.map(({name}) => [
          name,
          spread(scores(name, 'performance'), whole),
          spread(values(name, 'fcp'), milliseconds),
          spread(values(name, 'lcp'), milliseconds),
          spread(values(name, 'tbt'), milliseconds),
          spread(values(name, 'cls'), ratio),
        ]),
      },
      {
        title: 'Ratios on the same content',
        note: 'Against Starlight, blocking is the difference: it has pages that block nothing.',
        columns: [
          'page',
          'FCP to the starter',
          'LCP to the starter',
          'TBT to the starter',
          'FCP to Starlight',
          'LCP to Starlight',
          'TBT more than Starlight',
        ],
        rows: pages.map((kind) => [
          kind,
          spread(to(kind, starter, 'fcp'), ratio),
          spread(to(kind, starter, 'lcp'), ratio),
          spread(to(kind, starter, 'tbt'), ratio),
          spread(to(kind, starlight, 'fcp'), ratio),
          spread(to(kind, starlight, 'lcp'), ratio),
          spread(
            values(kind, 'tbt').map(
              (ms, run) => ms - (values(`${kind}: ${starlight}`, 'tbt')[run] ?? 0),
            ),
            milliseconds,
          ),
        ]),
      },
    ],
    targets: [
      ...pages.flatMap((kind) =>
        [starter, starlight].flatMap((other) => [
          judge(`FCP of ${kind}, to ${other}`, to(kind, other, 'fcp'), {atMost: FCP}, ratio),
          judge(`LCP of ${kind}, to ${other}`, to(kind, other, 'lcp'), {atMost: LCP}, ratio),
        ]),
      ),
      ...pages.flatMap((kind) => [
        judge(`TBT of ${kind}, to ${starter}`, to(kind, starter, 'tbt'), {atMost: BLOCKING}, ratio),
        judge(`CLS of ${kind}`, values(kind, 'cls'), {atMost: 0}, ratio),
      ]),
      ...pages.flatMap((kind) =>
        ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
          judge(
            `Lighthouse ${category} of ${kind}`,
            scores(kind, category),
            {atLeast: category === 'performance' ? 99 : 100},
            whole,
          ),
        ),
      ),
    ],
  };
}
