import {milliseconds, ratio} from '../format.mjs';
import {interaction, nextPage, REST} from '../interaction.mjs';
import {guide, pageKinds, peers, sameContent} from '../pages.mjs';
import {ownSearch, starlightSearch} from '../search.mjs';
import {ratios, spread} from '../statistics.mjs';
import {judge} from '../targets.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'site' | 'content' | 'starlight'} Compared */
/** @typedef {import('../interaction.mjs').Press} Press */
/** @typedef {{width: number, kind: 'guide' | 'operation', act: Partial<Record<Compared, Press>>}} Interaction */

/** The page after the guide, with its heading. */
const next = {address: '/docs/guides/rate-limiting', heading: 'Rate limiting'};

/** Longest that an interaction may keep the reader waiting for a frame, in ms. */
const INP = 100;

/**
 * @param {string} target
 * @returns {Press}
 */
const click = (target) => ({target});

/**
 * @param {string} target what opens the search
 * @param {string} into its field
 * @returns {Press}
 */
const search = (target, into) => ({target, key: {into, press: 'r'}});

const docusaurusMenu = click('.navbar__toggle');

/** What a reader does first, where a site has it: the same Markdown has no tabs elsewhere, and the starter has no search. */
const interactions = /** @type {Record<string, Interaction>} */ ({
  search: {
    width: 1280,
    kind: 'guide',
    act: {
      site: search('button[aria-keyshortcuts]', ownSearch.field),
      starlight: search('button[data-open-modal]', starlightSearch.field),
    },
  },
  menu: {
    width: 412,
    kind: 'guide',
    act: {
      site: docusaurusMenu,
      content: docusaurusMenu,
      starlight: click('starlight-menu-button button'),
    },
  },
  tab: {width: 412, kind: 'operation', act: {site: click('.ref-samples label[for$="python"]')}},
  fold: {
    width: 1280,
    kind: 'operation',
    act: {
      site: click('main details:not([data-page-menu]) > summary:visible'),
      content: click('.menu__caret, .menu__link--sublist-caret'),
      starlight: click('#starlight__sidebar details > summary'),
    },
  },
});

/** @type {Compared[]} */
const compared = ['site', 'content', 'starlight'];

/** @param {number[] | undefined} values */
const shown = (values) => (values?.length ? spread(values, milliseconds) : 'none');

/**
 * What comes after the first visit: the next page, and how soon a page answers.
 *
 * @param {import('../sites.mjs').Bench} bench
 * @returns {Promise<import('../report.mjs').Result>}
 */
export async function interactionPart({sites, browser, runs, progress}) {
  const kinds = await pageKinds(await sites.built.site());
  const addresses = (/** @type {string} */ page) => {
    const {starter, starlight} = sameContent(page);
    return {site: page, content: starter, starlight};
  };
  const from = addresses(guide);
  const to = addresses(next.address);
  const sidebar = {
    site: '.theme-doc-sidebar-menu',
    content: '.theme-doc-sidebar-menu',
    starlight: '#starlight__sidebar',
  };
  /** @type {Record<Compared, number[]>} */
  const nexts = {site: [], content: [], starlight: []};
  /** @type {Record<string, Record<Compared, number[]>>} */
  const waits = Object.fromEntries(
    Object.keys(interactions).map((name) => [name, {site: [], content: [], starlight: []}]),
  );
  await sites.served(compared, async (url) => {
    for (let round = 1; round <= runs; round += 1) {
      for (const site of compared) {
        const link = `${sidebar[site]} a[href="${to[site]}"]`;
        nexts[site].push(await nextPage(browser, url[site] + from[site], link, next.heading));
        for (const [name, {width, kind, act}] of Object.entries(interactions)) {
          const does = act[site];
          if (!does) continue;
          const page = url[site] + addresses(kinds[kind])[site];
          waits[name]?.[site].push(await interaction(browser, page, width, does));
        }
      }
      progress(round);
    }
  });
  const byStarter = ratios(nexts.site, nexts.content);
  const byStarlight = ratios(nexts.site, nexts.starlight);
  return {
    tables: [
      {
        title: 'Next page',
        note: `From a click on a link of the sidebar, at which the mouse has rested for ${milliseconds(REST)}, to the painted page, on the slow phone’s network and processor.`,
        columns: ['this site', peers.starter, peers.starlight, 'to the starter', 'to Starlight'],
        rows: [
          [
            ...compared.map((site) => shown(nexts[site])),
            spread(byStarter, ratio),
            spread(byStarlight, ratio),
          ],
        ],
      },
      {
        title: 'First interaction',
        note: 'The longest wait for the next frame (INP), with the processor slowed down four times. None: there is no such thing.',
        columns: ['interaction', 'this site', peers.starter, peers.starlight],
        rows: Object.entries(waits).map(([name, by]) => [
          name,
          ...compared.map((site) => shown(by[site])),
        ]),
      },
    ],
    targets: [
      judge(`next page, to ${peers.starlight}`, byStarlight, {atMost: 0.5}, ratio),
      ...Object.entries(waits).map(([name, {site}]) =>
        judge(`INP of the first interaction: ${name}`, site, {atMost: INP}, milliseconds),
      ),
    ],
  };
}
