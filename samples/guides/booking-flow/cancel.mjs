// Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
// The exit code 75 means: run it again. Needs Node.js 20 and the three CALRY_ variables.
// Run: node cancel.mjs 771904 "$CANCEL_STATUS"
import {setTimeout as sleep} from 'node:timers/promises';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 1;

function stop(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}

const [reservationId, status] = process.argv.slice(2);
if (!status) stop('Not cancelled: give the ID and the status that cancels');

// The same request gets the same 4xx response again, except for 429.
const isFinal = (error) => error.status >= 400 && error.status < 500 && error.status !== 429;

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
  if (response.ok) return body ? undefined : (await response.json()).data;
  throw Object.assign(new Error(`${path} returned ${response.status}`), {
    status: response.status,
  });
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

// What is known when the next request fails.
let known = 'Not cancelled';
try {
  let now = await read();
  if (!now.cancelledAt) {
    await call('/reservations', {reservationId, status}).catch((error) => {
      if (isFinal(error)) throw error;
      // Read the reservation to see whether the update took effect.
    });
    known = 'Not checked';
    now = await read();
  }
  if (!now.cancelledAt) stop('Not confirmed: look for it in the PMS');
  console.log('Cancelled', now.id, now.cancelledAt);
} catch (error) {
  const [advice, exitCode] = isFinal(error)
    ? ['Fix this, then run it again', 1]
    : ['Run this again in a minute', 75];
  stop(`${known}: ${error.message}. ${advice}`, exitCode);
}
