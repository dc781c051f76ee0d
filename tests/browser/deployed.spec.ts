import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveSite} from '../../scripts/lib/serve.mjs';
import {expect, open, test as base, takenOver} from './support/test';

const page = '/docs/guides/pagination';
const hash = /\.([0-9a-f]{8})\.js$/;

/** The name that a script would have had in the build before: the same, with another hash. */
const before = (text: string) =>
  text.replaceAll(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

/**
 * Makes the site as the build before would have left it: the same pages, but every script under another name. Only what the tests
 * ask it for is there.
 *
 * @returns its folder
 */
function earlierSite(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'earlier-site-'));
  const scripts = readdirSync('build/assets/js').filter((file) => hash.test(file));
  const hashes = new RegExp(scripts.map((file) => hash.exec(file)?.[1]).join('|'), 'g');
  const rename = (text: string) => text.replaceAll(hashes, before);
  mkdirSync(path.join(dir, 'assets/js'), {recursive: true});
  for (const file of scripts) {
    const text = readFileSync(path.join('build/assets/js', file), 'utf8');
    writeFileSync(path.join(dir, 'assets/js', rename(file)), rename(text));
  }
  for (const folder of ['assets/css', 'js', 'img'])
    cpSync(path.join('build', folder), path.join(dir, folder), {recursive: true});
  for (const file of [`${page}.html`, '404.html', '_headers']) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), rename(readFileSync(path.join('build', file), 'utf8')));
  }
  return dir;
}

/** An address at which the build before is served until `deploy` is called, and the new one from then on. */
const test = base.extend<{deploy: () => Promise<void>}, {earlier: string}>({
  earlier: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dir = earlierSite();
      await use(dir);
      rmSync(dir, {recursive: true});
    },
    {scope: 'worker'},
  ],
  deploy: async ({page: tab, earlier}, use) => {
    let server = await serveSite(earlier);
    await open(tab, `${server.url}${page}`);
    await tab.evaluate(() => Object.assign(window, {old: true}));
    await use(async () => {
      await server.close();
      server = await serveSite('build', Number(new URL(server.url).port));
    });
    await server.close();
  },
});

test('a reader whose tab is from the build before gets the new page by a link', async ({
  page: tab,
  deploy,
}) => {
  await deploy();
  const missing = tab.waitForResponse((response) => response.status() === 404);
  await tab.locator('footer').getByRole('link', {name: 'Contact'}).click();
  // Else the script had the same name in both builds, and this test would prove nothing.
  expect((await missing).url()).toMatch(hash);
  await expect(tab.locator('main h1')).toHaveText('Contact');
  expect(new URL(tab.url()).pathname).toBe('/docs/contact');
  expect(await tab.evaluate(() => 'old' in window)).toBe(false);
  await takenOver(tab);
  await tab.goBack();
  await expect(tab.locator('main h1')).toHaveText('Pagination');
});

test('a part that is gone since the build before comes by Retry', async ({page: tab, deploy}) => {
  await deploy();
  await tab.keyboard.press('/');
  const dialog = tab.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('alert')).toContainText('ChunkLoadError');
  await dialog.getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => tab.evaluate(() => 'old' in window).catch(() => true)).toBe(false);
  await takenOver(tab);
  await tab.keyboard.press('/');
  await expect(dialog.getByRole('combobox')).toBeFocused();
});

test('without a network the page that is shown stays', async ({page: tab, context, deploy}) => {
  await deploy();
  await context.setOffline(true);
  await tab.keyboard.press('/');
  const dialog = tab.getByRole('dialog', {name: 'Search'});
  const alert = dialog.getByRole('alert');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(alert).toContainText('ChunkLoadError');
  expect(await tab.evaluate(() => 'old' in window)).toBe(true);
  await expect(tab.locator('main h1')).toHaveText('Pagination');
});
