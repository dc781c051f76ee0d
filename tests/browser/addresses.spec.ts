import {expect, open, test} from './support/test';

/** Addresses that lead nowhere or cannot be decoded, and windows between two sizes. */

const title = 'Page not found';

for (const [address, shown] of [
  ['/100%25', '/100%'],
  ['/blog/50%25', '/blog/50%'],
  ['/docs/50%25-off', '/docs/50%-off'],
  ['/%', '/%'],
  ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
  ['/docs//introduction', '/docs//introduction'],
  ['//docs', '//docs'],
  ['/docs/no-such-page', '/docs/no-such-page'],
] as const) {
  test(`${address} is not found, comes alive, and says so`, async ({page, baseURL, complaints}) => {
    await open(page, baseURL + address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.locator('main code').first()).toHaveText(shown);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
    await page.evaluate(() => (location.hash = '#below'));
    await expect(page).toHaveURL(/#below$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await page.locator('main').getByRole('link', {name: 'Introduction'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    // The status is told by the browser as an error of the page.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

const operation = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';

for (const route of ['/docs/guides/pagination', operation]) {
  for (const hash of ['#50%', '#%E0%A4%A']) {
    test(`${route}${hash} is no error, nor are back and forward`, async ({page, complaints}) => {
      await open(page, route + hash);
      const heading = await page.getByRole('heading', {level: 1}).innerText();
      await page.evaluate(() => (location.hash = '#other'));
      await page.evaluate((value) => (location.hash = value), `${hash}x`);
      await page.locator('footer').getByRole('link', {name: 'Contact'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Contact');
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await page.goBack();
      await page.goBack();
      await page.goForward();
      await page.goForward();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      expect(complaints).toEqual([]);
    });
  }
}

for (const part of ['nav.navbar', 'footer'] as const) {
  test(`a crash in ${part} shows the page of a crash, and Try again mends it`, async ({page}) => {
    await page.addInitScript((selector) => {
      const observe = IntersectionObserver.prototype.observe;
      Object.assign(window, {broken: false});
      // Links watch themselves when they appear; one that cannot is an error while the page renders.
      IntersectionObserver.prototype.observe = function (target) {
        if ((window as unknown as {broken: boolean}).broken && target.closest(selector)) {
          throw new Error('The frame could not be drawn', {
            cause: new Error('The observer is gone'),
          });
        }
        return observe.call(this, target);
      };
    }, part);
    await open(page, '/blog');
    await page.evaluate(() => Object.assign(window, {broken: true}));
    await page.getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('This page crashed.');
    await expect(page.getByText('The frame could not be drawn')).toBeVisible();
    await expect(page.getByText('The observer is gone')).toBeVisible();
    await page.evaluate(() => Object.assign(window, {broken: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main h1')).toHaveText('Introduction');
    await expect(page.locator(part)).toBeVisible();
  });
}

for (const scale of [0.9, 1.1, 1.33]) {
  test(`each width around 996 px has one way to the pages, at a scale of ${scale}`, async ({
    playwright,
    baseURL,
  }, {project}) => {
    const {launchOptions} = project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--force-device-scale-factor=${scale}`],
    });
    // A viewport of the test's own would have whole widths.
    const page = await browser.newPage({baseURL, viewport: null, deviceScaleFactor: undefined});
    const session = await page.context().newCDPSession(page);
    const {windowId} = await session.send('Browser.getWindowForTarget');
    await open(page, '/docs/introduction');
    const between: number[] = [];
    for (let width = 993; width <= 1000; width += 1) {
      await session.send('Browser.setWindowBounds', {windowId, bounds: {width, height: 900}});
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      const exact = await page.evaluate(() => window.visualViewport?.width ?? 0);
      if (exact > 996 && exact < 997) between.push(exact);
      const desktop = exact > 996;
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expect(sidebar, `${exact}`).toBeVisible({visible: desktop});
      const burger = page.getByRole('button', {name: 'Toggle navigation bar'});
      await expect(burger, `${exact}`).toBeVisible({visible: !desktop});
    }
    expect(between).not.toEqual([]);
    await browser.close();
  });
}

test('the page of the address for questions stands in the sidebar', async ({page}) => {
  await open(page, '/docs/contact');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Contact'})).toHaveAttribute(
    'aria-current',
    'page',
  );
});
