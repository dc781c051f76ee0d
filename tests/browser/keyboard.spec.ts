import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const operation = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const comparison = '/docs/PMS%20Specific%20Guides';
const guide = '/docs/guides/pagination';

/** What a reader can reach with the keyboard: marked, so that the walk can tell which ones it came to. */
async function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    const chosen = new Map<string, Element>();
    const names: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({visibilityProperty: true})) continue;
      if (element.matches(':disabled, [tabindex="-1"]')) continue;
      // Of a group of radio buttons the keyboard comes to one, and the arrows do the rest.
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (chosen.has(element.name) || !element.checked) continue;
        chosen.set(element.name, element);
      }
      element.dataset.walk = String(names.length);
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      names.push(`${element.localName} “${text.trim().slice(0, 40)}”`);
    }
    return names;
  });
}

type Step = {walk: string | undefined; seen: boolean; name: string};

/** The element that has the focus, and whether it shows: inside the window, and drawn otherwise than without the focus. */
async function look(page: Page): Promise<Step | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    // A hidden radio button is shown by its label.
    const shown =
      element instanceof HTMLInputElement && element.type === 'radio'
        ? (element.labels?.[0] ?? element)
        : element;
    const style = () => {
      const {outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor} =
        getComputedStyle(shown);
      return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(' ');
    };
    const box = shown.getBoundingClientRect();
    const focused = style();
    const {outlineStyle, outlineWidth} = getComputedStyle(shown);
    const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    element.blur();
    const changes = style() !== focused;
    element.focus({preventScroll: true});
    const inside =
      box.width > 0 &&
      box.bottom > 0 &&
      box.top < innerHeight &&
      box.right > 0 &&
      box.left < innerWidth;
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      walk: element.dataset.walk,
      seen: inside && (ring || changes),
      name: `${element.localName} “${text.trim().slice(0, 40)}”`,
    };
  });
}

for (const path of ['/', operation, comparison, guide]) {
  test(`every control of ${path} is reached and seen by keyboard`, async ({page}) => {
    await open(page, path);
    const controls = await markControls(page);
    const reached = new Set<number>();
    const unseen: string[] = [];
    // More steps than controls: a trap shows as controls that are never reached.
    for (let step = 0; step < controls.length + 20; step += 1) {
      await page.keyboard.press('Tab');
      const at = await look(page);
      if (!at) break;
      if (at.walk !== undefined) reached.add(Number(at.walk));
      if (!at.seen) unseen.push(at.name);
    }
    expect(controls.filter((_, index) => !reached.has(index))).toEqual([]);
    expect(unseen).toEqual([]);
  });
}

test('the search is opened, walked out of and closed by keyboard, and the focus returns', async ({
  page,
}) => {
  await open(page, guide);
  const opener = page.getByRole('button', {name: 'Search'});
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  expect((await look(page))?.seen).toBe(true);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a fold, a list of choices and a table are used by keyboard', async ({page}) => {
  await open(page, operation);
  const fold = page.locator('[id="body-guest.address"] > details');
  await fold.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(fold).not.toHaveAttribute('open');

  await open(page, comparison);
  await page.getByLabel('Sort by').focus();
  await page.keyboard.type('Rate');
  await expect(page).toHaveURL(/sort=limit/);

  await open(page, `${comparison}/guesty`);
  const frame = page.locator('main .table-frame').first();
  // Wider than any window, whatever the words and the font.
  await frame.locator('table').evaluate((table) => {
    table.style.width = '300%';
  });
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu is opened, walked through and closed by keyboard, and long code scrolls', async ({
    page,
  }) => {
    await open(page, guide);
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Pagination'})).toBeVisible();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      const at = await look(page);
      expect(at?.seen, at?.name).toBe(true);
    }
    await menu.getByRole('button', {name: 'Close navigation bar'}).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();

    const code = page.locator('pre').first();
    await code.focus();
    expect((await look(page))?.seen).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});
