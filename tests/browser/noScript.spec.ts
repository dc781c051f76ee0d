import {readFileSync} from 'node:fs';
import {expect, test} from './support/test';

/** Without scripts nothing may stand there that only a script answers, and every page must be in reach. */

const routes = readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n');
const pages = [
  '/',
  '/docs/guides/pagination',
  '/docs/category/guides',
  '/docs/vacation-rental-api/v2/reservation/create-a-reservation',
  '/docs/PMS%20Specific%20Guides',
  '/api-reference',
  '/blog',
  '/blog/welcome',
  '/nothing-here',
];

test.use({javaScriptEnabled: false});

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 844}});

    for (const path of pages) {
      test(`${path} shows no control that does nothing, and a way on`, async ({page}) => {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        const dead = page.locator(
          // Tabs and folds of code are answered by the style sheet.
          'button:visible, input:not(.radio-tabs input, .code-fold input):visible, select:visible',
        );
        expect(await dead.evaluateAll((all) => all.map(({outerHTML}) => outerHTML))).toEqual([]);
        const main = page.getByRole('navigation', {name: 'Main'});
        await expect(main.getByRole('link', {name: 'API reference', exact: true})).toBeVisible();
      });
    }
  });
}

test('a phone reaches every page by links that are shown', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const wanted = new Set(routes.map((route) => encodeURI(route)));
  // No page links to these two, with or without scripts: the one leads on, the other repeats the list of posts.
  for (const unlinked of ['/docs', '/blog/archive']) wanted.delete(unlinked);
  const queue = ['/'];
  const seen = new Set(queue);
  while (queue.length > 0 && [...wanted].some((route) => !seen.has(route))) {
    await page.goto(queue.shift() as string, {waitUntil: 'commit'});
    await page.getByRole('contentinfo').waitFor();
    const links = await page.locator('a:visible').evaluateAll((all) =>
      all
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .filter(({origin}) => origin === location.origin)
        .map(({pathname}) => pathname),
    );
    for (const link of links) {
      if (seen.has(link) || !wanted.has(link)) continue;
      seen.add(link);
      queue.push(link);
    }
  }
  expect([...wanted].filter((route) => !seen.has(route))).toEqual([]);
});
