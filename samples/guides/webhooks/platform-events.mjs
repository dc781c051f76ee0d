// Receives platform events and keeps accounts.json up to date: every integration account,
// and the status of its sync.
// Needs Node.js 20, CALRY_API_KEY, CALRY_WORKSPACE_ID, and WEBHOOK_SECRET: a long random
// secret that ends the address.
// Run: PORT=8080 node platform-events.mjs
import {createServer} from 'node:http';
import {appendFileSync, existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';

const GATHER_SECONDS = 5;
const RECONCILE_SECONDS = 3600;
const RETRY_SECONDS = 30;
const TIMEOUT_SECONDS = 30;
const LARGEST_BYTES = 1_000_000;

const {PORT = '8080', WEBHOOK_SECRET, CALRY_API_KEY, CALRY_WORKSPACE_ID} = process.env;
if (!WEBHOOK_SECRET) throw new Error('Set WEBHOOK_SECRET');

// #region receive
const server = createServer(async (request, response) => {
  const respond = (status) => response.writeHead(status).end();
  if (request.method !== 'POST' || request.url !== `/system/${WEBHOOK_SECRET}`) return respond(404);
  let body = '';
  for await (const part of request) {
    body += part;
    if (body.length > LARGEST_BYTES) return respond(413);
  }
  // On disk before the response: a delivery that got a 200 survives a crash.
  appendFileSync('events.jsonl', `${JSON.stringify({at: new Date(), body})}\n`, {flush: true});
  respond(200);
  requestPass();
});
server.listen(Number(PORT), '127.0.0.1');
// #endregion

async function read(path) {
  const response = await fetch(`${host}/api/v1${path}`, {
    headers: {Authorization: `Bearer ${CALRY_API_KEY}`},
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  if (!response.ok) {
    throw Object.assign(new Error(`${path} returned ${response.status}`), {
      status: response.status,
    });
  }
  return response.json();
}

// Before the first sync, the API may return 404: then an account has no state.
const readSync = (id) =>
  read(`/sync/${id}/status`).catch((error) => {
    if (error.status === 404) return {};
    throw error;
  });

// #region reconcile
let wake;
const requestPass = () => wake?.();

// Read the current state from the API, so that the order and repetition of events don't
// matter.
async function reconcile() {
  const file = 'accounts.json';
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const accounts = {};
  for (const account of await read(`/integration_account?workspaceId=${CALRY_WORKSPACE_ID}`)) {
    if (account.deleted) continue;
    const id = account.integrationAccountId;
    const {status = null, failedMessage = null} = await readSync(id);
    accounts[id] = {customer: account.accountIdentifier, status, failedMessage};
    // Switch on the sync of a new account here, or email the customer.
    if (!known[id]) console.log('Added', id);
    if (status === 'FAILED' && known[id]?.status !== 'FAILED') console.log('Sync failed', id);
  }
  for (const id of Object.keys(known)) if (!accounts[id]) console.log('Removed', id);
  writeFileSync(`${file}.new`, JSON.stringify(accounts));
  renameSync(`${file}.new`, file);
}

for (;;) {
  const requested = new Promise((resolve) => (wake = resolve));
  const wait = await reconcile().then(
    () => RECONCILE_SECONDS,
    (error) => {
      console.error(error.message);
      return RETRY_SECONDS;
    },
  );
  await Promise.race([requested, sleep(wait * 1000)]);
  await sleep(GATHER_SECONDS * 1000);
}
// #endregion
