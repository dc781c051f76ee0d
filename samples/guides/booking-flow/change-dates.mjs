// Changes the dates of a reservation if the new nights are free. The exit code 75 means:
// run it again.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node change-dates.mjs 771904 2026-06-13 2026-06-17
import {setTimeout as sleep} from 'node:timers/promises';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 1;

const [reservationId, arrivalDate, departureDate] = process.argv.slice(2);

// The same request gets the same 4xx response again, except for 429.
const isFinal = ({status}) => status >= 400 && status < 500 && status !== 429;

async function send(path, body) {
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
  const {ok, status} = response;
  if (ok) return body ? undefined : (await response.json()).data;
  throw Object.assign(new Error(`${path} returned ${status}`), {status});
}

// The body of an update holds the final state, so it is safe to send it twice.
async function call(path, body) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(path, body);
    } catch (error) {
      if (isFinal(error) || attempt === ATTEMPTS) throw error;
      await sleep(FIRST_WAIT_SECONDS * 2 ** (attempt - 1) * 1000);
    }
  }
}

const read = () => call(`/reservations/${reservationId}?realtime=true`);

function stop(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}

// The stay's own nights show as taken, so check only the new ones.
async function check() {
  const old = await read();
  const query = new URLSearchParams({
    roomTypeId: old.roomTypeIds[0],
    startDate: arrivalDate,
    endDate: new Date(Date.parse(departureDate) - 86_400_000).toISOString().slice(0, 10),
    rates: true,
  });
  const {dateWiseAvailability} = await call(`/availability/${old.propertyId}?${query}`);
  const count = (Date.parse(departureDate) - Date.parse(arrivalDate)) / 86_400_000;
  if (dateWiseAvailability.length !== count) stop('Not changed: a night is not listed');
  const taken = dateWiseAvailability.filter(
    ({date, status}) =>
      status !== 'AVAILABLE' && (date < old.arrivalDate || date >= old.departureDate),
  );
  if (taken.length > 0) stop(`Not changed: ${taken.map(({date}) => date)} is taken`);
}

// What is known when the next request fails.
let known = 'Not changed';
try {
  await check();
  await call('/reservations', {reservationId, arrivalDate, departureDate}).catch((error) => {
    if (isFinal(error)) throw error;
    // Read the reservation to see whether the update took effect.
  });
  known = 'Not checked';
  const now = await read();
  if (now.arrivalDate !== arrivalDate || now.departureDate !== departureDate) {
    stop('Not changed: the reservation still has its old days. Run this again in a minute', 75);
  }
  console.log('Changed', now.id, now.arrivalDate, now.departureDate);
} catch (error) {
  const [advice, exitCode] = isFinal(error)
    ? ['Fix this, then run it again', 1]
    : ['Run this again in a minute', 75];
  stop(`${known}: ${error.message}. ${advice}`, exitCode);
}
