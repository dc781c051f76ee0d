// Tests the reader's stored choices, and the display preferences of the system.
import {recordPaints} from './support/early';
import {createReservation, guide} from './support/paths';
import {expect, open, test} from './support/test';

test('a dismissed announcement stays dismissed on other pages', async ({page}) => {
  await open(page, guide);
  const announcement = page.locator('.theme-announcement-bar');
  await expect(announcement).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toHaveCount(0);
  await open(page, '/blog');
  await expect(announcement.filter({visible: true})).toHaveCount(0);
});

test.describe('with prefers-color-scheme: dark', () => {
  test.use({colorScheme: 'dark'});

  test('pages are light until the reader changes the mode, then painted in it', async ({page}) => {
    await open(page, guide);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const modes = await recordPaints(page, 'html:has(body)', 'theme');
    await open(page, '/docs/introduction');
    await expect.poll(modes).toEqual(['dark']);
  });
});

test('the language of the samples is kept on other operations and in guides', async ({page}) => {
  const sample = page.locator('.ref-samples [data-choice]:visible');
  await open(page, '/docs/vacation-rental-api/v2/reservation/get-all-reservations');
  await expect(sample).toHaveAttribute('data-choice', 'curl');
  await page.locator('label[for="sample-python"]').click();
  await expect(sample).toHaveAttribute('data-choice', 'python');
  await page.getByRole('link', {name: 'Update a reservation', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Update a reservation');
  await expect(sample).toHaveAttribute('data-choice', 'python');
  await page.goBack();
  await page.getByRole('link', {name: 'Pagination', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pagination');
  const chosen = page.locator('main input[name^="sample-language"]:checked');
  await expect(chosen.first()).toHaveValue('python');
});

test('the remembered language is applied before first paint', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('sample-language', 'go'));
  const languages = await recordPaints(page, '.ref-samples [data-choice]', 'choice');
  await open(page, createReservation);
  await expect.poll(languages).toEqual(['go']);
});

for (const path of ['/', createReservation]) {
  test(`${path} has no animations with prefers-reduced-motion`, {tag: '@slow'}, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    const moving = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const {transitionDuration, animationName, animationDuration} = getComputedStyle(
            element,
            pseudo,
          );
          const animation = animationName === 'none' ? 0 : seconds(animationDuration);
          return Math.max(seconds(transitionDuration), animation) > 0.001
            ? [`${element.localName}.${element.className}${pseudo ?? ''}`]
            : [];
        }),
      );
    });
    expect(moving).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
}

test.describe('with forced colours', {tag: '@slow'}, () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  test('methods, the chosen language, icons and the focus stay visible', async ({page}) => {
    await open(page, createReservation);
    await expect(page.locator('.ref-method').first()).toHaveCSS('border-top-style', 'solid');
    const border = (selector: string) =>
      page
        .locator(`.ref-samples ${selector}`)
        .first()
        .evaluate((label) => getComputedStyle(label).borderColor);
    expect(await border('input:checked + label')).not.toBe(
      await border('input:not(:checked) + label'),
    );
    const lostIcons = await page.evaluate(() => {
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      return [...document.querySelectorAll('nav.navbar button svg, .theme-announcement-bar svg')]
        .filter((icon) => icon.checkVisibility())
        .filter((icon) =>
          [icon, ...icon.querySelectorAll('*')].every((part) => {
            const {fill, stroke} = getComputedStyle(part);
            return [fill, stroke].every((ink) => ink === 'none' || ink === paper);
          }),
        )
        .map((icon) => icon.closest('button')?.getAttribute('aria-label'));
    });
    expect(lostIcons).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  });
});
