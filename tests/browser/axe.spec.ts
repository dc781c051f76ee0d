import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {addAxe, setMode, violations} from './support/axe';
import {expect, open, test} from './support/test';

/** Pages with everything that has colours: code, tables, fields, tags. */
const pages = [
  '/docs/vacation-rental-api/v2/reservation/create-a-reservation',
  '/docs/PMS%20Specific%20Guides/guesty',
];

/**
 * Mistakes of every kind that a page can have: of names, of order, of size. The paragraph is first: behind controls it may touch them
 * in some fonts, and then axe cannot tell its colours.
 */
function spoil() {
  document.querySelector('main')?.insertAdjacentHTML(
    'beforeend',
    `<p class="plain">Words enough around <a href="/docs">a link</a> that looks as they do, in a paragraph.</p>
     <h5>Too deep</h5><img src="/img/mark.svg"><button></button><input>
     <div role="checkbox"></div><a href="/">a</a><a href="/docs">b</a><main>Second</main>`,
  );
}

/** Colours that are too faint, in each way to write one: in one mode, in both, half transparent, over another. */
function fade() {
  const faint = new CSSStyleSheet();
  faint.replaceSync(`
    .markdown p { color: rgb(150 150 150 / 0.9) !important; }
    [data-theme='dark'] .markdown li { color: hsl(0.6turn 10% 30%) !important; }
    [data-theme='light'] pre { background: oklch(0.55 0.1 250) !important; opacity: 0.8; }
    .plain { color: rgb(120 120 120) !important; }
    .plain a { color: rgb(130 130 130) !important; text-decoration: none !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, faint];
}

/** All that axe has to say of the page, with the colours and sizes that it has measured. */
const judge = (page: Page) =>
  page.evaluate(async () => {
    const {axe: judgement} = window as unknown as {axe: typeof axe};
    const {violations: wrong, incomplete, passes} = await judgement.run({preload: false});
    return [...wrong, ...incomplete, ...passes].map(({id, nodes}) =>
      nodes.map(({target, any, all, none}) =>
        JSON.stringify([id, target, [...any, ...all, ...none].map(({data}) => data)]),
      ),
    );
  });

for (const path of pages) {
  test(`axe judges ${path} as it does as published`, async ({page}) => {
    await open(page, path);
    await page.evaluate(spoil);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      await page.evaluate(fade);
      await addAxe(page);
      const found = await judge(page);
      await page.evaluate('delete window.axe');
      await page.evaluate(axe.source);
      expect(await judge(page), mode).toEqual(found);
      await page.evaluate('delete window.axe');
    }
  });
}

test('axe tells each kind of mistake, and where it is', async ({page}) => {
  await open(page, pages[0] as string);
  await page.evaluate(spoil);
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    await page.evaluate(fade);
    const found = (await violations(page)).join('\n');
    for (const line of [
      /^color-contrast: .* at ./m,
      /^link-in-text-block: .* at .*a/m,
      /^image-alt: .* at .*img/m,
      /^button-name: .* at .*button/m,
      /^label: .* at .*input/m,
      /^heading-order: .* at h5/m,
      /^target-size: .* at .*(button|a)/m,
      /^aria-required-attr: .* at .*checkbox/m,
      /^landmark-no-duplicate-main: /m,
    ])
      expect(found, mode).toMatch(line);
  }
});
