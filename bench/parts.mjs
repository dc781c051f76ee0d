// The parts of the benchmark: what each measures, and on which pages.
import {readData} from '../scripts/lib/data.mjs';
import {lighthouse} from './lighthouse.mjs';
import {build, pathOn} from './sites.mjs';
import {firstSearch, interaction, nextPage, weigh} from './visit.mjs';

/**
 * @typedef {import('./sites.mjs').SiteName} SiteName
 *
 * @typedef {object} Visit one measurement
 * @property {string} row of the report, such as a kind of page or a search query
 * @property {import('./sites.mjs').Site} site
 * @property {import('@playwright/test').Browser} browser
 * @property {string} chromium executable of the browser
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {string[]} rows
 * @property {(visit: Visit) => Promise<{[metric: string]: number | undefined}>} measure returns values by metric, with
 *   the names in metrics.yaml; an empty object if the site lacks the feature
 */

const {pages, sidebars, presses, next, queries} = readData('bench/selectors.yaml');

/** Returns the URL of a page on a site. @param {Visit['site']} site @param {string} kind of page, or a path */
const urlOf = ({name, url}, kind) => url + pathOn(name, pages[kind] ?? kind);

/** @type {Record<string, Part>} by name; `npm run bench` accepts these names as arguments */
export const parts = {
  weight: {
    title: 'Weight',
    rows: Object.keys(pages),
    async measure({browser, site, row}) {
      const {prefetched, ...weight} = await weigh(browser, urlOf(site, row));
      return {...weight, all: weight.script + prefetched};
    },
  },
  speed: {
    title: 'Speed',
    rows: Object.keys(pages),
    measure: ({chromium, site, row}) => lighthouse(chromium, urlOf(site, row)),
  },
  interaction: {
    title: 'Next page and interaction',
    rows: [...Object.keys(presses), 'next page'],
    async measure({browser, site, row}) {
      const press = presses[row];
      if (!press) {
        const path = new URL(urlOf(site, next.page)).pathname;
        const link = `${sidebars[site.name]} a[href="${path}"]`;
        return {next: await nextPage(browser, urlOf(site, 'guide'), link, next.heading)};
      }
      const target = press.targets[site.name];
      if (!target) return {};
      return {inp: await interaction(browser, urlOf(site, press.page), press.width, target)};
    },
  },
  search: {
    title: 'Search',
    rows: queries,
    async measure({browser, site, row}) {
      const target = presses.search?.targets[site.name];
      return target ? firstSearch(browser, urlOf(site, 'guide'), target, row) : {};
    },
  },
  build: {
    title: 'Build',
    rows: ['all pages'],
    measure: async ({site}) => ({time: await build(site)}),
  },
};
