// Changes the dates of a reservation if the new nights are free.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node change-dates.mjs 771904 2026-06-13 2026-06-17
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 3;

const [reservationId, arrivalDate, departureDate] = process.argv.slice(2);

async function call(path, body) {
  const response = await fetch(`${host}/api/v2/vrs${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: {
      Authorization: `Bearer ${process.env.CALRY_API_KEY}`,
      workspaceId: process.env.CALRY_WORKSPACE_ID,
      integrationAccountId: process.env.CALRY_INTEGRATION_ACCOUNT_ID,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return (await response.json()).data;
}

const read = () => call(`/reservations/${reservationId}?realtime=true`);
const dayBefore = (day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

// The stay's own nights show as taken, so check only the new ones.
const old = await read();
const query = new URLSearchParams({
  roomTypeId: old.roomTypeIds[0],
  startDate: arrivalDate,
  endDate: dayBefore(departureDate),
  rates: true,
});
const {dateWiseAvailability} = await call(`/availability/${old.propertyId}?${query}`);
const count = (Date.parse(departureDate) - Date.parse(arrivalDate)) / 86_400_000;
if (dateWiseAvailability.length !== count) throw new Error('Not changed: a night is not listed');
const taken = dateWiseAvailability.filter(
  ({date, status}) =>
    status !== 'AVAILABLE' && (date < old.arrivalDate || date >= old.departureDate),
);
if (taken.length > 0) throw new Error(`Not changed: ${taken.map(({date}) => date)} is taken`);

// The body holds the final state, so it is safe to send it twice.
for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
  await call('/reservations', {reservationId, arrivalDate, departureDate}).catch(() => {});
  const now = await read();
  if (now.arrivalDate === arrivalDate && now.departureDate === departureDate) {
    console.log('Changed', now.id, now.arrivalDate, now.departureDate);
    process.exit();
  }
}
throw new Error('Not changed: the reservation still has its old days');
