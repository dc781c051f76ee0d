// Tests the position and size of page elements, and line breaks.
import {findMisplacedParts} from './support/positions';
import {comparison, createReservation, representativePaths} from './support/paths';
import {expect, open, test} from './support/test';

test('the samples of an operation are on the first screen and stay in view', async ({page}) => {
  await open(page, createReservation);
  expect(await findMisplacedParts(page)).toEqual([]);
  await page.setViewportSize({width: 1440, height: 900});
  await page.locator('#errors').scrollIntoViewIfNeeded();
  await expect(page.locator('.ref-samples pre:visible')).toBeInViewport();
  await expect(page.locator('.ref-console .ref-no-response')).toBeInViewport({ratio: 0.9});
});

test.describe('without scripts', () => {
  // Pages load faster without scripts, and scripts must not move anything anyway.
  test.use({javaScriptEnabled: false});

  test('the home page shows the request and the response of the selected PMS', async ({page}) => {
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    const [request, response] = [page.locator('main pre').first(), page.locator('main pre').nth(1)];
    const requests = [];
    const lines = new Set<string>();
    for (const system of ['Hostaway', 'Guesty', 'Lodgify']) {
      await page.locator('main label').getByText(system, {exact: true}).click();
      const [, id] = /reservations\/(\d+)/.exec(await request.innerText()) ?? [];
      requests.push((await request.innerText()).match(/[\da-f-]{36}|\d{6}/g)?.join(' '));
      expect(JSON.parse(await response.innerText()).data.id).toBe(id);
      const line = page.locator('main [data-line]');
      lines.add(await line.evaluate((drawn) => getComputedStyle(drawn).transform));
    }
    expect(new Set(requests).size).toBe(3);
    expect(lines.size).toBe(3);
  });
});

test('the longest breadcrumbs end before the menus in their row', async ({page}) => {
  await open(page, '/docs/vacation-rental-api/v1/reservation/create-a-reservation-booking-engine');
  for (const width of [1200, 1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    const crumbs = await page.locator('.breadcrumbs__item:visible').last().boundingBox();
    const menu = await page.getByText('On this page').boundingBox();
    expect((crumbs?.x ?? 0) + (crumbs?.width ?? 0), `${width} px`).toBeLessThan(menu?.x ?? 0);
  }
});

test('the sidebar shows the current page, without scrolling the page', async ({page}) => {
  const current = page.locator('.theme-doc-sidebar-menu .menu__link--active[aria-current]');
  await open(page, `${comparison}/zeevou`);
  await expect(current).toHaveText('Zeevou');
  await expect(current).toBeInViewport({ratio: 1});
  await open(page, '/');
  await page.getByRole('link', {name: 'Your.Rentals'}).click();
  await expect(current).toHaveText('Your.Rentals');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate('scrollY')).toBe(0);
  // The category of the next page is collapsed, and expands after the navigation.
  await open(page, '/docs/calrylink');
  await page.locator('main').getByRole('link', {name: 'Create a link'}).first().click();
  await expect(current).toHaveText('Create a link');
  await expect(current).toBeInViewport({ratio: 1});
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the menu of contents closes on Escape, a click outside and a choice', async ({page}) => {
    await open(page, '/docs/guides/booking-flow');
    const contents = page.locator('.toc-fold');
    const summary = contents.locator('summary');
    for (const close of [
      () => page.keyboard.press('Escape'),
      // Left of the list.
      () => page.mouse.click(4, 800),
      () => contents.getByRole('link').nth(1).click(),
    ]) {
      await summary.click();
      await expect(contents).toHaveAttribute('open');
      await close();
      await expect(contents).not.toHaveAttribute('open');
    }
  });

  test('the mobile menu opens at the current page', async ({page}) => {
    await open(page, createReservation);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const current = page.locator('.navbar-sidebar [aria-current]', {
      hasText: 'Create a reservation',
    });
    await expect(current).toBeInViewport({ratio: 1});
  });

  test('controls outside text and reference have targets 44 px high', async ({page}) => {
    const low: string[] = [];
    for (const path of [...representativePaths, comparison]) {
      await open(page, path);
      low.push(
        ...(await page.evaluate(() =>
          [
            ...document.querySelectorAll(
              'button, summary, select, [type="search"], fieldset > label, .button, .navbar__brand, .breadcrumbs a',
            ),
          ]
            .filter((target) => target.checkVisibility({visibilityProperty: true}))
            .filter((target) => !target.closest('.ref'))
            .filter((target) => {
              const reaches = ['::before', '::after'].map((part) => {
                const around = getComputedStyle(target, part);
                return around.position === 'absolute' ? parseFloat(around.height) : 0;
              });
              return Math.max(target.getBoundingClientRect().height, ...reaches) < 43.5;
            })
            .map(({outerHTML}) => outerHTML.slice(0, 120)),
        )),
      );
    }
    expect(low).toEqual([]);
  });
});
