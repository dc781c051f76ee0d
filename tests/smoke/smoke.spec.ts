import {guideCount} from '../data/counts';
import {expect, inEachWindow} from './support/test';
import type {Tab} from './support/tab';

const guide = '/docs/guides/pagination';
const operation = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const comparison = '/docs/PMS%20Specific%20Guides';

/** An address for each kind of page, and its first heading. */
const kinds: [path: string, heading: string | RegExp][] = [
  ['/', /./],
  ['/docs/introduction', 'Introduction'],
  [guide, 'Pagination'],
  [operation, 'Create a reservation'],
  ['/docs/category/unified-api', /./],
  ['/docs/common-api-reference/authentication', /./],
  ['/docs/common-api-reference/link/create-link', /./],
  [comparison, /./],
  [`${comparison}/guesty`, /./],
  ['/api-reference', /./],
  ['/changelog', /./],
  ['/changelog/2025-06-15-version-1-is-deprecated', /./],
  ['/blog', 'Blog'],
  ['/blog/mdx-blog-post', /./],
  ['/blog/tags', /./],
  ['/blog/archive', /./],
  ['/docs/contact', 'Contact'],
  ['/markdown-page', /./],
  ['/docs/no-such-page', 'Page not found'],
];

for (const [path, heading] of kinds) {
  inEachWindow(`${path} comes alive without a complaint`, async ({tab}) => {
    await tab.open(path);
    expect(await tab.textOf('main h1')).toMatch(heading);
    const sticksOut = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sticksOut, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
    expect(await tab.complaints()).toEqual([]);
  });
}

inEachWindow('the colour mode is switched and remembered', async ({tab}, window) => {
  const background = () =>
    tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await tab.open(guide);
  const light = await background();
  if (window === 'phone') await tab.click('button', 'Toggle navigation bar');
  await tab.click('button[aria-label^="Switch between dark and light mode"]');
  await tab.until('the page is dark', () => document.documentElement.dataset.theme === 'dark');
  expect(await background()).not.toBe(light);
  await tab.open('/blog');
  expect(await tab.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

inEachWindow('the search is opened, walked through and followed by keyboard', async ({tab}) => {
  await tab.open(guide);
  await tab.press('/');
  await tab.until('the search has the focus', () =>
    document.activeElement?.matches('[role="dialog"] [role="combobox"]'),
  );
  await tab.type('cursor');
  const index = await tab.until('a hit leads to a heading', () => {
    const options = [...document.querySelectorAll('[role="dialog"] [role="option"]')];
    return options.findIndex((option, at) => at > 0 && option.matches('[href*="#"]')) + 1;
  });
  for (let step = 1; step < index; step += 1) await tab.press('ArrowDown');
  const target = await tab.until('the hit is chosen', () =>
    document
      .querySelector('[role="dialog"] [aria-selected="true"][href*="#"]')
      ?.getAttribute('href'),
  );
  await tab.press('Enter');
  await tab.at(String(target));
  await tab.until('the search is closed and the heading in view', () => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const {top = -1} = heading?.getBoundingClientRect() ?? {};
    return (
      !document.querySelector('[role="dialog"] [role="combobox"]') && top >= 0 && top < innerHeight
    );
  });
  expect(await tab.complaints()).toEqual([]);
});

inEachWindow('the language of the samples is chosen and remembered', async ({tab}) => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.ref-samples [data-choice]')]
      .filter((sample) => sample.checkVisibility())
      .map((sample) => sample.dataset.choice)
      .join(' ');
  await tab.open(operation);
  expect(await tab.evaluate(shown)).toBe('curl');
  await tab.click('.ref-samples label', 'Python');
  await tab.until('Python is shown', () =>
    document.querySelector('.ref-samples [data-choice="python"]')?.checkVisibility(),
  );
  expect(await tab.evaluate(shown)).toBe('python');
  await tab.open(operation.replace('create-a-reservation', 'get-a-reservation'));
  expect(await tab.evaluate(shown)).toBe('python');
});

inEachWindow('code is copied', async ({tab}) => {
  await tab.open('/');
  await tab.hover('pre');
  await tab.click('button', 'Copy');
  await tab.shows('button[aria-live="polite"]');
  await tab.until('the button says so', () =>
    [...document.querySelectorAll('button')].some(({textContent}) => textContent === 'Copied'),
  );
  const code = await tab.evaluate(() => document.querySelector('pre')?.textContent);
  await tab.press('/');
  await tab.until('the search has the focus', () =>
    document.activeElement?.matches('[role="dialog"] [role="combobox"]'),
  );
  await tab.press('Control+v');
  const pasted = await tab.until(
    'it is pasted',
    () => document.querySelector<HTMLInputElement>('[role="dialog"] [role="combobox"]')?.value,
  );
  const bare = (text: unknown) => String(text).replaceAll(/\s/g, '');
  expect(bare(pasted)).toBe(bare(code));
});

inEachWindow('the menu leads to another page', async ({tab}, window) => {
  await tab.open(guide);
  if (window === 'phone') await tab.click('button', 'Toggle navigation bar');
  await tab.click('.menu__link', 'Quickstart');
  await tab.at('/docs/guides/quickstart');
  await tab.until(
    'the page is there',
    () => document.querySelector('h1')?.innerText === 'Quickstart',
  );
  await tab.until('the menu is closed', () => !document.querySelector('.navbar-sidebar--show'));
  expect(await tab.complaints()).toEqual([]);
});

inEachWindow('the comparison is filtered and sorted, and the address keeps it', async ({tab}) => {
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('.pms-compare--connect tbody tr')]
      .filter((row) => row.checkVisibility())
      .map((row) => String(row.querySelector('th a')?.textContent));
  await tab.open(comparison);
  expect(await tab.evaluate(names)).toHaveLength(guideCount);
  await tab.click('[role="search"] input[type="search"]');
  await tab.type('host');
  await tab.at(`${comparison}?q=host`);
  const found = await tab.evaluate(names);
  expect(found.length).toBeGreaterThan(3);
  for (const name of found) expect(name.toLowerCase()).toContain('host');
  await tab.open(`${comparison}?webhooks=manual&dir=desc`);
  const sorted = await tab.evaluate(names);
  expect(sorted.length).toBeGreaterThan(0);
  expect(sorted.length).toBeLessThan(guideCount);
  expect(sorted).toEqual([...sorted].sort((a, b) => b.localeCompare(a, 'en')));
  expect(await tab.complaints()).toEqual([]);
});

