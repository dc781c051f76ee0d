// Runs axe, which checks accessibility, on pages.
import axe from 'axe-core';
import type {Page} from '@playwright/test';

/** WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const rules: Record<string, axe.RunOptions> = {
  all: {runOnly: tags},
  /** Rules whose result can differ between colour modes. axe spends most of its time on these rules. */
  colours: {runOnly: ['color-contrast', 'link-in-text-block']},
  layout: {
    runOnly: tags,
    rules: {'color-contrast': {enabled: false}, 'link-in-text-block': {enabled: false}},
  },
  /** Rules whose result depends on the width of letters. */
  fonts: {runOnly: ['target-size', 'scrollable-region-focusable']},
};

/**
 * Runs axe on the current state of the page.
 *
 * @param judged the set of rules to run
 * @returns one line per violation: rule, explanation, selector
 */
export async function violations(
  page: Page,
  judged: 'all' | 'colours' | 'layout' | 'fonts' = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const {violations: found} = await (window as unknown as {axe: typeof axe}).axe.run({
      ...options,
      resultTypes: ['violations'],
      preload: false,
    });
    return found.flatMap(({id, help, nodes}) =>
      nodes.slice(0, 3).map(({target}) => `${id}: ${help} at ${target.join(' ')}`),
    );
  }, rules[judged] as axe.RunOptions);
}

/** Switches the colour mode without the toggle, so that both modes are tested with one page load. */
export async function setMode(page: Page, mode: 'light' | 'dark') {
  await page.evaluate((value) => {
    // Without transitions, because axe would measure intermediate colours.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = value;
  }, mode);
}
