// Tests the interactive parts of operation pages and guides, and how both are printed.
import {createReservation, listReservations} from './support/paths';
import {expect, open, test} from './support/test';

const flow = '/docs/guides/booking-flow';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a sample shows the required fields or all fields, in every language', async ({page}) => {
    await page.goto(createReservation);
    const shown = () => page.locator('.ref-samples code:visible').innerText();
    expect(await shown()).toContain('"roomTypeId"');
    expect(await shown()).not.toContain('"currency"');
    await page.getByText('All fields', {exact: true}).click();
    expect(await shown()).toContain('"currency"');
    expect((await shown()).match(/"departureDate"/g)).toHaveLength(1);
    await page.locator('label[for="sample-python"]').click();
    expect(await shown()).toContain('"currency"');
  });

  test('the mark of an inferred status opens the section with its reason', async ({page}) => {
    await page.goto(listReservations);
    const reason = page.locator('[id="about-response-200"]');
    await expect(reason).toBeHidden();
    await page.locator('p[id="response-200"] [data-evidence="inferred"]').click();
    await expect(reason).toBeInViewport();
  });

  test('on a phone, long code of each variant is collapsed and expands', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(createReservation);
    const pre = page.locator('.ref-samples pre:visible');
    const hidden = () => pre.evaluate((box) => box.scrollHeight - box.clientHeight);
    for (const version of ['Minimal', 'All fields']) {
      await page.getByText(version, {exact: true}).click();
      const unfold = page.locator('.ref-samples .code-fold:visible');
      expect((await hidden()) <= 1 || (await unfold.isVisible()), version).toBe(true);
    }
    expect(await hidden()).toBeGreaterThan(100);
    await page.locator('.ref-samples .code-fold:visible').click();
    expect(await hidden()).toBeLessThanOrEqual(1);
  });
});

for (const [path, width] of [
  [listReservations, 1440],
  [listReservations, 390],
  [flow, 1280],
] as const) {
  test(`nothing covers the copy buttons of ${path} at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, path);
    const buttons = await page.locator(':is(.ref-call, .code-bar) > button:visible').all();
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons) await button.click({trial: true, timeout: 5000});
  });
}

test('the Copy button copies the whole sample that is shown', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, createReservation);
  const button = page.locator('.ref-samples button:visible');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await clipboard()).not.toContain('"currency"');
  await expect(button).toHaveText('');
  await page.getByText('All fields', {exact: true}).click();
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await clipboard()).toMatch(/"notes".*}\nJSON\s*$/s);
});

test("the page does not scroll when a program's language is chosen", async ({page}) => {
  await open(page, '/docs/guides/change-or-cancel-a-reservation');
  const label = page.locator('.radio-tabs').nth(3).getByText('PHP', {exact: true});
  await label.scrollIntoViewIfNeeded();
  const before = (await label.boundingBox())?.y ?? 0;
  await label.click();
  const shown = page.locator('.radio-tabs [data-choice]:visible');
  await expect(shown.first()).toHaveAttribute('data-choice', 'php');
  expect((await label.boundingBox())?.y).toBeCloseTo(before, 0);
});

test.describe('in print', () => {
  test('an operation in dark mode is dark on white, with its sections open', async ({page}) => {
    await open(page, `${createReservation}?docusaurus-theme=dark`);
    // The colour of links changes in a transition.
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    await page.waitForFunction(() =>
      document.getAnimations().every(({playState}) => playState !== 'running'),
    );
    const {palest, ground, marks} = await page.evaluate(() => {
      const brightness = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map(Number);
        return (r + g + b) / 3;
      };
      const texts = [...document.querySelectorAll('main :is(h1, p, li, code, td, pre span)')];
      const folds = [...document.querySelectorAll('main summary')];
      return {
        palest: Math.max(
          ...texts
            .filter((text) => text.checkVisibility())
            .map((text) => brightness(getComputedStyle(text).color)),
        ),
        ground: brightness(getComputedStyle(document.documentElement).backgroundColor),
        marks: folds.filter((fold) => getComputedStyle(fold, '::before').display !== 'none').length,
      };
    });
    expect(palest).toBeLessThan(130);
    expect(ground).toBe(255);
    expect(marks, 'markers of collapsible sections').toBe(0);
    await expect(page.locator('[id="body-guest.address.city"]')).toBeVisible();
    await expect(page.locator('#not-documented-yet li').first()).toBeVisible();
  });

  for (const path of [createReservation, listReservations, flow]) {
    test(`${path} is printed without controls, and its code wraps`, async ({page}) => {
      await open(page, path);
      await page.emulateMedia({media: 'print'});
      await page.setViewportSize({width: 720, height: 1000});
      const controls = page.locator('button, .radio-tabs fieldset, .code-fold, .toc-fold, nav');
      await expect(controls.filter({visible: true})).toHaveCount(0);
      const cut = await page
        .locator('pre:visible')
        .evaluateAll((all) =>
          all
            .filter(
              (pre) =>
                pre.scrollWidth > pre.clientWidth + 1 || pre.scrollHeight > pre.clientHeight + 1,
            )
            .map(({textContent}) => textContent),
        );
      expect(cut).toEqual([]);
    });
  }
});