inEachWindow('back and forward show the pages again, where they were', async ({tab}) => {
  await tab.open(guide);
  await tab.click('footer a', 'Contact');
  await tab.at('/docs/contact');
  await tab.until('the page is there', () => document.querySelector('h1')?.innerText === 'Contact');
  await tab.back();
  await tab.at(guide);
  await tab.until('the guide is back where it was left', () => {
    return document.querySelector('h1')?.innerText === 'Pagination' && scrollY > 0;
  });
  await tab.forward();
  await tab.at('/docs/contact');
  await tab.until('the page is back', () => document.querySelector('h1')?.innerText === 'Contact');
  expect(await tab.complaints()).toEqual([]);
});

inEachWindow('without scripts a page is whole, folds and leads on', async ({tab, site}) => {
  site.blockScripts();
  await tab.goto(operation);
  expect(await tab.textOf('main h1')).toBe('Create a reservation');
  expect(await tab.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
  await tab.click('.ref-samples label', 'PHP');
  await tab.shows('.ref-samples [data-choice="php"]');
  await tab.click('[id="body-guest.address"] summary');
  await tab.shows('[id="body-guest.address.city"]');
  await tab.click('footer a', 'Contact');
  await tab.at('/docs/contact');
  expect(await tab.textOf('main h1')).toBe('Contact');
});

/** Scripts of pages and parts, but not the two that start the application. */
const chunks = /^\/assets\/js\/(?!main\.|runtime~)/;

const told = (tab: Tab) =>
  tab.until('the failure is told', () => document.querySelector('[role="alert"] button') !== null);

inEachWindow('a page whose scripts failed comes alive by Retry', async ({tab, site}) => {
  site.fail(chunks);
  await tab.goto(guide);
  await told(tab);
  expect(await tab.textOf('main h1')).toBe('Pagination');
  site.mend();
  await tab.click('[role="alert"] button', 'Retry');
  await tab.takenOver();
  await tab.until('the failure is gone', () => !document.querySelector('[role="alert"]'));
});

inEachWindow('a page whose scripts failed comes alive by a reload', async ({tab, site}) => {
  site.fail(chunks);
  await tab.goto(guide);
  await told(tab);
  site.mend();
  await tab.reload();
  await tab.takenOver();
});

inEachWindow('the application that failed comes alive by Retry', async ({tab, site}) => {
  site.fail(/^\/assets\/js\/(main\.|runtime~)/);
  await tab.goto(guide);
  await told(tab);
  site.mend();
  await tab.click('[role="alert"] button', 'Retry');
  await tab.takenOver();
});

inEachWindow('a style sheet that failed is told, and comes by Retry', async ({tab, site}) => {
  site.fail(/^\/assets\/css\//);
  await tab.goto(guide);
  await told(tab);
  expect(await tab.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
  site.mend();
  await tab.click('[role="alert"] button', 'Retry');
  await tab.takenOver();
  await tab.until(
    'the style sheet counts and the failure is gone',
    () =>
      document.querySelector('link[media="all"][data-loaded]') !== null &&
      document.querySelector('[role="alert"]') === null,
  );
});

inEachWindow('a page that is reloaded where it was scrolled to comes alive', async ({tab}) => {
  await tab.open(guide);
  await tab.evaluate(() => {
    scrollTo({top: 1200, behavior: 'instant'});
  });
  await tab.until('it is scrolled', () => scrollY > 1000);
  await tab.reload();
  await tab.takenOver();
  await tab.until('it is where it was', () => scrollY > 1000);
  expect(await tab.complaints()).toEqual([]);
});

inEachWindow('a part that failed comes by Retry', async ({tab, site}) => {
  await tab.open(guide);
  site.fail(chunks);
  await tab.press('/');
  await told(tab);
  site.mend();
  await tab.click('[role="alert"] button', 'Retry');
  await tab.until('the search has the focus', () =>
    document.activeElement?.matches('[role="dialog"] [role="combobox"]'),
  );
});

inEachWindow('a link to a nested field opens it, and the page comes alive', async ({tab}) => {
  await tab.open(`${operation}#body-guest.address.city`);
  await tab.until('the field is in view', () => {
    const {top = -1} =
      document.getElementById('body-guest.address.city')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  });
  expect(await tab.complaints()).toEqual([]);
});
