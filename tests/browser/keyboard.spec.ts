// Tests that all controls can be reached and used by keyboard.
import {comparison, createReservation, guide} from './support/paths';
import {expect, open, test} from './support/test';

for (const [path, tag] of [
  [guide, undefined],
  ['/', '@slow'],
  [createReservation, '@slow'],
  [comparison, '@slow'],
] as const) {
  test(`Tab reaches every control of ${path}, with a visible focus`, {tag}, async ({page}) => {
    await open(page, path);
    const controls = await page.evaluate(() => {
      const selector =
        'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
      const groups = new Set<string>();
      return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
        if (!element.checkVisibility({visibilityProperty: true})) return [];
        if (element.matches(':disabled, [tabindex="-1"]')) return [];
        // Tab reaches one radio button per group; arrow keys reach the others.
        if (element instanceof HTMLInputElement && element.type === 'radio') {
          if (groups.has(element.name) || !element.checked) return [];
          groups.add(element.name);
        }
        element.dataset.control = `${index} ${element.localName} “${element.textContent?.slice(0, 40)}”`;
        return [element.dataset.control];
      });
    });
    const reached = new Set<string>();
    const unseen: string[] = [];
    // There are more key presses than controls, so only a focus trap can keep a control from being reached.
    for (let press = 0; press < controls.length + 20; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (element === document.body) return undefined;
        // A hidden radio button shows its focus on its label.
        const label =
          element.matches('[type="radio"]') && (element as HTMLInputElement).labels?.[0];
        const shown = label || element;
        const look = () => {
          const {outline, boxShadow, borderColor} = getComputedStyle(shown);
          return [outline, boxShadow, borderColor].join();
        };
        const {width, top, bottom, left, right} = shown.getBoundingClientRect();
        const inside =
          width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const {outlineStyle, outlineWidth} = getComputedStyle(shown);
        const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
        const withFocus = look();
        element.blur();
        const differs = look() !== withFocus;
        element.focus({preventScroll: true});
        return {control: element.dataset.control ?? '', seen: inside && (ring || differs)};
      });
      if (!focused) break;
      reached.add(focused.control);
      if (!focused.seen) unseen.push(focused.control);
    }
    expect(controls.filter((control) => !reached.has(control))).toEqual([]);
    expect(unseen).toEqual([]);
  });
}

test('no control that gets the focus is behind what is sticky', async ({page}) => {
  for (const path of ['/changelog', '/api-reference']) {
    await open(page, path);
    await page.locator('main a:visible').last().focus();
    const covered: string[] = [];
    for (let press = 0; press < 50; press += 1) {
      await page.keyboard.press('Shift+Tab');
      const name = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const {left, top, width, height} = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height - 2);
        const isCovered = !element.contains(shown) && shown?.closest('nav, .ref-filter');
        return isCovered && element.closest('main') ? element.outerHTML.slice(0, 120) : '';
      });
      if (name) covered.push(name);
    }
    expect(covered, path).toEqual([]);
  }
});

test('the skip link moves focus past the navbar', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#__docusaurus_skipToContent_fallback :focus')).toBeVisible();
});

test('Escape closes the language menu', async ({page}) => {
  await open(page, guide);
  const button = page.getByRole('button', {name: 'English'});
  await button.press('Enter');
  await expect(page.locator('.dropdown__link')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.dropdown__link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('the mobile menu traps focus until Escape closes it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, guide);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.press('Enter');
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const outside = page.locator(':focus:not(.navbar-sidebar *, body)');
  await expect(outside).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await expect(toggle).toBeFocused();
});
