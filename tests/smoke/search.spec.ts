// Tests the search dialog and links to anchors in every engine, because engines handle keyboard, focus and scrolling
// differently.
import {listReservations} from '../browser/support/paths';
import {expect, testInEachWindow, test} from './support/test';
import type {Tab} from './support/tab';

const box = 'dialog [role="combobox"]';

const focused = (tab: Tab) =>
  tab.until('the search has the focus', (wanted) => document.activeElement?.matches(wanted), box);

const closed = (tab: Tab) =>
  tab.until('the search is closed', () => !document.querySelector('dialog[open]'));

/** Waits until the target of the URL's hash is on the screen, below the navbar. */
const landed = (tab: Tab) =>
  tab.until('the target of the hash is in view', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const {top = -1} = target?.getBoundingClientRect() ?? {};
    const {bottom = 0} = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
    return top >= bottom && top < innerHeight;
  });

testInEachWindow('search opens with /, and Enter opens the page at the heading', async ({tab}) => {
  await tab.open('/docs/guides/pagination');
  await tab.press('/');
  await focused(tab);
  await tab.press(...'cursor');
  const steps = await tab.until('a result links to a heading', () => {
    const options = [...document.querySelectorAll('dialog [role="option"]')];
    const chosen = options.findIndex((option) => option.matches('[aria-selected="true"]'));
    return options.slice(chosen + 1).findIndex((option) => option.matches('[href*="#"]')) + 1;
  });
  for (let step = 0; step < steps; step += 1) await tab.press('ArrowDown');
  const target = await tab.until('the result is chosen', () =>
    document.querySelector('dialog [aria-selected="true"][href*="#"]')?.getAttribute('href'),
  );
  await tab.press('Enter');
  await tab.waitForUrl(target);
  await closed(tab);
  await landed(tab);
  expect(await tab.complaints()).toEqual([]);
});

test('Ctrl-K opens and closes the search', async ({tab}) => {
  await tab.open('/docs/guides/pagination');
  await tab.press('Control+k');
  await focused(tab);
  await tab.press('Control+k');
  await closed(tab);
});

test('the search traps focus, and Escape closes it', async ({tab}) => {
  await tab.open('/docs/guides/pagination');
  await tab.press('/');
  await focused(tab);
  await tab.press(...'glossary');
  await tab.waitForVisible('dialog [role="option"]');
  const stops: (string | undefined)[] = [];
  // More key presses than the search has controls. After the last control, browsers focus their own UI, and no element
  // of the page has focus.
  for (const key of [...Array.from({length: 8}, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await tab.press(key);
    stops.push(
      await tab.evaluate(() => {
        const {activeElement} = document;
        return (activeElement?.closest('dialog') ?? activeElement)?.localName;
      }),
    );
  }
  expect(stops).toContain('dialog');
  expect(stops.filter((stop) => stop !== 'dialog' && stop !== 'body')).toEqual([]);
  await tab.press('Escape');
  await closed(tab);
});

testInEachWindow('a link to an anchor on any kind of page scrolls to the anchor', async ({tab}) => {
  for (const address of [
    '/docs/guides/pagination#3-loop-until-there-is-no-next',
    '/docs/common-api-reference/link/create-link#body-preferOAuth',
    '/docs/vacation-rental-api/v1/property/get-all-properties#errors',
    // In two collapsed sections.
    `${listReservations}#response-200.meta.cursors.previous`,
    '/docs/vacation-rental-api/v2/reservation#field-finances',
    '/api-reference#v2',
    '/docs/PMS%20Specific%20Guides/guesty#webhooks',
    '/docs/PMS%20Specific%20Guides#the-data-as-json',
    '/blog/welcome#2-a-write-without-a-status-opens-the-days',
  ]) {
    await tab.open('/docs/calrylink');
    await tab.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
    }, address);
    await tab.waitForUrl(address);
    await landed(tab);
  }
});
