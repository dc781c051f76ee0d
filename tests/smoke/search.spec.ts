import {expect, inEachWindow, test} from './support/test';
import type {Tab} from './support/tab';

const guide = '/docs/guides/pagination';

/** What the search shows. */
const seen = (tab: Tab) =>
  tab.evaluate(() => ({
    open: Boolean(document.querySelector('[role="dialog"]:popover-open')),
    value: document.querySelector<HTMLInputElement>('[role="combobox"]')?.value,
    focus: document.activeElement?.getAttribute('role') ?? document.activeElement?.localName,
  }));

/** Waits until the live region says something of a query: it may still say what it said of the one before, which may end alike. */
const says = (tab: Tab, beginning: string, rest = '') =>
  tab.until(
    `the search says ${beginning}…${rest}`,
    (wanted) =>
      [...document.querySelectorAll('[role="status"]')].some(
        ({textContent}) => textContent?.startsWith(wanted[0]) && textContent.includes(wanted[1]),
      ),
    [beginning, rest] as const,
  );

const opened = (tab: Tab) =>
  tab.until('the search has the focus', () =>
    document.activeElement?.matches('[role="dialog"] [role="combobox"]'),
  );

const closed = (tab: Tab) =>
  tab.until(
    'the search is closed',
    () => !document.querySelector('[role="dialog"]:popover-open') && scrollY === 0,
  );

/** Waits until the place that the address names is there, below the navbar. */
const landed = (tab: Tab) =>
  tab.until('the heading is in view', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const {top = -1} = target?.getBoundingClientRect() ?? {};
    const {bottom = 0} = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
    return top >= bottom && top < innerHeight;
  });

test('the keys of the search do what readers know from others', async ({tab}) => {
  await tab.resize(1280, 900);
  await tab.open(guide);
  await tab.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (heading) getSelection()?.selectAllChildren(heading);
  });
  await tab.press('Control+k');
  await opened(tab);
  expect((await seen(tab)).value).toBe('Pagination');
  await tab.press('Control+k');
  await closed(tab);

  // The last query is there again, and goes with the first letter.
  await tab.press('/');
  await opened(tab);
  expect((await seen(tab)).value).toBe('Pagination');
  await tab.type('glossary');
  expect((await seen(tab)).value).toBe('glossary');
  await says(tab, 'glossary: ');
  await tab.press('Home', 'x', 'End', 'y', 'Backspace');
  expect((await seen(tab)).value).toBe('xglossary');
  await tab.press('Home', 'Delete');
  await says(tab, 'glossary: ');

  // Each stop of the tabulator once, and the page behind never.
  const stops: (string | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await tab.press('Tab');
    stops.push((await seen(tab)).focus);
  }
  expect(stops).toEqual(['button', 'input', 'a', 'combobox']);
  await tab.press('Shift+Tab');
  expect((await seen(tab)).focus).toBe('a');
  await tab.press('PageDown', 'Tab');
  expect(await tab.evaluate(() => scrollY)).toBe(0);

  // A new tab, of which the drivers know nothing; browsers block it unless it comes of the key itself.
  await tab.evaluate(() => {
    window.open = (address) => {
      sessionStorage.opened = `${address} ${navigator.userActivation.isActive}`;
      return null;
    };
  });
  await tab.press('Control+Enter');
  expect(await tab.evaluate(() => sessionStorage.opened)).toBe('/docs/guides/glossary true');
  expect(await seen(tab)).toMatchObject({open: true, value: 'glossary'});
  await tab.press('Escape');
  await closed(tab);
  expect(await tab.complaints()).toEqual([]);
});

inEachWindow(
  'a search opened while the next page is on its way stays as it is',
  async ({tab, site}) => {
    await tab.open('/');
    await tab.press('/');
    await opened(tab);
    await tab.type('glossary');
    await says(tab, 'glossary: ');
    site.hold(/^\/assets\/js\//);
    await tab.press('Enter');
    await tab.at('/docs/guides/glossary');
    await tab.press('/');
    await opened(tab);
    await tab.type('can');
    expect(await tab.evaluate(() => document.title)).not.toMatch(/^Glossary/);
    // The page, which brings a navbar of its own, comes between two of these letters.
    const typing = tab.type('cel a reservation');
    site.mend();
    await typing;
    await tab.until('the page is there', () => document.title.startsWith('Glossary'));
    const value = 'cancel a reservation';
    expect(await seen(tab)).toEqual({open: true, value, focus: 'combobox'});
    expect(
      await tab.evaluate(() => {
        const box = document.querySelector<HTMLInputElement>('[role="dialog"] [role="combobox"]');
        return [box?.selectionStart, box?.selectionEnd];
      }),
    ).toEqual([value.length, value.length]);
    await says(tab, `${value}: `);
    const target = await tab.evaluate(() =>
      document.querySelector('[role="dialog"] [role="option"]')?.getAttribute('href'),
    );
    await tab.press('Enter');
    await tab.at(String(target));
    expect(await tab.complaints()).toEqual([]);
  },
);

inEachWindow('the search tells a failure, and what it finds after Retry', async ({tab, site}) => {
  site.fail(/^\/search\/data\.json/);
  await tab.open(guide);
  await tab.press('/');
  await opened(tab);
  // One letter, so that no search is under way when the failure ends.
  await tab.type('w');
  await says(tab, 'The search could not be loaded: its data cannot be fetched. Check');
  site.mend();
  await tab.click('[role="dialog"] button', 'Retry');
  await says(tab, 'w: 8 of ');
  await opened(tab);
  await tab.click('[role="dialog"] label:has(input:not(:checked))');
  await says(tab, 'w: ', ' pages in Guide.');
  await tab.press('Escape');
  await closed(tab);
});

inEachWindow('results have an address, and what was looked for comes back', async ({tab}) => {
  await tab.open('/search?q=cursor');
  await says(tab, 'cursor: ');
  await tab.click('main [role="option"]');
  await tab.until(
    'the result is there',
    () => location.hash && !document.querySelector('main [role="combobox"]'),
  );
  await landed(tab);
  await tab.press('/');
  await opened(tab);
  await tab.press('Delete');
  await tab.until(
    'the search is listed',
    () => document.querySelector('[role="dialog"] [role="option"]')?.textContent === 'cursor',
  );
  await tab.click('[role="dialog"] button', 'Clear recent searches');
  await opened(tab);
  expect(await tab.evaluate(() => document.querySelectorAll('[role="option"]').length)).toBe(0);
});

inEachWindow('without scripts the page of the search leads on', async ({tab, site}) => {
  site.blockScripts();
  await tab.goto('/search?q=webhook');
  expect(await tab.evaluate(() => document.querySelectorAll('main input').length)).toBe(0);
  await tab.click('main a', 'API reference');
  await tab.at('/api-reference');
});

/** A heading or field far down on kinds of pages that draw them differently. */
const landings = [
  '/api-reference#v2',
  '/blog/welcome#2-a-write-without-a-status-opens-the-days',
  '/docs/common-api-reference/link/create-link#body-preferOAuth',
  '/docs/PMS%20Specific%20Guides/guesty#webhooks',
];

inEachWindow('a hit lands with its heading below the navbar', async ({tab}) => {
  await tab.open('/docs/calrylink');
  for (const address of landings) {
    await tab.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    await tab.at(address);
    await landed(tab);
  }
});
