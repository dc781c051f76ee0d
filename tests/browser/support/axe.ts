import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {laidOut} from './test';

/** WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What can differ between the colour modes of one page: nothing but colours does. */
const ofColours = ['color-contrast', 'link-in-text-block'];

type Judged = 'all' | 'colours' | 'layout' | 'fonts';

/** What axe judges: everything, what depends on colours, what does not, or what depends on the width of letters. */
const rules: Record<Judged, axe.RunOptions> = {
  all: {runOnly: tags},
  colours: {runOnly: ofColours},
  fonts: {runOnly: ['target-size', 'scrollable-region-focusable']},
  layout: {
    runOnly: tags,
    rules: Object.fromEntries(ofColours.map((rule) => [rule, {enabled: false}])),
  },
};

/**
 * axe with two costs taken out, which were half of its time on long pages, most of it for contrast. As published its colours keep their
 * private fields in WeakMaps, thousands of entries that are slow to make and to collect; here the fields are on the objects themselves.
 * And it reads a colour from its text once for each element; here once for each text. The test of this file holds it to what axe as
 * published finds.
 */
const script = `(() => {
  class Fields {
    #key = Symbol();
    set(object, value) { object[this.#key] = value; return this; }
    add(object) { return this.set(object, true); }
    get(object) { return object[this.#key]; }
    has(object) { return this.#key in object; }
  }
  ((WeakMap, WeakSet) => {
    ${axe.source}
  })(Fields, Fields);
  const {prototype} = axe.commons.color.Color;
  const {parseString} = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    let read = known.get(text);
    if (!read) {
      parseString.call(this, text);
      read = {r: this.r, g: this.g, b: this.b, alpha: this.alpha};
      known.set(text, read);
    }
    return Object.assign(this, read);
  };
})()`;

/** Brings axe into the page, unless it is there. */
export async function addAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
}

/**
 * Runs axe inside the page. Its adapter for Playwright opens a page of its own for each run, to join the results of frames, of
 * which this site has none; that cost more than the rules.
 *
 * @param judged `colours` is enough in the other mode of the same page
 * @returns a line for each violation of the page as it is now: rule, what it wants, where
 */
export async function violations(page: Page, judged: Judged = 'all'): Promise<string[]> {
  // What is not laid out yet has no places that could be judged.
  await laidOut(page);
  await addAxe(page);
  // What passes is not listed, which saves most of the time on long pages. No rule here asks for style sheets as files.
  const how: axe.RunOptions = {
    ...rules[judged],
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  };
  return page.evaluate(async (options) => {
    const {axe: judge} = window as unknown as {axe: typeof axe};
    const found = await judge.run(options);
    return found.violations.flatMap(({id, help, nodes}) =>
      nodes.slice(0, 3).map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
    );
  }, how);
}

/** Switches the colour mode of the page without the toggle, so that one load serves both. */
export async function setMode(page: Page, mode: 'light' | 'dark') {
  await page.evaluate((value) => {
    // A colour on its way to another would be judged half-way.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = value;
  }, mode);
}
