import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {type BadVisit, badVisits, type Site} from './support/badInput';
import {expect, test} from './support/test';

/** Another seed throws other things: `FUZZ_SEED=7 npm test -- browser`. */
const seed = Number(process.env.FUZZ_SEED ?? 20251121);
const count = 500;
/** Tests that share the visits, so that all workers have some. */
const parts = 10;

const site: Site = {
  routes: readFileSync('tests/data/routes.txt', 'utf8').trim().split('\n').map(encodeURI),
  anchors: [
    'body-guest.address.city',
    'response-200.data.units.count',
    'source-1',
    'next-steps',
    '__docusaurus_skipToContent_fallback',
  ],
  parameters: [
    'q',
    'auth',
    'supply',
    'webhooks',
    'rooms',
    'has',
    'sort',
    'dir',
    'docusaurus-theme',
    'docusaurus-data-theme',
    'docusaurus-data-theme-choice',
    'docusaurus-data-x y',
  ],
  keys: [
    'theme-4be',
    'docusaurus.announcement.dismiss-4be',
    'docusaurus.announcement.id-4be',
    'docs-preferred-version-default-4be',
    'sample-language',
  ],
};

/** Before any script of a page: what the visit finds in storage and history. The name of the window outlives the page. */
function prepare() {
  if (!window.name) return;
  const {storage, state} = JSON.parse(window.name) as Pick<BadVisit, 'storage' | 'state'>;
  if (state !== null) history.replaceState(state, '');
  localStorage.clear();
  if (storage) {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  } else {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is forbidden', 'SecurityError');
      },
    });
  }
}

/** @returns what is wrong with the page as the reader has it now; nothing when it lives */
async function ailments(page: Page): Promise<string[]> {
  const alive = await page
    // Right after an address has been taken up there is no element yet.
    .waitForFunction(() => document.documentElement?.dataset.hasHydrated === 'true', undefined, {
      timeout: 20_000,
    })
    .then(() => true)
    .catch(() => false);
  if (!alive) return ['the page does not come alive'];
  // An address that the application writes in another way is a page that it has yet to fetch.
  await page
    .waitForFunction(
      () =>
        document.querySelector('h1') &&
        (document.querySelector('main')?.innerText ?? '').length > 20,
      undefined,
      {timeout: 20_000},
    )
    .catch(() => undefined);
  const {crashed, heading, text} = await page.evaluate(() => ({
    crashed: document.body.innerText.includes('This page crashed'),
    heading: document.querySelector('h1') !== null,
    text: (document.querySelector('main')?.innerText ?? '').length,
  }));
  return [
    ...(crashed ? ['the crash page'] : []),
    ...(heading ? [] : ['no heading']),
    ...(text > 20 ? [] : ['an empty page']),
  ];
}

/** The same hash on a page that lives already, and the way back and forward. */
async function travel(page: Page, hash: string) {
  await page.evaluate((value) => {
    for (const next of ['#before', value, '#after']) location.hash = next;
  }, hash);
  for (const step of [-1, -1, 1, 1]) {
    await page.evaluate(
      (by) =>
        new Promise((resolve) => {
          addEventListener('popstate', () => setTimeout(resolve), {once: true});
          history.go(by);
        }),
      step,
    );
  }
}

/** @returns what is wrong with a visit; nothing when the page lives */
async function judge(page: Page, bad: BadVisit, base: string): Promise<string[]> {
  const errors: string[] = [];
  const onError = (error: Error) => errors.push(`uncaught: ${error.message}`);
  page.on('pageerror', onError);
  try {
    await page.evaluate((found) => (window.name = JSON.stringify(found)), bad);
    await page.goto(base + bad.address, {waitUntil: 'commit'});
    const found = await ailments(page);
    const hash = /#.+/s.exec(bad.address)?.[0];
    if (found.length > 0 || !hash) return [...found, ...errors];
    await travel(page, hash);
    return [...(await ailments(page)), ...errors];
  } catch (error) {
    return [...errors, `the visit fails: ${String(error).split('\n')[0]}`];
  } finally {
    page.off('pageerror', onError);
  }
}

const visits = badVisits(seed, count, site);

for (let part = 0; part < parts; part += 1) {
  test(`bad visits live, part ${part + 1} of ${parts}, seed ${seed}`, async ({page, baseURL}) => {
    await page.addInitScript(prepare);
    await page.goto('/404');
    const failed: string[] = [];
    for (const [index, bad] of visits.entries()) {
      if (index % parts !== part) continue;
      const wrong = await judge(page, bad, String(baseURL));
      if (wrong.length > 0)
        failed.push(`${index}, ${bad.kind}: ${JSON.stringify(bad)}: ${wrong.join('; ')}`);
    }
    expect(failed, `FUZZ_SEED=${seed}`).toEqual([]);
  });
}
