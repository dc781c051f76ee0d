// Books a stay once: run it again with the same reference after a failure, one run at a time.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node book.mjs 48220 90511 2026-06-12 2026-06-16 3 H-2041
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 60;
const MAX_READINGS = 6;
const SMALLEST_PAGE = 10; // The page size of a list when no limit applies.

const [propertyId, roomTypeId, arrivalDate, departureDate, guests, reference] =
  process.argv.slice(2);

async function call(path, query = {}, body = undefined) {
  const url = new URL(`${host}/api/v2/vrs${path}`);
  url.search = new URLSearchParams(query);
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${process.env.CALRY_API_KEY}`,
      workspaceId: process.env.CALRY_WORKSPACE_ID,
      integrationAccountId: process.env.CALRY_INTEGRATION_ACCOUNT_ID,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  if (!response.ok) {
    throw Object.assign(new Error(`${path} returned ${response.status}`), {
      status: response.status,
    });
  }
  return response.json();
}

const dayAfter = (day, days) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

// #region list
// A page without cursors is the end of the list only if it holds fewer items than the smallest page.
async function* pages(path, query) {
  const used = new Set();
  let cursor;
  do {
    const {data, meta} = await call(path, {...query, limit: 200, ...(cursor && {cursors: cursor})});
    yield data;
    if (!meta?.cursors && data.length >= SMALLEST_PAGE) throw new Error(`${path} has no cursors`);
    used.add(cursor);
    cursor = meta?.cursors?.next;
    if (cursor && (used.has(cursor) || data.length === 0)) {
      throw new Error(`${path} has no end: its cursor ${cursor} leads nowhere`);
    }
  } while (cursor);
}

// Items can move between pages while you read. Nothing is missing from several pages only when two readings
// in a row return the same items, each of them once.
async function find(path, query, isMatch) {
  let before;
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const ids = [];
    let count = 0;
    for await (const items of pages(path, query)) {
      const match = items.find(isMatch);
      if (match) return match;
      ids.push(...items.map(({id}) => String(id)));
      count += 1;
    }
    const now = ids.sort().join();
    if (count === 1 || (now === before && new Set(ids).size === ids.length)) return undefined;
    before = now;
  }
  throw new Error(`${path} changed during each of ${MAX_READINGS} readings`);
}
// #endregion

// #region find
// Reads in realtime: the cache may not have the last bookings. The brackets distinguish H-20 from H-2041.
const mark = `[${reference}]`;

function findBooking() {
  const query = {
    arrivalStartDate: dayAfter(arrivalDate, -1),
    arrivalEndDate: dayAfter(arrivalDate, 1),
    realtime: true,
  };
  return find(
    '/reservations',
    query,
    ({notes, cancelledAt}) => notes?.includes(mark) && !cancelledAt,
  );
}
// #endregion

// #region check
// The departure day isn't a night of the stay, so it can be taken.
async function nights() {
  const {data} = await call(`/availability/${propertyId}`, {
    roomTypeId,
    startDate: arrivalDate,
    endDate: dayAfter(departureDate, -1),
    rates: true,
  });
  return data.dateWiseAvailability;
}

async function isFree() {
  const days = await nights();
  const count = (Date.parse(departureDate) - Date.parse(arrivalDate)) / 86_400_000;
  return (
    days.length === count &&
    days.every(({status}) => status === 'AVAILABLE') &&
    count >= (days[0].minimumNights ?? 1)
  );
}
// #endregion

// #region book
let booking = await findBooking().catch(({message}) => {
  throw new Error(`Not booked: ${message}. Look for the booking in the PMS before you try again`);
});
if (!booking) {
  if (!(await isFree())) throw new Error('Not booked: these nights are not free');

  const {data: quote} = await call(`/quote/${propertyId}`, {
    roomTypeId,
    startDate: arrivalDate,
    endDate: departureDate,
    guests,
  });
  console.log('Quote', JSON.stringify(quote));

  const stay = {propertyId, roomTypeId, arrivalDate, departureDate};
  const party = {numberOfGuests: Number(guests), notes: `Ref ${mark}`};
  const send = call('/reservations', {}, {...stay, ...party});
  const isAccepted = await send.then(
    () => true,
    ({status, message}) => {
      // A 4xx response rejects the booking. After anything else it may exist, so look for it.
      if (status < 500) throw new Error(`Not booked: ${message}`);
      return false;
    },
  );
  booking = await findBooking().catch(() => undefined);
  if (!booking && isAccepted) {
    throw new Error(
      "Accepted, but not found. Don't run this again: look for the booking in the PMS",
    );
  }
}
if (!booking) throw new Error('Not known: run this again in a minute, with the same reference');
console.log('Booked', booking.id);
// #endregion

// #region race
const isBooked = ({id}) => String(id) === String(roomTypeId);
const roomType = await find(`/room-types/${propertyId}`, {realtime: true}, isBooked);
const units = roomType?.units?.count;
if (!units) throw new Error('Not checked for overbooking: the number of units is not known');
const full = (await nights()).filter(({reservationIds}) => reservationIds?.length > units);
for (const {date, reservationIds} of full) console.log('Overbooked', date, ...reservationIds);
if (full.length > 0) process.exitCode = 3;
// #endregion
