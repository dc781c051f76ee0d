import {expect, open, test} from './support/test';

const operation = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';

test('nothing moves for a reader who wants less motion', async ({page}) => {
  for (const path of ['/', operation, '/docs/PMS%20Specific%20Guides', '/blog']) {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    const moving = await page.evaluate(() => {
      const longest = (value: string) =>
        Math.max(
          ...value
            .split(',')
            .map((part) => parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)),
        );
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const slowest = Math.max(
            longest(style.transitionDuration),
            style.animationName === 'none' ? 0 : longest(style.animationDuration),
          );
          return slowest > 1
            ? [`${element.localName}.${element.className}${pseudo ?? ''}: ${slowest} ms`]
            : [];
        }),
      );
    });
    expect([...new Set(moving)], path).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  }
});

test.describe('with forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  test('methods, the choice of language, icons and the focus stay visible', async ({page}) => {
    await open(page, operation);
    const borderOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {borderTopStyle, borderTopWidth, borderTopColor, color, backgroundColor} =
            getComputedStyle(element);
          return {
            framed:
              borderTopStyle !== 'none' &&
              parseFloat(borderTopWidth) >= 1 &&
              borderTopColor !== backgroundColor,
            readable: color !== backgroundColor,
          };
        });
    expect(await borderOf('.ref-method')).toEqual({framed: true, readable: true});
    const [chosen, other] = await Promise.all(
      ['input:checked + label', 'input:not(:checked) + label'].map((selector) =>
        page
          .locator(`.ref-samples ${selector}`)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(chosen).not.toBe(other);

    // An icon that keeps a colour of its own may have that of the background.
    const lost = await page.evaluate(() => {
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
    expect(lost).toEqual([]);

    await page.getByRole('button', {name: 'Search'}).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const outline = await page
      .getByRole('button', {name: 'Search'})
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  });

  test('the menu of a phone has an edge', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, operation);
    await page.getByLabel('Toggle navigation bar').filter({visible: true}).click();
    await expect(page.locator('.navbar-sidebar')).toHaveCSS('border-right-style', 'solid');
  });

  test('what a button says can be read', async ({page}) => {
    await open(page, '/');
    const unreadable = await page.evaluate(() => {
      // The browser puts a plate of this colour behind all text.
      const plate = getComputedStyle(document.documentElement).backgroundColor;
      return [...document.querySelectorAll('.button, .navbar__signup, button')]
        .filter((button) => button.checkVisibility() && getComputedStyle(button).color === plate)
        .map((button) => button.textContent);
    });
    expect(unreadable).toEqual([]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`the arrows of the sidebar are seen on a ${scheme} ground`, async ({page}) => {
      await page.emulateMedia({colorScheme: scheme, forcedColors: 'active'});
      for (const mode of ['light', 'dark']) {
        await open(page, `${operation}?docusaurus-theme=${mode}`);
        const filter = await page
          .locator('.menu__caret')
          .first()
          .evaluate((arrow) => getComputedStyle(arrow, '::before').filter);
        expect(filter, `${mode} mode`).toBe(scheme === 'dark' ? 'invert(1)' : 'none');
      }
    });
  }
});
