// Books a guest of your own site through the booking engine, once. The exit code 75 means:
// run it again with the same file, one run at a time.
// Needs Node.js 20, the three CALRY_ variables, and the booking in a file.
// Run: node book-direct.mjs stay.json
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 1;
const LOOK_AGAIN_SECONDS = 60;
const MAX_READINGS = 6;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

const stay = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const {propertyId, roomTypeId, arrivalDate, departureDate, guest, numberOfGuests} = stay;

// #region call
// The same request gets the same 4xx response again, except for 429.
const isFinal = ({status}) => status >= 400 && status < 500 && status !== 429;

// Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
function secondsAsked(value) {
  const seconds = Number(value ?? 0);
  return Number.isNaN(seconds) ? (Date.parse(value) - Date.now()) / 1000 : seconds;
}

async function send(path, query, body) {
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
  const {ok, status, headers} = response;
  if (ok) return body ? undefined : response.json();
  const asked = secondsAsked(headers.get('Retry-After'));
  throw Object.assign(new Error(`${path} returned ${status}`), {status, asked});
}

// Retries a read. It sends a create once: without a 2xx response, the create may still have
// taken effect.
async function call(path, query = {}, body = undefined) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(path, query, body);
    } catch (error) {
      if (body || isFinal(error) || attempt === ATTEMPTS) throw error;
      const wait = FIRST_WAIT_SECONDS * 2 ** (attempt - 1);
      await sleep(Math.max(wait, error.asked ?? 0) * 1000);
    }
  }
}
// #endregion

const dayAfter = (day, days) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

// #region list
async function* pages(path, query) {
  const used = new Set();
  let cursor;
  do {
    const {data, meta} = await call(path, {...query, limit: 200, ...(cursor && {cursors: cursor})});
    yield data;
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
}

// Items can move between pages while you read. Nothing is missing from several pages only
// when two readings in a row return the same items, each of them once.
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
// Reads in realtime: the cache may not have the last bookings. The list may leave out the
// first and last day, so request one more on either side. The guest, the room type and both
// days identify the booking.
const isGuest = (email) => email.toLowerCase() === guest.email.toLowerCase();

const isThisStay = (item) =>
  item.arrivalDate === arrivalDate &&
  item.departureDate === departureDate &&
  item.roomTypeIds?.map(String).includes(String(roomTypeId)) &&
  item.primaryGuest?.emails?.some(isGuest) &&
  !item.cancelledAt;

function findBooking() {
  const query = {
    arrivalStartDate: dayAfter(arrivalDate, -1),
    arrivalEndDate: dayAfter(arrivalDate, 1),
    realtime: true,
  };
  return find('/reservations', query, isThisStay);
}
// #endregion

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

async function overbookedNights() {
  const isBooked = ({id}) => String(id) === String(roomTypeId);
  const roomType = await find(`/room-types/${propertyId}`, {realtime: true}, isBooked);
  const units = roomType?.units?.count;
  if (!units) stop('Not checked for overbooking: the number of units is not known');
  return (await nights()).filter(({reservationIds}) => reservationIds?.length > units);
}

function stop(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}

// #region book
// What is known when the next request fails.
let known = 'Not booked';

async function book() {
  if (!(await isFree())) stop('Not booked: these nights are not free');

  const {data: quote} = await call(`/quote/${propertyId}`, {
    roomTypeId,
    startDate: arrivalDate,
    endDate: departureDate,
    guests: numberOfGuests,
  });
  console.log('Quote', JSON.stringify(quote));

  // A 4xx response other than 429 rejects the booking. After a 429, a 5xx or no response it
  // may exist.
  const isAccepted = await call('/reservations/booking-engine', {}, stay).then(
    () => true,
    (error) => {
      if (isFinal(error)) throw error;
      return false;
    },
  );

  known = isAccepted ? 'Accepted, but not checked' : 'Sent, but not checked';
  const found = await findBooking();
  if (found) return found;
  // The booking may appear late, so look again.
  await sleep(LOOK_AGAIN_SECONDS * 1000);
  const late = await findBooking();
  if (!late && isAccepted) {
    stop("Accepted, but not found. Don't run this again: look for the booking in the PMS");
  }
  return late ?? stop('Sent, but not found. Run this again in a minute', 75);
}

try {
  const {id} = (await findBooking()) ?? (await book());
  console.log('Booked', id);
  known = 'Not checked for overbooking';
  const overbooked = await overbookedNights();
  for (const {date, reservationIds} of overbooked) {
    console.log('Overbooked', date, ...reservationIds);
  }
  if (overbooked.length > 0) process.exitCode = 3;
} catch (error) {
  const [advice, exitCode] = isFinal(error)
    ? ['Fix this, then run it again', 1]
    : ['Run this again in a minute', 75];
  stop(`${known}: ${error.message}. ${advice}`, exitCode);
}
// #endregion
