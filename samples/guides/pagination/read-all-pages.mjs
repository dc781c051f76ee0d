// Prints every reservation of an account once, even if the list changes during the read.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node read-all-pages.mjs
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 30;
const MAX_READINGS = 6;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

const headers = {
  Authorization: `Bearer ${process.env.CALRY_API_KEY}`,
  workspaceId: process.env.CALRY_WORKSPACE_ID,
  integrationAccountId: process.env.CALRY_INTEGRATION_ACCOUNT_ID,
};

// #region loop
async function* pages(address) {
  const used = new Set();
  let cursor;
  do {
    const url = new URL(address);
    url.searchParams.set('limit', '200');
    if (cursor) url.searchParams.set('cursors', cursor);

    const response = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);

    const {data, meta} = await response.json();
    yield data;

    used.add(cursor);
    cursor = meta?.cursors?.next;
    const leadsNowhere = cursor && (used.has(cursor) || data.length === 0);
    if (leadsNowhere) throw new Error(`${url} has no end`);
    // A full page without cursors may not be the whole list.
    if (!meta?.cursors && data.length >= DEFAULT_LIMIT) {
      console.error(`${url} may be incomplete: ${data.length} items without cursors`);
    }
  } while (cursor);
}
// #endregion

// #region readings
// A multi-page list is complete when two consecutive passes match, without duplicates.
async function readAll(address) {
  let before;
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const read = [];
    for await (const items of pages(address)) read.push(items);
    const items = read.flat();
    const ids = items.map(({id}) => String(id)).sort();
    const now = ids.join();
    if (read.length === 1 || (now === before && new Set(ids).size === ids.length)) return items;
    before = now;
  }
  throw new Error(`${address} changed during each of ${MAX_READINGS} readings`);
}
// #endregion

const reservations = await readAll(`${host}/api/v2/vrs/reservations`);
for (const {id, arrivalDate, departureDate} of reservations) {
  console.log(id, arrivalDate, departureDate);
}
