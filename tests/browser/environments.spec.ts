// Tests what readers bring along: a translating browser, large text, an input method, pages without https.
import type {Page} from '@playwright/test';
import {comparison, createReservation, guide, representativePaths} from './support/paths';
import {expect, open, test} from './support/test';

/** Wraps each text of the page in two `font` elements, now and whenever a text changes, as browsers that translate do. */
async function translate(page: Page) {
  await page.evaluate(() => {
    function wrapAll() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, svg, title'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text.data);
      }
    }
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test.describe('a page that the browser translates', () => {
  test.afterEach(async ({page, complaints}) => {
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('has a search that finds pages and announces results', async ({page}) => {
    await open(page, guide);
    await translate(page);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Search'});
    const status = page.getByRole('dialog').getByRole('status');
    for (const [query, text] of [
      ['cursor', /^cursor: .*\d+ pages?\.$/],
      ['guetsy zzzyqx', /Showing results for guesty\. Results without zzzyqx\./],
      ['zzzyqx', /^Nothing matches “zzzyqx”/],
      ['webhook', /^webhook: .*\d+ pages?\.$/],
      ['', /^Type a path/],
      ['webhooks', /^webhooks: .*\d+ pages?\.$/],
    ] as const) {
      await field.fill(query);
      await expect(status).toHaveText(text);
    }
    await field.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('has a comparison that says how many systems match', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, comparison);
    await translate(page);
    const status = page.getByRole('main').getByRole('status');
    const all = await status.innerText();
    const name = page.getByRole('searchbox', {name: 'PMS', exact: true});
    await name.fill('zzzz');
    await expect(status).toHaveText('No system matches these filters.');
    await name.fill('');
    await expect(status).toHaveText(all);
    const more = page.getByRole('button', {name: /^Filters/});
    await more.click();
    const kind = page.getByRole('combobox', {name: 'For testing'});
    await kind.selectOption('sandbox');
    await expect(more).toHaveText('Filters (1)');
    await kind.selectOption('');
    await expect(more).toHaveText('Filters');
  });

  test('has a list of operations with a filter, and links that open pages', async ({page}) => {
    await open(page, createReservation);
    await translate(page);
    await page.locator('.ref-samples label', {hasText: 'PHP'}).click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Create a reservation');
    await page.goto('/api-reference');
    await translate(page);
    const filter = page.getByRole('searchbox', {name: 'Filter operations'});
    await filter.fill('zzzz');
    await expect(page.locator('#operation-filter-result')).toHaveText(/^Nothing matches/);
    await filter.fill('quote v2');
    await expect(page.locator('#operation-filter-result')).toHaveText(/^1 operation matches/);
  });

  test('has a sidebar, menus and buttons that work', async ({page}) => {
    await open(page, comparison);
    await translate(page);
    await page.locator('.menu__link', {hasText: 'Guesty'}).click();
    await expect(page.locator('h1')).toHaveText('Guesty');
    const menu = page.locator('[data-page-menu]').first();
    await menu.locator('summary').click();
    await menu.locator('[data-copy] font font').click();
    await expect(menu.getByRole('status')).toHaveText('Copied.');
    await page.locator('.menu__list-item-collapsible .menu__link font').first().click();
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const phone = page.locator('.navbar-sidebar');
    await phone.getByRole('button', {name: /main menu/}).click();
    await phone.getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(phone).toBeHidden();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Guesty');
    await page.locator('[aria-label="Close"]').click();
  });
});

/** Opens pages in windows of several widths, and returns what is wrong with them: too wide, or what `find` returns. */
async function problemsInWindows(
  page: Page,
  paths: string[],
  widths: number[],
  find: () => string[],
) {
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) found.push(`${path} is ${needed} wide in ${width}`);
      const problems = await page.evaluate(find);
      found.push(...problems.map((problem) => `${path} in ${width}: ${problem}`));
    }
  }
  return found;
}

test('large text gets the layout of a narrower window', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  const paths = [...representativePaths, createReservation];
  const widths = [320, 390, 768, 996, 1024, 1280, 1440, 1920];
  for (const size of [20, 24, 32]) {
    await session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: size}});
    const found = await problemsInWindows(page, paths, widths, () => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const narrowest = Math.min(20 * letter * 0.5, innerWidth - 4 * letter);
      return [...document.querySelectorAll('main p, main h1')]
        .filter(
          (text) =>
            text.checkVisibility() &&
            !text.closest('table, form, nav, pre, summary, li, [role="status"], .card, a, svg') &&
            (text.textContent ?? '').length > 60 &&
            text.getBoundingClientRect().width < narrowest,
        )
        .map((text) => `${text.clientWidth}: ${text.textContent?.slice(0, 30)}`);
    });
    expect(found, `${size} px`).toEqual([]);
  }
});

// The values of the success criterion 1.4.12 of WCAG, "Text spacing".
test('text with more space between lines, words and letters is not cut', async ({page}) => {
  const paths = ['/', comparison, createReservation];
  await page.addInitScript(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
      p {margin-bottom: 2em !important}
    `);
    document.adoptedStyleSheets = [spacing];
  });
  const found = await problemsInWindows(page, paths, [320, 390, 1440], () => {
    const cut = [
      ...document.querySelectorAll('h1, .menu__link > span, .pms-compare tbody th'),
    ].filter(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
    );
    const crumb = [...document.querySelectorAll('.breadcrumbs__link')].findLast((link) =>
      link.checkVisibility(),
    );
    const menu = document.querySelector('.toc-fold > summary');
    const isCovered =
      menu?.checkVisibility() &&
      crumb &&
      crumb.getBoundingClientRect().right > menu.getBoundingClientRect().left + 8;
    return [
      ...(isCovered ? ['the menu of contents covers the breadcrumb'] : []),
      ...cut.map(({textContent}) => String(textContent)),
    ];
  });
  expect(found).toEqual([]);
});

test('keys of an input method and events without a key do nothing', async ({page, complaints}) => {
  await open(page, '/api-reference');
  const filter = page.getByRole('searchbox', {name: 'Filter operations'});
  await filter.fill('quote');
  for (const [key, init] of [
    ['Enter', {isComposing: true}],
    ['Escape', {isComposing: true}],
    ['Enter', {keyCode: 229}],
  ] as const)
    await filter.dispatchEvent('keydown', {key, ...init});
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new Event('keydown', {bubbles: true})),
  );
  await expect(filter).toHaveValue('quote');
  await expect(page).toHaveURL(/\/api-reference\?q=quote$/);
  expect(complaints).toEqual([]);
});

test('a browser that limits changes of the address does not stop a filter', async ({page}) => {
  await open(page, comparison);
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
    };
  });
  await page.getByRole('searchbox', {name: 'PMS', exact: true}).fill('smoobu');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 of /);
});

test('a selection across a code block has no labels of its buttons', async ({page}) => {
  await open(page, createReservation);
  const code = page.locator('.code-frame:visible pre').first();
  await code.evaluate((pre) => {
    const frame = pre.closest('.code-frame');
    if (frame) getSelection()?.selectAllChildren(frame);
  });
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await code.innerText()).trim());
});
