import {boxOf, dialogOf, found, guide, saidOf} from './support/search';
import {expect, open, test} from './support/test';

for (const [name, keys] of [
  ['/', '/'],
  ['Ctrl-K', 'Control+k'],
  ['Cmd-K', 'Meta+k'],
] as const) {
  test(`opens with ${name} and closes with one Escape, also with a query in it`, async ({page}) => {
    await open(page, guide);
    await page.keyboard.press(keys);
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.type('webhook');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
}

test('Ctrl-K closes what it has opened, and takes along what is selected', async ({page}) => {
  await open(page, guide);
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (heading) getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toHaveValue('Syncing data');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeHidden();
});

test('finds by keyboard alone and jumps to the heading', async ({page, complaints}) => {
  await open(page, '/');
  const options = await found(page, 'cursor');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await options.count()).toBeGreaterThan(2);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const withHash = page.locator('[role="option"][href*="#"]').first();
  const target = String(await withHash.getAttribute('href'));
  const index = await options.evaluateAll((all) =>
    all.findIndex((option) => option.matches('[href*="#"]')),
  );
  for (let step = 0; step <= index; step += 1) await page.keyboard.press('ArrowDown');
  await expect(withHash).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialogOf(page)).toBeHidden();
  const heading = page.locator(`[id="${decodeURIComponent(target.split('#')[1] ?? '')}"]`);
  await expect(heading).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('Home and End move in the box, and the list is no stop of the tabulator', async ({page}) => {
  await open(page, guide);
  await found(page, 'webhook');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(boxOf(page)).toHaveValue('xwebhook');
  await page.keyboard.press('Backspace');
  await expect(saidOf(page)).toContainText(/\d+ pages\./);
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('radio', {name: /^All/})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('link', {name: 'Link to these results'})).toBeFocused();
});

test('the tabulator stays in the dialog, both ways', async ({page}) => {
  await open(page, guide);
  await found(page, 'webhook');
  await page.keyboard.press('Shift+Tab');
  const link = dialogOf(page).getByRole('link', {name: 'Link to these results'});
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boxOf(page)).toBeFocused();
});

test('the tabulator reaches each stop once, and never the page behind', async ({page}) => {
  await open(page, '/docs/vacation-rental-api/v2/reservation/create-a-reservation');
  await found(page, 'webhook');
  const names: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const {activeElement} = document;
        const inside = activeElement?.closest('[role="dialog"]') ? 'dialog' : 'page';
        return `${inside} ${activeElement?.tagName.toLowerCase()}`;
      }),
    );
  }
  expect(names).toEqual(['dialog button', 'dialog input', 'dialog a', 'dialog input']);
  await expect(boxOf(page)).toBeFocused();
});

for (const keys of ['Control+Enter', 'Meta+Enter']) {
  test(`${keys} opens a tab, and the search stays`, async ({page, context}) => {
    await open(page, guide);
    await found(page, 'glossary');
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    expect((await opened).url()).toContain('/docs/guides/glossary');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(guide);
  });
}

test('closes by a click beside the panel, which does not reach the page', async ({page}) => {
  await open(page, guide);
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(boxOf(page)).toBeFocused();
  await page.mouse.click(100, 200);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(guide);
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
});

test('opens again at once after it was closed', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  // Both keys in one task, before the browser tells that it has closed.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[role="dialog"][popover]')?.hidePopover();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
  });
  await page.waitForTimeout(300);
  await expect(boxOf(page)).toBeFocused();
});

test('the page behind the dialog does not scroll', async ({page}) => {
  await open(page, guide);
  await found(page, 'webhook');
  await page.mouse.move(20, 850);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a slash typed into a field stays there', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('/');
  await boxOf(page).pressSequentially('/vrs/quote');
  await expect(boxOf(page)).toHaveValue('/vrs/quote');
});
