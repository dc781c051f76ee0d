import {boxOf, dialogOf, found, guide, optionsOf, saidOf, search} from './support/search';
import {expect, open, test} from './support/test';

test('a page has its title, its area and its sections', async ({page}) => {
  await open(page, guide);
  await found(page, 'rate limiting');
  const group = dialogOf(page)
    .getByRole('group', {name: /^Rate limiting/})
    .first();
  await expect(group).toContainText('Guide');
  const hit = group.getByRole('option').nth(1);
  await expect(hit.locator('mark').first()).toContainText(/rate|limit/i);
  await hit.click();
  await expect(page).toHaveURL(/\/docs\/guides\/rate-limiting#/);
});

test('a field is offered by its own anchor', async ({page}) => {
  await open(page, guide);
  const options = await found(page, 'preferOAuth');
  await expect(options.first()).toHaveAttribute(
    'href',
    '/docs/common-api-reference/link/create-link#body-preferOAuth',
  );
});

test('the best sections of a page come first, wherever they stand on it, and three at most', async ({
  page,
}) => {
  await open(page, guide);
  const options = await found(page, 'loop until there is no next');
  await expect(options.first()).toHaveAttribute(
    'href',
    '/docs/guides/pagination#3-loop-until-there-is-no-next',
  );
  await boxOf(page).fill('reservation');
  await expect(saidOf(page)).toContainText('reservation: ');
  const sections = await dialogOf(page)
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[href*="#"]').length));
  expect(sections.length).toBe(8);
  expect(Math.max(...sections)).toBe(3);
});

test('fields of one name are told apart by where they are', async ({page}) => {
  await open(page, guide);
  await found(page, 'propertyId');
  const names = await dialogOf(page)
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('[href*="#"] > :first-child')].map((name) => name.textContent),
      ),
    );
  expect(names.flat().length).toBeGreaterThan(8);
  for (const ofPage of names) expect(ofPage).toEqual([...new Set(ofPage)]);
  expect(names.flat().join()).toMatch(/propertyId (Path|Query) parameter/);
});

test('no page is found by the rules of a style sheet', async ({page}) => {
  await open(page, guide);
  await search(page, 'padding');
  await expect(saidOf(page)).toContainText('Nothing matches “padding”');
});

for (const [name, query] of [
  ['method and whole path', 'PUT /api/v2/vrs/reservations'],
  ['method and name', 'put reservations'],
  [
    'a command that was pasted',
    "curl -X PUT 'https://dev.calry.app/api/v2/vrs/reservations?limit=5'",
  ],
] as const) {
  test(`an operation is found by ${name}`, async ({page}) => {
    await open(page, guide);
    const options = await found(page, query);
    await expect(options.first()).toHaveAttribute('href', /reservation\/update-a-reservation$/);
  });
}

test('an operation is found by an address with an ID in it, and by the path alone', async ({
  page,
}) => {
  await open(page, guide);
  const options = await found(
    page,
    'https://prod.calry.app/api/v2/vrs/reservations/4711?realtime=true',
  );
  await expect(options.first()).toHaveAttribute('href', /reservation\/get-a-reservation$/);
  await boxOf(page).fill('/vrs/quote');
  await expect(options.first()).toHaveAttribute('href', /v2\/quote\/get-a-quote$/);
});

test('the results can be narrowed to an area, and their numbers are true', async ({page}) => {
  await open(page, guide);
  const options = await found(page, 'reservation');
  const all = Number(/(\d+) pages/.exec(String(await saidOf(page).textContent()))?.[1]);
  const radios = dialogOf(page).getByRole('radio');
  const counts = await radios.evaluateAll((inputs) =>
    inputs.map((input) => Number(/\d+$/.exec(input.parentElement?.textContent ?? '')?.[0])),
  );
  expect(counts[0]).toBe(all);
  expect(counts.slice(1).reduce((sum, count) => sum + count)).toBe(all);
  const pms = dialogOf(page).getByText(/^PMS \d+$/);
  await pms.click();
  await expect(options.first()).toHaveAttribute('href', /PMS%20Specific%20Guides/);
  const groups = dialogOf(page).getByRole('group', {name: /PMS$/});
  await expect(groups).toHaveCount(8);
  const inPms = Number(/\d+$/.exec(String(await pms.textContent()))?.[0]);
  expect(inPms).toBeGreaterThan(8);
  for (let shown = 16; shown < inPms + 8; shown += 8) {
    await options.filter({hasText: 'Show more'}).click();
    await expect(groups).toHaveCount(Math.min(shown, inPms));
  }
  await expect(options.filter({hasText: 'Show more'})).toHaveCount(0);
});

test('each change is said in a place that stays', async ({page}) => {
  await open(page, guide);
  await found(page, 'reservation');
  await saidOf(page).evaluate((said) => said.setAttribute('data-same', ''));
  await expect(saidOf(page)).toContainText(/^reservation: 8 of \d+ pages\./);
  await optionsOf(page).filter({hasText: 'Show more'}).click();
  await expect(saidOf(page)).toContainText(/^reservation: 16 of \d+ pages\./);
  await dialogOf(page)
    .getByText(/^PMS \d+$/)
    .click();
  await expect(saidOf(page)).toContainText(/^reservation: 8 of \d+ pages in PMS\./);
  await boxOf(page).fill('guesty');
  await expect(saidOf(page)).toContainText(/^guesty: .*pages? in PMS\./);
  await boxOf(page).fill('zzzyqx');
  await expect(saidOf(page)).toContainText('Nothing matches “zzzyqx”');
  await boxOf(page).fill('');
  await expect(saidOf(page)).toContainText('Type a path');
  await expect(saidOf(page)).toHaveAttribute('data-same', '');
});

test('corrections and missing words are said; a phrase is taken as one', async ({page}) => {
  await open(page, guide);
  await found(page, 'guetsy client secret');
  await expect(saidOf(page)).toContainText('Showing results for guesty client secret.');
  await boxOf(page).fill('guetsy zzzyqx');
  await expect(saidOf(page)).toContainText('Showing results for guesty. Results without zzzyqx.');
  await boxOf(page).fill('webhook zzzyqx');
  await expect(saidOf(page)).toContainText('Results without zzzyqx.');
  await boxOf(page).fill('"client secret" guesty');
  await expect(saidOf(page)).toContainText('pages.');
  const phrase = await optionsOf(page).count();
  expect(phrase).toBeGreaterThan(0);
  await boxOf(page).fill('"secret client" guesty');
  await expect(saidOf(page)).toContainText('Nothing matches');
});

test('says so when nothing matches', async ({page}) => {
  await open(page, guide);
  const options = await search(page, 'zzzyqx');
  await expect(saidOf(page)).toContainText('Nothing matches “zzzyqx”');
  await expect(options).toHaveCount(0);
});
