// Connects a customer's PMS account: creates a link, prints its address, waits, and prints
// the account's ID.
// Needs Node.js 20, CALRY_API_KEY and CALRY_WORKSPACE_ID.
// Run: node connect.mjs agency-1042 hostaway
import {setTimeout as sleep} from 'node:timers/promises';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';

const POLL_SECONDS = 5;
const LIFETIME_SECONDS = 3600;
const TIMEOUT_SECONDS = 30;

const [customer, pms] = process.argv.slice(2);

async function call(path, body) {
  const response = await fetch(`${host}/api/v1${path}`, {
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
  return response.json();
}

// #region create
const created = await call('/link', {
  integrationDefinitionKey: pms,
  linkName: `${customer} - ${pms}`,
  expiresIn: LIFETIME_SECONDS,
  workspaceId: process.env.CALRY_WORKSPACE_ID,
  accountIdentifier: customer,
  redirectUrl: 'https://app.harbourheath.example/connections/done',
});
// Some field names may start with a capital letter, so accept both.
const linkId = created.linkId ?? created.LinkId;
console.log(`${host}/link/${linkId}`);
// #endregion

// #region outcome
const end = Date.now() + LIFETIME_SECONDS * 1000;
for (;;) {
  // Retry a read after 429, 5xx or no response. Another 4xx response stays the same, so
  // stop.
  const link = await call(`/link/${linkId}`).catch((error) => {
    if (error.status < 500 && error.status !== 429) throw error;
    return {status: 'PENDING'};
  });
  if (link.status === 'SUCCEEDED') {
    const [account] = link.IntegrationAccount ?? link.integrationAccount;
    console.log(account.integrationAccountId);
    break;
  }
  if (link.status === 'FAILED') throw new Error('The connection failed: create a new link');
  if (link.expired || Date.now() > end) throw new Error('The link expired: create a new one');
  await sleep(POLL_SECONDS * 1000);
}
// #endregion
