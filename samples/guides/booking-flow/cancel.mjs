// Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node cancel.mjs 771904 "$CANCEL_STATUS"
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 3;

const [reservationId, status] = process.argv.slice(2);
if (!status) throw new Error('Not cancelled: give the ID and the status that cancels');

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

let now = await read();
let problem;
// The body holds the final state, so it is safe to send it twice.
for (let attempt = 1; attempt <= ATTEMPTS && !now.cancelledAt; attempt += 1) {
  await call('/reservations', {reservationId, status}).catch((error) => (problem = error));
  now = await read();
}
if (!now.cancelledAt) throw new Error('Not confirmed: look for it in the PMS', {cause: problem});
console.log('Cancelled', now.id, now.cancelledAt);
