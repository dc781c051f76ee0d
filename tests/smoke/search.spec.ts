import {expect, inEachWindow, test} from './support/test';
import type {Tab} from './support/tab';

/** Keys, focus and text fields, which differ between engines. */

const guide = '/docs/guides/pagination';
const box = '[role="dialog"] [role="combobox"]';

const state = (tab: Tab) =>
  tab.evaluate((selector) => {
    const input = document.querySelector<HTMLInputElement>(selector);
    return {
      open: Boolean(document.querySelector('[role="dialog"]:popover-open')),
      value: input?.value,
      caret: input?.selectionStart,
      focus: document.activeElement?.getAttribute('role') ?? document.activeElement?.localName,
    };
  }, box);

const opened = (tab: Tab) =>
  tab.until('the search has the focus', (wanted) => document.activeElement?.matches(wanted), box);

const closed = (tab: Tab) =>
  tab.until('the search is closed', () => !document.querySelector('[role="dialog"]:popover-open'));

/** Waits until the live region begins with the query, and contains the rest. */
const says = (tab: Tab, beginning: string, rest = '') =>
  tab.until(
    `the search says ${beginning}…${rest}`,
    (wanted) =>
      [...document.querySelectorAll('[role="status"]')].some(
        ({textContent}) => textContent?.startsWith(wanted[0]) && textContent.includes(wanted[1]),
      ),
    [beginning, rest] as const,
  );

/** Waits until the element that the address names is on the screen, below the navbar. */
const landed = (tab: Tab) =>
  tab.until('the heading is in view', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const {top = -1} = target?.getBoundingClientRect() ?? {};
    const {bottom = 0} = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
    return top >= bottom && top < innerHeight;
  });

inEachWindow('the search is opened, walked through and followed by keyboard', async ({tab}) => {
  await tab.open(guide);
  await tab.press('/');
  await opened(tab);
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
  await tab.at(target);
  await closed(tab);
  await landed(tab);
  expect(await tab.complaints()).toEqual([]);
});

test('Ctrl-K opens the search with the selected text, and closes it', async ({tab}) => {
  await tab.open(guide);
  await tab.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Node));
  await tab.press('Control+k');
  await opened(tab);
  expect((await state(tab)).value).toBe('Pagination');
  await tab.press('Control+k');
  await closed(tab);
  await tab.press('/');
  await opened(tab);
  expect((await state(tab)).value, 'the last query').toBe('Pagination');
  await tab.type('gl');
  expect((await state(tab)).value, 'which the first letter replaces').toBe('gl');
});

test('Home, End, Tab and Ctrl-Enter work in the search as elsewhere', async ({tab}) => {
  await tab.open(guide);
  await tab.press('/');
  await opened(tab);
  await tab.type('glossary');
  await tab.press('Home', 'x', 'End', 'y', 'Backspace');
  expect((await state(tab)).value).toBe('xglossary');
  await tab.press('Home', 'Delete');
  await says(tab, 'glossary: ');

  const stops: (string | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await tab.press('Tab');
    stops.push((await state(tab)).focus);
  }
  expect(stops).toEqual(['button', 'input', 'a', 'combobox']);
  await tab.press('Shift+Tab');
  expect((await state(tab)).focus).toBe('a');
  await tab.press('PageDown', 'Tab');
  expect(await tab.evaluate(() => scrollY), 'the page behind does not scroll').toBe(0);

  // The drivers know nothing of a new tab, which browsers block unless a key opens it.
  await tab.evaluate(() => {
    window.open = (address) => {
      sessionStorage.opened = `${address} ${navigator.userActivation.isActive}`;
      return null;
    };
  });
  await tab.press('Control+Enter');
  expect(await tab.evaluate(() => sessionStorage.opened)).toBe('/docs/guides/glossary true');
  expect(await state(tab)).toMatchObject({open: true, value: 'glossary'});
  await tab.press('Escape');
  await closed(tab);
  expect(await tab.complaints()).toEqual([]);
});

inEachWindow(
  'a search keeps its text and caret while the next page arrives',
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
    // The page, with a navbar of its own, arrives between two of these letters.
    const typing = tab.type('cel a reservation');
    site.mend();
    await typing;
    await tab.shows('Glossary');
    const value = 'cancel a reservation';
    expect(await state(tab)).toEqual({open: true, value, caret: value.length, focus: 'combobox'});
    await says(tab, `${value}: `);
    const target = await tab.evaluate(() =>
      document.querySelector('[role="dialog"] [role="option"]')?.getAttribute('href'),
    );
    await tab.press('Enter');
    await tab.at(String(target));
    expect(await tab.complaints()).toEqual([]);
  },
);

test('the search reports a failure, and finds after Retry', async ({tab, site}) => {
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

test('results have an address, and recent searches are listed', async ({tab}) => {
  await tab.open('/search?q=cursor');
  await says(tab, 'cursor: ');
  await tab.click('main [role="option"]');
  await tab.until('the page has changed', () => !document.querySelector('main [role="combobox"]'));
  await landed(tab);
  await tab.press('/');
  await opened(tab);
  await tab.press('Delete');
  await tab.until(
    'the query is listed',
    () => document.querySelector('[role="dialog"] [role="option"]')?.textContent === 'cursor',
  );
  await tab.click('[role="dialog"] button', 'Clear recent searches');
  await opened(tab);
  expect(await tab.evaluate(() => document.querySelectorAll('[role="option"]').length)).toBe(0);
});

test('without scripts the search page links to the reference', async ({tab, site}) => {
  site.blockScripts();
  await tab.goto('/search?q=webhook');
  expect(await tab.evaluate(() => document.querySelectorAll('main input').length)).toBe(0);
  await tab.click('main a', 'API reference');
  await tab.at('/api-reference');
});

/** A heading or field far down on kinds of pages that defer their layout differently. */
for (const address of [
  '/api-reference#v2',
  '/blog/welcome#2-a-write-without-a-status-opens-the-days',
  '/docs/common-api-reference/link/create-link#body-preferOAuth',
  '/docs/PMS%20Specific%20Guides/guesty#webhooks',
]) {
  inEachWindow(`a link to ${address} lands below the navbar`, async ({tab}) => {
    await tab.open('/docs/calrylink');
    await tab.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
    }, address);
    await tab.at(address);
    await landed(tab);
  });
}
