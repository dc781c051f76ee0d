// The parts of the benchmark: what each measures, and on which pages.
import {readYaml} from './readYaml.mjs';
import {lighthouse} from './lighthouse.mjs';
import {build, urlOn} from './sites.mjs';
import {firstSearch, interaction, nextPage} from './visit.mjs';

/**
 * @typedef {object} Visit one measurement
 * @property {string} row of the report, such as a kind of page or a search query
 * @property {import('./sites.mjs').Site} site
 * @property {import('@playwright/test').Browser} browser
 * @property {string} chromium executable of the browser
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {string[]} rows
 * @property {(visit: Visit) => Promise<Record<string, number>>} measure returns values by metric, with the names in
 *   metrics.yaml; an empty object if the site lacks the feature
 */

const {pages, next, interactions, search} = readYaml('pages');
const kinds = Object.keys(pages);

/** @type {(site: Visit['site'], kind: string) => string} */
const urlOf = (site, kind) => urlOn(site, pages[kind] ?? '');

/** @type {Record<string, Part>} by name; `npm run bench` accepts these names as arguments */
export const parts = {
  speed: {
    title: 'Speed and weight',
    rows: kinds,
    measure: ({chromium, site, row}) => lighthouse(chromium, urlOf(site, row)),
  },
  next: {
    title: 'Next page',
    rows: ['guide'],
    async measure({browser, site, row}) {
      const link = `${next.sidebars[site.name]} a[href="${new URL(urlOn(site, next.page)).pathname}"]`;
      return {next: await nextPage(browser, urlOf(site, row), link, next.heading)};
    },
  },
  interaction: {
    title: 'First interaction',
    rows: Object.keys(interactions),
    async measure({browser, site, row}) {
      const {page, width, opens} = /** @type {typeof interactions[string]} */ (interactions[row]);
      const selector = opens[site.name];
      if (!selector) return /** @type {Record<string, number>} */ ({});
      return {inp: await interaction(browser, urlOf(site, page), width, selector)};
    },
  },
  search: {
    title: 'Search',
    rows: search.queries,
    async measure({browser, site, row}) {
      const selectors = search.selectors[/** @type {'site'} */ (site.name)];
      return selectors ? firstSearch(browser, urlOf(site, 'guide'), selectors, row) : {};
    },
  },
  build: {
    title: 'Build',
    rows: ['all pages'],
    measure: async ({site}) => ({time: await build(site)}),
  },
};
