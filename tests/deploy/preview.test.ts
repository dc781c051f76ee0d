// Tests a build below a path, such as a preview, in a folder whose name has a space, `%` and an umlaut, and without
// Git.
import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import {launchBrowser} from '../../scripts/lib/browsers.mjs';
import {serveSite} from '../../scripts/lib/serve.mjs';
import {product} from '../../src/product';
import {filesIn} from '../../src/site/pages';
import {Scratch} from '../writers/scratch';

const origin = 'https://previews.example';

/** Lists the addresses of this site in a file, without the origin. */
function addressesIn(file: string, text: string, $: CheerioAPI | undefined): string[] {
  const patterns = [
    // Absolute, without names for the shell, such as `{a,b}.mjs`, and without prompts, which are encoded once more.
    /(?<!Read%20)https:\/\/previews\.example([^\s"'`)>\]<{,;\\]*)(?![^\s"'`)>\]<{,;\\]|\{)/g,
    // Static HTML in scripts.
    /(?:href|src)=\\?["'](\/[^"'\\]*)/g,
    ...(file.endsWith('search/data.json') ? [/"url":"([^"]*)/g] : []),
  ];
  const found = patterns.flatMap((one) =>
    [...text.matchAll(one)].map(([, address = '']) => address.replace(/[.:]+$/, '')),
  );
  $?.('*').each((_, element) => {
    const {attribs} = element as unknown as {attribs: Record<string, string>};
    for (const [name, value] of Object.entries(attribs))
      if (/^(href|src|action|data-.*)$/.test(name) && value.startsWith('/')) found.push(value);
    found.push(/^0; url=(.*)/.exec(attribs.content ?? '')?.[1] ?? '');
  });
  // Previews have no sitemap.
  return found.filter((one) => one !== '' && !/^\/\/|\/sitemap\.xml$/.test(one));
}

test('a build with BASE_URL and SITE_URL has no other addresses, and works in a browser', async () => {
  const scratch = new Scratch('ä b%c');
  vi.stubEnv('BASE_URL', '/preview/');
  vi.stubEnv('SITE_URL', origin);
  const build = await scratch.run('docusaurus', 'build', '--out-dir', 'host/preview');
  vi.unstubAllEnvs();
  expect(build.code, build.output).toBe(0);
  const host = scratch.path('host');

  const isServed = (address: string) =>
    ['', '.html', 'index.html', '/index.html'].some((end) => {
      const file = path.join(host, decodeURI(address).replace(/[?#].*/, '') + end);
      return address.startsWith('/preview/') && path.extname(file) && existsSync(file);
    });
  const broken = new Set<string>();
  const seen = new Set<string>();
  for (const file of filesIn('.', host)) {
    if (!/\.(html|md|txt|js|json|yaml|ts|xml)$/.test(file)) continue;
    const text = readFileSync(path.join(host, file), 'utf8').replaceAll(/<wbr ?\/?>/g, '');
    const $ = file.endsWith('.html') ? load(text) : undefined;
    for (const address of new Set(addressesIn(file, text, $))) {
      seen.add(address);
      if (!isServed(address)) broken.add(`${file}: ${address}`);
    }
    if (!$) continue;
    if ($('meta[name="robots"][content*="noindex"]').length === 0) broken.add(`${file}: listed`);
    // Commands in code load files of this build.
    if ($('code').text().includes(`${product.siteUrl}/`)) broken.add(`${file}: command`);
  }
  expect([...broken]).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);

  cpSync(path.join(host, 'preview/404.html'), path.join(host, '404.html'));
  const site = await serveSite(host);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(answer.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') failed.push(message.text());
    });
    await page.goto(`${site.url}/preview/docs/vacation-rental-api/v2/reservation`);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    // A link in static HTML, which the router follows.
    await page.click('main a[href$="/reservation/get-all-reservations"]');
    await page.waitForURL(
      '**/preview/docs/vacation-rental-api/v2/reservation/get-all-reservations',
    );
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Search'});
    await field.fill('pagination');
    await page.locator('dialog mark').first().waitFor();
    await field.press('Enter');
    await page.waitForURL('**/preview/docs/guides/pagination*');
    expect(failed).toEqual([]);
  } finally {
    await browser.close();
    await site.close();
  }
}, 900_000);
