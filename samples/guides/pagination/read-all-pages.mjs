// Prints every reservation of an account once, also when the list changes while it is read.
// Needs Node.js 20 and the three CALRY_ variables. Run: node read-all-pages.mjs
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 30;
const MAX_PASSES = 6;

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
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);

    const {data, meta} = await response.json();
    yield data;

    used.add(cursor);
    cursor = meta?.cursors?.next;
  } while (cursor && !used.has(cursor));
}
// #endregion

// #region passes
// An item that is removed shifts the others to the front, and one of them slips past the reader.
// So the list is read again until a pass finds nothing new.
async function readAll(address) {
  const found = new Map();
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    const before = found.size;
    for await (const items of pages(address)) {
      for (const item of items) found.set(String(item.id), item);
    }
    if (found.size === before) return [...found.values()];
  }
  throw new Error(`The list still grew in pass ${MAX_PASSES}: try again when it is quieter`);
}
// #endregion

const reservations = await readAll(`${host}/api/v2/vrs/reservations`);
for (const {id, arrivalDate, departureDate} of reservations) {
  console.log(id, arrivalDate, departureDate);
}
