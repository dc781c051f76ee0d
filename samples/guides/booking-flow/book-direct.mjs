// Books a guest of your own site through the booking engine, and never twice: run it again after any failure.
// Needs Node.js 20, the three CALRY_ variables, and the booking in a file. Run: node book-direct.mjs stay.json
import {readFileSync} from 'node:fs';

const TIMEOUT_SECONDS = 60;

const stay = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const {propertyId, roomTypeId, arrivalDate, departureDate, guest, numberOfGuests} = stay;

async function call(path, query = {}, body = undefined) {
  const url = new URL(`https://dev.calry.app/api/v2/vrs${path}`);
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
    throw Object.assign(new Error(`${path} answered ${response.status}`), {
      status: response.status,
    });
  }
  return (await response.json()).data;
}

const dayAfter = (day, days) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

// #region find
// The published part of the body has no place for a reference of yours. The guest, the room type and both
// days tell which booking it is: the same guest does not book the same stay twice.
async function findBooking() {
  const reservations = await call('/reservations', {
    arrivalStartDate: dayAfter(arrivalDate, -1),
    arrivalEndDate: dayAfter(arrivalDate, 1),
    limit: 200,
    realtime: true,
  });
  const isGuest = (email) => email.toLowerCase() === guest.email.toLowerCase();
  return reservations.find(
    (item) =>
      item.arrivalDate === arrivalDate &&
      item.departureDate === departureDate &&
      item.roomTypeIds?.map(String).includes(String(roomTypeId)) &&
      item.primaryGuest?.emails?.some(isGuest) &&
      !item.cancelledAt,
  );
}
// #endregion

async function nights() {
  const {dateWiseAvailability} = await call(`/availability/${propertyId}`, {
    roomTypeId,
    startDate: arrivalDate,
    endDate: dayAfter(departureDate, -1),
    rates: true,
  });
  return dateWiseAvailability;
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

// #region book
let booking = await findBooking();
if (!booking) {
  if (!(await isFree())) throw new Error('Not booked: these nights are not free');

  const quote = await call(`/quote/${propertyId}`, {
    roomTypeId,
    startDate: arrivalDate,
    endDate: departureDate,
    guests: numberOfGuests,
  });
  console.log('Quote', JSON.stringify(quote));

  await call('/reservations/booking-engine', {}, stay).catch(({status, message}) => {
    // A status below 500 is a clear no. Anything else may have been carried out: look before you repeat.
    if (status < 500) throw new Error(`Not booked: ${message}`);
  });
  booking = await findBooking();
}
if (!booking) throw new Error('Not known: run this again in a minute, with the same file');
console.log('Booked', booking.id);
// #endregion

const roomTypes = await call(`/room-types/${propertyId}`, {realtime: true});
const units = roomTypes.find(({id}) => String(id) === String(roomTypeId))?.units?.count ?? 1;
const full = (await nights()).filter(({reservationIds}) => reservationIds?.length > units);
for (const {date, reservationIds} of full) console.log('Overbooked', date, ...reservationIds);
if (full.length > 0) process.exitCode = 3;
