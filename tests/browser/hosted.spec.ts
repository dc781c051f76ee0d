import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {product} from '../../src/product';
import {indexPages} from '../../src/components/IndexPages/pages';
import {hosted} from '../../scripts/lib/hosted.mjs';
import {expect, open, siteUrl, test as base} from './support/test';

type Received = {path: string; body: string};

/** A stand-in on loopback for the two services that a deployment may switch on; it keeps what it is sent. */
const test = base.extend<{received: Received[]}>({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(siteUrl('hosted')),
  received: async ({page}, use) => {
    const received: Received[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        received.push({path: String(request.url), body});
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.end(JSON.stringify(answer(body)));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    for (const host of [
      /^https:\/\/[^/]*\.algolia(net\.com|\.net)\//,
      new RegExp(`^${hosted.PUBLIC_POSTHOG_HOST}/`),
    ]) {
      await page.route(host, async (route) => {
        const {pathname, search} = new URL(route.request().url());
        const response = await route.fetch({url: `http://127.0.0.1:${port}${pathname}${search}`});
        await route.fulfill({response});
      });
    }
    await use(received);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    server.closeAllConnections();
    server.close();
  },
});

/** One hit for any query, in the shape that DocSearch reads. */
function answer(body: string) {
  if (!body.includes('"requests"')) return {status: 1};
  const hierarchy = {lvl0: 'Docs', lvl1: 'Pagination', lvl2: 'Loop until there is no next'};
  const hit = {
    objectID: '1',
    // The index of a real service holds the addresses of the published site.
    url: `${product.siteUrl}/docs/guides/pagination`,
    type: 'lvl2',
    content: null,
    anchor: '',
    hierarchy: {...hierarchy, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {
      hierarchy: Object.fromEntries(
        Object.entries(hierarchy).map(([level, value]) => [
          level,
          {value, matchLevel: 'full', matchedWords: []},
        ]),
      ),
    },
    _snippetResult: {},
  };
  return {
    results: [
      {
        hits: [hit],
        nbHits: 1,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
        index: hosted.ALGOLIA_INDEX_NAME,
        queryID: 'q',
        // The page of results takes an answer only for what stands in its box.
        query: /"query":"([^"]*)"|\bquery=([^&"]*)/.exec(body)?.slice(1).join('') ?? '',
      },
    ],
  };
}

const pageViews = (received: Received[]) => received.filter(({path}) => path === '/i/v0/e/');

/** Says on behalf of the reader that tracking is not wanted. */
async function ask(page: Page, property: 'doNotTrack' | 'globalPrivacyControl', value: unknown) {
  await page.addInitScript(
    ([name, wanted]) => Object.defineProperty(navigator, String(name), {get: () => wanted}),
    [property, value] as const,
  );
}

test('DocSearch takes the place of the local search', async ({page, received}) => {
  await open(page, '/docs/introduction');
  expect((await page.request.get('/search/data.json')).status()).toBe(404);
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('cursor');
  const hit = page.locator('.DocSearch-Hit a').first();
  await expect(hit).toContainText('Loop until there is no next');
  const queries = received.filter(({body}) => body.includes(hosted.ALGOLIA_INDEX_NAME));
  expect(queries.length).toBeGreaterThan(0);
  await hit.click();
  await expect(page).toHaveURL('/docs/guides/pagination');
});

test('results have an address of their own in the hosted search too', async ({page, received}) => {
  await open(page, '/search?q=cursor');
  await expect(page.getByRole('searchbox')).toHaveValue('cursor');
  const hit = page.getByRole('link', {name: 'Loop until there is no next'});
  await expect(hit).toHaveAttribute('href', '/docs/guides/pagination');
  expect(received.filter(({body}) => body.includes('cursor')).length).toBeGreaterThan(0);
  await hit.click();
  await expect(page).toHaveURL('/docs/guides/pagination');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the page of the hosted search leads on, and shows no field that does nothing', async ({
    page,
  }) => {
    await page.goto('/search?q=cursor');
    // Texts within it are not found by `getByText`.
    await expect(page.locator('noscript p')).toContainText('The search needs JavaScript.');
    await expect(page.locator('form, input').filter({visible: true})).toHaveCount(0);
    const main = page.locator('#__docusaurus_skipToContent_fallback');
    for (const {name} of indexPages)
      await expect(main.getByRole('link', {name, exact: true})).toBeVisible();
    await main.getByRole('link', {name: 'API reference', exact: true}).click();
    await expect(page).toHaveURL('/api-reference');
  });
});

test('a page view is sent, once a page, and nothing is stored', async ({
  page,
  received,
  context,
}) => {
  await open(page, '/docs/introduction');
  await expect.poll(() => pageViews(received).length).toBe(1);
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => pageViews(received).length).toBe(2);
  const events = pageViews(received).map(({body}) => JSON.parse(body));
  expect(events.map(({event}) => event)).toEqual(['$pageview', '$pageview']);
  expect(events.map(({api_key}) => api_key)).toEqual([
    hosted.PUBLIC_POSTHOG_KEY,
    hosted.PUBLIC_POSTHOG_KEY,
  ]);
  expect(events.map(({properties}) => new URL(properties.$current_url).pathname)).toEqual([
    '/docs/introduction',
    '/blog',
  ]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).concat(Object.keys(sessionStorage)),
  );
  expect(stored.filter((key) => /ph_|posthog/i.test(key))).toEqual([]);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name} is honoured`, async ({page, received}) => {
    await ask(page, property, value);
    await open(page, '/docs/introduction');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await expect(page).toHaveURL('/blog');
    // As long as the script itself waits after a change of page, and then some.
    await page.waitForTimeout(800);
    expect(pageViews(received)).toEqual([]);
  });
}

base(
  'the default build carries no key, sends nothing and stores nothing of its own',
  async ({page, foreign}) => {
    await open(page, '/docs/introduction');
    await page.waitForLoadState('networkidle');
    const script = page.locator('body > script[src="/js/ph.js"]');
    await expect(script).toHaveCount(1);
    expect(
      await script.evaluate((tag: HTMLScriptElement) => ({
        ...tag.dataset,
        async: tag.async,
        defer: tag.defer,
      })),
    ).toEqual({
      async: false,
      defer: false,
    });
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  },
);
