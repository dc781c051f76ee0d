// Books a stay, and never twice: run it again with the same reference after any failure.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node book.mjs 48220 90511 2026-06-12 2026-06-16 3 H-2041
const TIMEOUT_SECONDS = 60;

const [propertyId, roomTypeId, arrivalDate, departureDate, guests, reference] =
  process.argv.slice(2);

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
// The list is asked in realtime, because the cached copy does not know what was booked a minute ago.
async function findBooking() {
  const reservations = await call('/reservations', {
    arrivalStartDate: dayAfter(arrivalDate, -1),
    arrivalEndDate: dayAfter(arrivalDate, 1),
    limit: 200,
    realtime: true,
  });
  return reservations.find(({notes, cancelledAt}) => notes?.includes(reference) && !cancelledAt);
}
// #endregion

// #region check
// The day of departure is no night of the stay: it may be taken.
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
// #endregion

// #region book
let booking = await findBooking();
if (!booking) {
  if (!(await isFree())) throw new Error('Not booked: these nights are not free');

  const quote = await call(`/quote/${propertyId}`, {
    roomTypeId,
    startDate: arrivalDate,
    endDate: departureDate,
    guests,
  });
  console.log('Quote', JSON.stringify(quote));

  const stay = {propertyId, roomTypeId, arrivalDate, departureDate};
  const party = {numberOfGuests: Number(guests), notes: `Ref ${reference}`};
  await call('/reservations', {}, {...stay, ...party}).catch(({status, message}) => {
    // A status below 500 is a clear no. Anything else may have been carried out: look before you repeat.
    if (status < 500) throw new Error(`Not booked: ${message}`);
  });
  booking = await findBooking();
}
if (!booking) throw new Error('Not known: run this again in a minute, with the same reference');
console.log('Booked', booking.id);
// #endregion

// #region race
const roomTypes = await call(`/room-types/${propertyId}`, {realtime: true});
const units = roomTypes.find(({id}) => String(id) === roomTypeId)?.units?.count ?? 1;
const full = (await nights()).filter(({reservationIds}) => reservationIds?.length > units);
for (const {date, reservationIds} of full) console.log('Overbooked', date, ...reservationIds);
if (full.length > 0) process.exitCode = 3;
// #endregion
