// Basic tests that every browser engine must pass.
import {representativePaths} from '../browser/support/representativePaths';
import {expect, testInEachWindow, test} from './support/test';

const guide = '/docs/guides/pagination';

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

test('a page that is reloaded keeps its scroll position', async ({tab}) => {
  await tab.open(guide);
  await tab.evaluate(() => scrollTo({top: 1200, behavior: 'instant'}));
  await tab.until('the page is scrolled', () => scrollY > 1000);
  await tab.reload();
  await tab.until('the page is scrolled', () => scrollY > 1000);
  expect(await tab.complaints()).toEqual([]);
});
