// Switches the scheduled sync of an account on, and waits until its first run has ended.
// Needs Node.js 20, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
// Run: node enable-sync.mjs
import {setTimeout as sleep} from 'node:timers/promises';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';

const POLL_SECONDS = 60;
const LONGEST_MINUTES = 60;
const TIMEOUT_SECONDS = 30;

const api = `${host}/api/v1`;
const account = process.env.CALRY_INTEGRATION_ACCOUNT_ID;

async function call(path, body) {
  const response = await fetch(api + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${process.env.CALRY_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  const {ok, status} = response;
  if (!ok) throw Object.assign(new Error(`${path} returned ${status}`), {status});
  return response;
}

await call(`/integration_account/${account}`, {syncEnabled: true, syncPeriod: 'EVERY_SIX_HOURS'});

const end = Date.now() + LONGEST_MINUTES * 60_000;
for (;;) {
  // Retry a failed poll: the sync continues without it. Before the first sync, the API may
  // return 404. Another 4xx response except 429 stays the same, so stop.
  const state = await call(`/sync/${account}/status`)
    .then((response) => response.json())
    .catch((error) => {
      if (error.status < 500 && ![404, 429].includes(error.status)) throw error;
      return {status: String(error)};
    });
  console.log(state.status);
  if (state.status === 'SUCCEEDED') break;
  if (state.status === 'FAILED') throw new Error(state.failedMessage ?? 'The sync failed');
  if (Date.now() > end) throw new Error(`The sync has not ended in ${LONGEST_MINUTES} minutes`);
  await sleep(POLL_SECONDS * 1000);
}
