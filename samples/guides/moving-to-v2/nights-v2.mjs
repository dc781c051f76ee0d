// Prints the status of each night of every room type, from the v2 API.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node nights-v2.mjs 2026-06-12 2026-06-15
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 30;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

const [startDate, endDate] = process.argv.slice(2);

async function get(path, query = {}) {
  const url = new URL(`${host}/api/v2/vrs${path}`);
  url.search = new URLSearchParams(query);
  const response = await fetch(url, {
    headers: {
      Authorization: `Bearer ${process.env.CALRY_API_KEY}`,
      workspaceId: process.env.CALRY_WORKSPACE_ID,
      integrationAccountId: process.env.CALRY_INTEGRATION_ACCOUNT_ID,
    },
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.json();
}

async function readAll(path) {
  const items = [];
  const used = new Set();
  let cursor;
  do {
    const {data, meta} = await get(path, {limit: 200, ...(cursor && {cursors: cursor})});
    items.push(...data);
    // A full page without cursors may not be the whole list.
    if (!meta?.cursors && data.length >= DEFAULT_LIMIT) {
      console.error(`${path} may be incomplete: ${data.length} items without cursors`);
    }
    used.add(cursor);
    cursor = meta?.cursors?.next;
    if (cursor && (used.has(cursor) || data.length === 0)) {
      throw new Error(`${path} has no end: its cursor ${cursor} leads nowhere`);
    }
  } while (cursor);
  return items;
}

// #region nights
for (const {id} of await readAll('/properties')) {
  for (const roomType of await readAll(`/room-types/${id}`)) {
    const {data: calendar} = await get(`/availability/${id}`, {
      startDate,
      endDate,
      rates: true,
      roomTypeId: roomType.id,
    });
    for (const {date, status} of calendar.dateWiseAvailability) {
      console.log(id, calendar.roomTypeId, date, status);
    }
  }
}
// #endregion
