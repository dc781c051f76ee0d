import type {Page} from '@playwright/test';
import {expect, open, siteUrl, test} from './support/test';

/** Whether the page may send a request there; nothing listens, so only the policy's own refusal is told apart. */
async function maySend(page: Page, address: string): Promise<boolean> {
  await page.route(`${address}/**`, (route) =>
    route.fulfill({body: 'here', headers: {'Access-Control-Allow-Origin': '*'}}),
  );
  return page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    `${address}/probe`,
  );
}

test('a script, a style and a request that the policy does not know are refused', async ({
  page,
  refused,
}) => {
  await open(page, '/docs/introduction');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.intruder = "true"';
    const handler = document.createElement('div');
    handler.setAttribute('onclick', 'document.documentElement.dataset.intruder = "true"');
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.body.append(script, handler, style);
    handler.click();
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>');
  });
  expect(await page.locator('html').getAttribute('data-intruder')).toBeNull();
  await expect(page.locator('main')).toBeVisible();
  expect(await maySend(page, 'https://elsewhere.example')).toBe(false);
  const kinds = ['script-src ', 'script-src-attr', 'style-src ', 'style-src-attr', 'connect-src'];
  await expect
    .poll(() => kinds.filter((kind) => !refused.some((text) => text.includes(kind))))
    .toEqual([]);
  refused.splice(0);
});

test('data in a page is not taken for a script', async ({page}) => {
  await open(page, '/docs/introduction');
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
});

for (const address of ['/docs/no-such-page', '/assets/js/gone.1234.js']) {
  test(`${address} is answered with the safety headers too, and is not kept`, async ({page}) => {
    const response = await page.request.get(address);
    expect(response.status()).toBe(404);
    const headers = response.headers();
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain("'unsafe-inline'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });
}

test.describe('with hosted search and analytics', () => {
  // oxlint-disable-next-line no-empty-pattern
  test.use({baseURL: async ({}, use) => use(siteUrl('hosted'))});

  test('only their hosts may be sent requests', async ({page, refused}) => {
    await open(page, '/docs/introduction');
    for (const host of [
      'https://testappid-dsn.algolia.net',
      'https://testappid-1.algolianet.com',
      'https://analytics.example',
    ]) {
      expect(await maySend(page, host), host).toBe(true);
    }
    expect(refused).toEqual([]);
    expect(await maySend(page, 'https://otherapp-dsn.algolia.net')).toBe(false);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    refused.splice(0);
  });

  test('the page of the hosted search is whole', async ({page}) => {
    await open(page, '/search');
    await expect(page.locator('h1')).toBeVisible();
  });
});
