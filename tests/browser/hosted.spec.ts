// Tests the build with hosted search and analytics; both services are mocked.
import {product} from '../../src/product';
import {readData} from '../../src/plugins/readData';
import {expect, open, siteUrl, test as base} from './support/test';

const hostedEnv = readData('scripts/test/steps.yaml').hosted?.env ?? {};

type Event = {event: string; api_key: string; properties: {$current_url: string}};

const cors = {'Access-Control-Allow-Origin': '*'};

const test = base.extend<{events: Event[]}>({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(siteUrl('hosted')),
  /** Events sent to analytics. */
  events: async ({page}, use) => {
    const events: Event[] = [];
    await page.route(`${hostedEnv.PUBLIC_POSTHOG_HOST}/i/v0/e/`, (route) => {
      events.push(JSON.parse(route.request().postData() ?? ''));
      return route.fulfill({json: {status: 1}, headers: cors});
    });
    await use(events);
  },
});

/** A result of Algolia. */
const hit = {
  objectID: '1',
  // The Algolia index contains URLs of the published site.
  url: `${product.siteUrl}/docs/guides/pagination`,
  type: 'lvl2',
  hierarchy: {lvl0: 'Docs', lvl1: 'Pagination', lvl2: 'Loop until there is no next'},
};

test.describe('hosted services', {tag: '@slow'}, () => {
  test('DocSearch replaces the local search', async ({page, request}) => {
    const service = /^https:\/\/[^/]*\.algolia(net\.com|\.net)\//;
    await page.route(service, (route) =>
      route.fulfill({json: {results: [{hits: [hit], nbHits: 1}]}, headers: cors}),
    );
    await open(page, '/docs/introduction');
    expect((await request.get('/search/data.json')).status()).toBe(404);
    await page.locator('.DocSearch-Button').click();
    const asked = page.waitForRequest(service);
    await page.locator('.DocSearch-Input').fill('cursor');
    const link = page.locator('.DocSearch-Hit a').first();
    await expect(link).toContainText('Loop until there is no next');
    expect((await asked).postData()).toContain(hostedEnv.ALGOLIA_INDEX_NAME);
    await link.click();
    await expect(page).toHaveURL('/docs/guides/pagination');
  });

  test('one page view is sent per page, and nothing is stored', async ({page, events, context}) => {
    await open(page, '/docs/introduction');
    await expect.poll(() => events.length).toBe(1);
    await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await expect.poll(() => events.length).toBe(2);
    expect(
      events.map(({event, api_key: key, properties}) => [
        event,
        key,
        new URL(properties.$current_url).pathname,
      ]),
    ).toEqual([
      ['$pageview', hostedEnv.PUBLIC_POSTHOG_KEY, '/docs/introduction'],
      ['$pageview', hostedEnv.PUBLIC_POSTHOG_KEY, '/blog'],
    ]);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => Object.keys({...localStorage, ...sessionStorage}));
    expect(stored.filter((key) => /ph_|posthog/i.test(key))).toEqual([]);
  });

  for (const [name, property, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const) {
    test(`${name} is honoured`, async ({page, events}) => {
      await page.addInitScript(
        ([key, wanted]) => Object.defineProperty(navigator, String(key), {get: () => wanted}),
        [property, value] as const,
      );
      await page.clock.install();
      await open(page, '/docs/introduction');
      await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
      await expect(page).toHaveURL('/blog');
      // Longer than the delay of the analytics script after a navigation.
      await page.clock.fastForward(5000);
      await page.waitForLoadState('networkidle');
      expect(events).toEqual([]);
    });
  }
});
