// Prints the state of each night of what can be booked, from the v2 API.
// Needs Node.js 20 and the three CALRY_ variables. Run: node nights-v2.mjs 2026-06-12 2026-06-15
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 30;

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
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()).data;
}

// #region nights
for (const {id} of await get('/properties')) {
  for (const roomType of await get(`/room-types/${id}`)) {
    const calendar = await get(`/availability/${id}`, {
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
