// Basic tests that every browser engine must pass.
import {createReservation, guide, representativePaths} from '../browser/support/paths';
import {expect, testInEachWindow, test} from './support/test';

for (const path of representativePaths) {
  test(`${path} hydrates without an error, and fits a wide and a narrow window`, async ({tab}) => {
    await tab.open(path);
    await tab.waitForHeading(/./);
    for (const width of [1280, 390]) {
      await tab.resize({width, height: 844});
      const tooWide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `pixels too wide for ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await tab.complaints()).toEqual([]);
  });
}

testInEachWindow('the colour mode is switched and remembered', async ({tab}, window) => {
  const background = () =>
    tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await tab.open(guide);
  const light = await background();
  if (window === 'phone') await tab.click('button', 'Toggle navigation bar');
  await tab.click('button[aria-label^="Switch between dark and light mode"]');
  await expect.poll(background).not.toBe(light);
  await tab.open('/blog');
  expect(await background()).not.toBe(light);
});

test('code is copied', async ({tab}) => {
  await tab.open('/');
  await tab.click('button', 'Copy');
  await tab.until('the button says Copied', () =>
    [...document.querySelectorAll('button')].some(({textContent}) => textContent === 'Copied'),
  );
  const code = await tab.evaluate(() => document.querySelector('pre')?.innerText);
  await tab.press('/');
  await tab.until('the search has the focus', () =>
    document.activeElement?.matches('dialog [role="combobox"]'),
  );
  await tab.press('Control+v');
  const pasted = await tab.until(
    'the code is pasted',
    () => document.querySelector<HTMLInputElement>('dialog [role="combobox"]')?.value,
  );
  expect(pasted.replaceAll(/\s/g, '')).toBe(code?.replaceAll(/\s/g, ''));
});

testInEachWindow('the menu opens another page and closes', async ({tab}, window) => {
  await tab.open(guide);
  if (window === 'phone') await tab.click('button', 'Toggle navigation bar');
  await tab.click('.menu__link', 'Quickstart');
  await tab.waitForUrl('/docs/guides/quickstart');
  await tab.waitForHeading('Quickstart');
  await tab.until('the menu is closed', () => !document.querySelector('.navbar-sidebar--show'));
  expect(await tab.complaints()).toEqual([]);
});

test('back and forward restore pages and their scroll position', async ({tab}) => {
  await tab.open(guide);
  await tab.click('footer a', 'Contact');
  await tab.waitForUrl('/docs/contact');
  await tab.waitForHeading('Contact');
  await tab.evaluate(() => history.back());
  await tab.waitForUrl(guide);
  await tab.waitForHeading('Pagination');
  await tab.until('the page is scrolled', () => scrollY > 0);
  await tab.evaluate(() => history.forward());
  await tab.waitForUrl('/docs/contact');
  await tab.waitForHeading('Contact');
  expect(await tab.complaints()).toEqual([]);
});

test('the target of a link that the router opens is highlighted', async ({tab}) => {
  await tab.open('/docs/vacation-rental-api/v2/custom-field/set-custom-field-value');
  await tab.click('a[href$="#about-body-customFields"]');
  await tab.waitForHeading('Update a reservation');
  await tab.until('the target is highlighted', () => {
    const target = document.querySelector('#about-body-customFields');
    return target && getComputedStyle(target).backgroundColor !== 'rgba(0, 0, 0, 0)';
  });
  await tab.evaluate(() => history.back());
  await tab.waitForHeading('Set a custom field value');
  expect(await tab.complaints()).toEqual([]);
});

test('a page that is reloaded keeps its scroll position', async ({tab}) => {
  await tab.open(guide);
  await tab.evaluate(() => scrollTo({top: 1200, behavior: 'instant'}));
  await tab.until('the page is scrolled', () => scrollY > 1000);
  await tab.reload();
  await tab.until('the page is scrolled', () => scrollY > 1000);
  expect(await tab.complaints()).toEqual([]);
});

test('text, collapsible sections and links work without scripts', async ({tab, site}) => {
  site.blockScripts();
  await tab.goto(createReservation);
  await tab.waitForHeading('Create a reservation');
  expect(await tab.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
  await tab.click('.ref-samples label', 'PHP');
  await tab.waitForVisible('.ref-samples [data-choice="php"]');
  await tab.click('[id="body-guest.address"] summary');
  await tab.waitForVisible('[id="body-guest.address.city"]');
  await tab.click('footer a', 'Contact');
  await tab.waitForUrl('/docs/contact');
  await tab.waitForHeading('Contact');
});

test('/docs opens the introduction inside the application', async ({tab}) => {
  await tab.open(guide);
  await tab.evaluate(() => {
    history.pushState({}, '', '/docs');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await tab.waitForUrl('/docs/introduction');
  await tab.waitForHeading('Introduction');
});

for (const [what, path] of [
  ['page', /^\/assets\/js\/(?!main\.|runtime~)/],
  ['application', /^\/assets\/js\/(main\.|runtime~)/],
  ['style sheet', /^\/assets\/css\//],
] as const) {
  test(`a failure to load the ${what} is reported, and Retry recovers`, async ({tab, site}) => {
    site.fail(path);
    await tab.goto(guide);
    await tab.waitForVisible('[role="alert"] button');
    await tab.waitForHeading('Pagination');
    expect(await tab.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
    site.restore();
    await tab.click('[role="alert"] button', 'Retry');
    await tab.waitForHydration();
    await tab.until('the alert is gone', () => !document.querySelector('[role="alert"]'));
  });
}
