import {expect, laidOut, open, test} from './support/test';

/** The parts of an operation page that readers work: versions of a sample, folds, contents, and the page on paper. */

const create = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const list = '/docs/vacation-rental-api/v2/reservation/get-all-reservations';
const flow = '/docs/guides/booking-flow';

const code = '.ref-samples code:visible';

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 1280, height: 900}});

  test('a sample shows the required fields, or all', async ({page}) => {
    await page.goto(create);
    const shown = () => page.locator(code).innerText();
    expect(await shown()).toContain('"roomTypeId"');
    expect(await shown()).not.toContain('"notes"');
    await page.getByText('All fields', {exact: true}).click();
    expect(await shown()).toContain('"notes"');
    expect((await shown()).match(/"departureDate"/g)).toHaveLength(1);
    await page.locator('label[for="sample-python"]').click();
    expect(await shown()).toContain('"notes"');
  });

  test('the contents of the page unfold', async ({page}) => {
    await page.goto(create);
    const errors = page.locator('.toc-fold').getByRole('link', {name: 'Errors'});
    await expect(errors).toBeHidden();
    await page.getByText('On this page', {exact: true}).click();
    await errors.click();
    await expect(page).toHaveURL(/#errors$/);
  });

  test('the tab of a status has its example, and leads to its fields', async ({page}) => {
    await page.goto(list);
    const shown = page.locator('.ref-answers > [data-choice]:visible');
    await expect(shown.locator('pre')).toBeVisible();
    await shown.getByRole('link', {name: 'data', exact: true}).click();
    await expect(page.locator('[id="response-200.data"]')).toBeInViewport();
    await page.getByText('401', {exact: true}).first().click();
    await shown.getByRole('link', {name: 'What to do'}).click();
    await expect(page.locator('#response-401')).toBeInViewport();
  });

  test('the call comes ahead of the contents, and one quiet line at most of them', async ({
    page,
  }) => {
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(create);
      const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
      const contents = await box('.toc-fold');
      const call = await box('.ref-endpoint');
      expect(contents.y).toBeGreaterThanOrEqual(call.y + call.height);
      expect(contents.height).toBeLessThan(45);
      expect(contents.width).toBeLessThan(200);
    }
  });

  test('code that is cut can be unfolded, in both versions of a sample', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(create);
    for (const version of ['Required fields', 'All fields']) {
      await page.getByText(version, {exact: true}).click();
      const stuck = await page
        .locator('.ref-samples pre:visible')
        .evaluateAll(
          (all) =>
            all.filter(
              (pre) =>
                pre.scrollHeight > pre.clientHeight + 1 &&
                !pre.nextElementSibling?.checkVisibility(),
            ).length,
        );
      expect(stuck, version).toBe(0);
    }
  });

  test('the line of the call is as wide as its card', async ({page}) => {
    await page.setViewportSize({width: 900, height: 900});
    await page.goto(create);
    const inside = await page
      .locator('.ref-endpoint')
      .evaluate((card) => card.clientWidth - (card.querySelector('.ref-call')?.clientWidth ?? 0));
    expect(inside).toBe(0);
  });

  test('the longest path and operation ID are whole in the narrowest window', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    const webhooks = '/docs/common-api-reference/webhooks/third-party-webhooks';
    for (const name of ['delete-integration-account-webhook', 'get-all-webhooks']) {
      await page.goto(`${webhooks}/${name}`);
      const card = page.locator('.ref-endpoint');
      expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBe(0);
      const lines = await card.locator('.ref-method').evaluate((method) => {
        const range = document.createRange();
        range.selectNodeContents(method);
        return range.getClientRects().length;
      });
      expect(lines, `lines of the method of ${name}`).toBe(1);
    }
  });

  test('the lines of the footer begin at one edge where they are below each other', async ({
    page,
  }) => {
    await page.setViewportSize({width: 768, height: 900});
    await page.goto(create);
    const edges = await page.locator('.footer').evaluate((footer) =>
      ['.footer__link-item', '.footer__copyright'].map((selector) => {
        const range = document.createRange();
        range.selectNodeContents(footer.querySelector(selector) as Element);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
    expect(edges[1]).toBe(edges[0]);
  });

  test('the programs of a guide are chosen by language', async ({page}) => {
    await page.goto(flow);
    const program = page.locator('.radio-tabs').first();
    await expect(program.locator('[data-choice="python"]')).toBeHidden();
    await program.getByText('Python', {exact: true}).click();
    await expect(program.locator('[data-choice="python"]')).toBeVisible();
    await expect(program.locator('[data-choice="javascript"]')).toBeHidden();
  });

  test('a long program is folded, and unfolds', async ({page}) => {
    await page.goto(flow);
    const program = page.locator('.code-frame:visible:has(> .code-fold)').first();
    const pre = program.locator('pre');
    const height = async () => (await pre.boundingBox())?.height ?? 0;
    const folded = await height();
    expect(folded).toBeLessThan(900);
    await program.getByText('Show all lines').click();
    expect(await height()).toBeGreaterThan(folded);
  });
});

test('what is copied is the version that is shown, the whole of it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 390, height: 844});
  await open(page, create);
  const copied = async () => {
    await page.locator('.ref-samples button:visible').click();
    await expect(page.locator('.ref-samples button:visible')).toHaveText('Copied');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.locator('.ref-samples button:visible')).toHaveText('Copy');
    return text;
  };
  expect(await copied()).not.toContain('"notes"');
  await page.getByText('All fields', {exact: true}).click();
  const all = await copied();
  expect(all).toContain('"notes"');
  expect(all.trimEnd().endsWith("}'")).toBe(true);
});

