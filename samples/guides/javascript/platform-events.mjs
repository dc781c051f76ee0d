// Receives platform events, stores each before it responds, and keeps accounts.json up to
// date: every integration account, and the status of its sync.
// Needs Node.js 20, calry.mjs beside it, the four CALRY_ variables, and WEBHOOK_SECRET: a
// long random secret that ends the address.
// Run: node platform-events.mjs
import {createServer} from 'node:http';
import {appendFileSync, existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {call, required, setting} from './calry.mjs';

const ADDRESS = `/system/${required('WEBHOOK_SECRET')}`;

// #region receive
async function receive(request, respond) {
  if (request.method !== 'POST' || request.url !== ADDRESS) return respond(404);
  const parts = [];
  let size = 0;
  for await (const part of request) {
    parts.push(part);
    size += part.length;
    if (size > 1_000_000) return respond(413);
  }
  // Decode once: a character can be cut in two between parts.
  const body = Buffer.concat(parts).toString('utf8');
  // On disk before the response: a delivery that got a 200 survives a crash.
  appendFileSync('events.jsonl', `${JSON.stringify({at: new Date(), body})}\n`, {flush: true});
  requestRead();
  return respond(200);
}

createServer((request, response) =>
  receive(request, (status) => response.writeHead(status).end()).catch(() => {
    // The sender has gone before the end of the body.
    response.destroy();
  }),
).listen(Number(process.env.PORT ?? 8080), '127.0.0.1');
// #endregion

// #region reconcile
// Before the first sync, the API may return 404: then an account has no state.
const readSync = (id) =>
  call('GET', `/api/v1/sync/${id}/status`).catch((error) => {
    if (error.status === 404) return {};
    throw error;
  });

// Read the current state from the API, so that the order and repetition of events don't
// matter.
async function reconcile() {
  const file = 'accounts.json';
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const accounts = {};
  const query = {workspaceId: required('CALRY_WORKSPACE_ID')};
  for (const account of await call('GET', '/api/v1/integration_account', {query})) {
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
// #endregion

// #region loop
let wake;
const requestRead = () => wake?.();
for (;;) {
  const requested = new Promise((resolve) => (wake = resolve));
  const wait = await reconcile().then(
    () => setting('RECONCILE_SECONDS', 3600),
    (error) => {
      console.error(error.message);
      return setting('RETRY_SECONDS', 30);
    },
  );
  await Promise.race([requested, sleep(wait * 1000)]);
  await sleep(setting('GATHER_SECONDS', 5) * 1000);
}
// #endregion
