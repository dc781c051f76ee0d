import {readFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {lighthouse} from './lighthouse.mjs';
import {kB, milliseconds, ratio, seconds, whole} from './report.mjs';
import {build} from './sites.mjs';
import {firstSearch, interaction, nextPage, weigh} from './visit.mjs';

/**
 * @typedef {import('./sites.mjs').SiteName} SiteName
 *
 * @typedef {object} Visit one measurement
 * @property {string} row
 * @property {SiteName} site
 * @property {import('./sites.mjs').Project} project
 * @property {Record<string, string>} kinds address on this site of a page of each kind
 * @property {(page: string) => string} at the URL where the measured site has a page of this site
 * @property {import('@playwright/test').Browser} browser
 * @property {string} chromium executable of the browser
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {SiteName[]} sites
 * @property {string[]} rows
 * @property {Record<string, import('./report.mjs').Metric>} metrics
 * @property {(visit: Visit) => Promise<{[metric: string]: number | undefined}>} measure value of each metric; none
 *   where the site has no such thing
 */

const kindNames = ['home', 'guide', 'operation', 'comparison'];

/** @type {Part} */
const weight = {
  title: 'Weight',
  sites: ['site', 'starter', 'starlight'],
  rows: kindNames,
  metrics: {
    html: {title: 'HTML', show: kB},
    script: {title: 'Script of the page', show: kB},
    all: {title: 'Script, all that is requested', show: kB},
    css: {title: 'CSS', show: kB},
  },
  async measure({browser, at, kinds, row}) {
    const {html, script, css, prefetched} = await weigh(browser, at(kinds[row] ?? ''));
    return {html, script, all: script + prefetched, css};
  },
};

/** @type {Part} */
const speed = {
  title: 'Speed',
  sites: ['site', 'starter', 'starlight'],
  rows: kindNames,
  metrics: {
    fcp: {title: 'FCP', show: milliseconds},
    lcp: {title: 'LCP', show: milliseconds},
    tbt: {title: 'TBT', show: milliseconds},
    cls: {title: 'CLS', show: ratio},
    performance: {title: 'Lighthouse performance', show: whole},
    accessibility: {title: 'Lighthouse accessibility', show: whole},
    'best-practices': {title: 'Lighthouse best practices', show: whole},
    seo: {title: 'Lighthouse SEO', show: whole},
  },
  measure: ({chromium, at, kinds, row}) => lighthouse(chromium, at(kinds[row] ?? '')),
};

/**
 * @typedef {Partial<Record<SiteName, import('./visit.mjs').Target>>} Targets
 *
 * @typedef {{page: string, width: number, targets: Targets}} Press
 *
 * @type {{sidebars: Record<SiteName, string>, presses: Record<string, Press>}}
 */
const {sidebars, presses} = parse(readFileSync(new URL('selectors.yaml', import.meta.url), 'utf8'));

/** The page after the guide, with its heading. */
const next = {page: '/docs/guides/rate-limiting', heading: 'Rate limiting'};

/** @type {Part} */
const interactions = {
  title: 'Next page and interaction',
  sites: ['site', 'starter', 'starlight'],
  rows: [...Object.keys(presses), 'next page'],
  metrics: {
    inp: {title: 'INP of the first interaction', show: milliseconds},
    next: {title: 'From a click in the sidebar to the painted page', show: milliseconds},
  },
  async measure({browser, at, kinds, row, site}) {
    const press = presses[row];
    if (press) {
      const {page, width, targets} = press;
      const target = targets[site];
      if (!target) return {};
      return {inp: await interaction(browser, at(kinds[page] ?? ''), width, target)};
    }
    const link = `${sidebars[site]} a[href="${new URL(at(next.page)).pathname}"]`;
    return {next: await nextPage(browser, at(kinds.guide ?? ''), link, next.heading)};
  },
};

/** @type {Part} */
const search = {
  title: 'Search',
  sites: ['site', 'starlight'],
  rows: [
    'reservation',
    'cancel a reservation',
    'rate limit',
    'integrationAccountId',
    'guesty webhooks',
  ],
  metrics: {
    bytes: {title: 'Fetched for the first search', show: kB},
    time: {title: 'From opening the box to the first result, as typed', show: milliseconds},
  },
  async measure({browser, at, kinds, row, site}) {
    const target = presses.search?.targets[site];
    return target ? firstSearch(browser, at(kinds.guide ?? ''), target, row) : {};
  },
};

/** @param {string} dir a built site @returns {Promise<number>} its pages, without those that only redirect */
async function countPages(dir) {
  const files = (await readdir(dir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(dir, file), 'utf8')));
  return texts.filter((text) => !/http-equiv="?refresh/i.test(text)).length;
}

/** @type {Part} */
const builds = {
  title: 'Build',
  sites: ['site', 'starter', 'starlight'],
  rows: ['without any cache'],
  metrics: {
    time: {title: 'Build', show: seconds},
    per100: {title: 'Build, for each 100 pages', show: seconds},
  },
  async measure({project}) {
    const time = await build(project);
    return {time, per100: (time / (await countPages(project.out))) * 100};
  },
};

/** @type {Record<string, Part>} by the name that `npm run bench` takes */
export const parts = {weight, speed, interaction: interactions, search, build: builds};