test('all nested fields open and close at once', async ({page}) => {
  await open(page, create);
  const button = page.getByRole('button', {name: 'Expand all'}).first();
  const city = page.locator('[id="body-guest.address.city"]');
  await expect(city).toBeHidden();
  await button.click();
  await expect(city).toBeVisible();
  await page.getByRole('button', {name: 'Collapse all'}).first().click();
  await expect(page.locator('[id="body-guest.email"]')).toBeHidden();
});

test('the language of the samples is that of the guides, and stays where it was pressed', async ({
  page,
}) => {
  await open(page, create);
  await page.locator('label[for="sample-php"]').click();
  await page.goto(flow);
  await laidOut(page);
  const shown = page.locator('.radio-tabs [data-choice]:visible');
  await expect(shown.first()).toHaveAttribute('data-choice', 'php');
  const last = page.locator('.radio-tabs').last();
  await last.scrollIntoViewIfNeeded();
  const label = last.getByText('Node.js', {exact: true});
  const before = (await label.boundingBox())?.y ?? 0;
  await label.click();
  await expect(shown.first()).toHaveAttribute('data-choice', 'javascript');
  expect(Math.abs(((await label.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await page.goto(create);
  await expect(page.locator('.ref-samples [data-choice]:visible')).toHaveAttribute(
    'data-choice',
    'javascript',
  );
});

test('the mark at a field leads to the list of what is not documented', async ({page}) => {
  await open(page, create);
  await page.goto('/docs/vacation-rental-api/v1/reservation/update-a-reservation');
  await page.locator('.ref-field-head a.ref-tag:visible').first().click();
  await expect(page.locator('#not-documented-yet li').first()).toBeInViewport();
});

for (const width of [320, 390, 1280]) {
  test(`a path is broken behind a slash alone, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/api-reference');
    const wrong = await page.evaluate(() => {
      const tops = (element: Element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: {text: string; top: number}[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let i = 0; i < (node.textContent ?? '').length; i += 1) {
            const range = document.createRange();
            range.setStart(node, i);
            range.setEnd(node, i + 1);
            found.push({
              text: node.textContent?.[i] ?? '',
              top: Math.round(range.getBoundingClientRect().top),
            });
          }
        }
        return found;
      };
      return [...document.querySelectorAll('.ref-operation > code')].flatMap((path) =>
        tops(path).flatMap(({top}, index, all) =>
          index > 0 && all[index - 1]?.top !== top && all[index - 1]?.text !== '/'
            ? [path.textContent]
            : [],
        ),
      );
    });
    expect(wrong).toEqual([]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
}

test.describe('on paper', () => {
  test('an operation in the dark is dark on white, with its folds open', async ({page}) => {
    await open(page, create);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).toBe('rgb(18, 26, 24)');
    await page.emulateMedia({media: 'print'});
    const colours = await page.evaluate(() => {
      const light = (color: string) => {
        const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map(Number);
        return (r + g + b) / 3;
      };
      const texts = [
        ...document.querySelectorAll('main :is(h1, p, li, code, td, pre span)'),
      ].filter((element) => element.checkVisibility());
      return {
        palest: Math.max(...texts.map((element) => light(getComputedStyle(element).color))),
        page: light(getComputedStyle(document.documentElement).backgroundColor),
        count: texts.length,
      };
    });
    expect(colours.count).toBeGreaterThan(100);
    expect(colours.palest).toBeLessThan(130);
    expect(colours.page).toBe(255);
    await expect(page.locator('[id="body-guest.address.city"]')).toBeVisible();
    await expect(page.locator('#not-documented-yet li').first()).toBeVisible();
    const marks = await page
      .locator('main summary')
      .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, '::before').display));
    expect(new Set(marks), 'the mark of a fold that is open says closed').toEqual(
      new Set(['none']),
    );
  });

  test('every status is printed, not the chosen one alone', async ({page}) => {
    await open(page, list);
    await page.emulateMedia({media: 'print'});
    const panels = page.locator('.ref-answers > [data-choice]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });

  for (const address of [create, list, flow]) {
    test(`${address} shows no control, and its code wraps`, async ({page}) => {
      await open(page, address);
      await page.emulateMedia({media: 'print'});
      await page.setViewportSize({width: 720, height: 1000});
      const controls = 'button, .radio-tabs fieldset, .code-fold, .toc-fold, nav, .navbar';
      const shown = await page
        .locator(controls)
        .evaluateAll((all) =>
          all.filter((element) => element.checkVisibility()).map(({outerHTML}) => outerHTML),
        );
      expect(shown).toEqual([]);
      const cut = await page
        .locator('pre:visible')
        .evaluateAll((all) =>
          all
            .filter(
              (pre) =>
                pre.scrollWidth > pre.clientWidth + 1 || pre.scrollHeight > pre.clientHeight + 1,
            )
            .map(({textContent}) => textContent),
        );
      expect(cut).toEqual([]);
    });
  }
});
