import {readdirSync} from 'node:fs';
import {product} from '../../src/product';
import {expect, test} from './support/test';

/** Parses XML as a browser does; the error text, if any, comes back as the root's name. */
async function xml(page: import('@playwright/test').Page, path: string) {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  const text = await response.text();
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'application/xml');
    const all = (selector: string) =>
      [...parsed.querySelectorAll(selector)].map((node) => node.textContent ?? '');
    return {
      root: parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.localName,
      locations: all('loc'),
      titles: all('item > title, entry > title'),
      links: [
        ...all('item > link'),
        ...[...parsed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href')),
      ],
      dates: all('item > pubDate, entry > updated'),
    };
  }, text);
}

for (const [path, root] of [
  ['/blog/rss.xml', 'rss'],
  ['/blog/atom.xml', 'feed'],
  ['/changelog/rss.xml', 'rss'],
  ['/changelog/atom.xml', 'feed'],
] as const) {
  test(`${path} lists its entries`, async ({page}) => {
    const feed = await xml(page, path);
    const folder = path.split('/')[1] as string;
    const entries = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    expect(feed.root).toBe(root);
    expect(feed.titles).toHaveLength(entries.length);
    for (const link of feed.links) expect(link).toMatch(`${product.siteUrl}/${folder}/`);
    for (const date of feed.dates) expect(Date.parse(date)).not.toBeNaN();
  });
}

test('the sitemap lists the pages by addresses that are valid', async ({page}) => {
  const {root, locations} = await xml(page, '/sitemap.xml');
  expect(root).toBe('urlset');
  expect(locations).toContain(`${product.siteUrl}/docs/introduction`);
  expect(locations).toContain(`${product.siteUrl}/docs/PMS%20Specific%20Guides/apaleo`);
  for (const location of locations) expect(location).toMatch(/^https:\/\/[\w.-]+\/[\w./%-]*$/);
  expect(new Set(locations).size).toBe(locations.length);
});

test('a page names the feeds of the blog and of the changelog', async ({page}) => {
  await page.goto('/blog');
  const addresses = (type: string) =>
    page
      .locator(`link[rel="alternate"][type="application/${type}+xml"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
  expect(await addresses('rss')).toEqual(['/blog/rss.xml', '/changelog/rss.xml']);
  expect(await addresses('atom')).toEqual(['/blog/atom.xml', '/changelog/atom.xml']);
});
