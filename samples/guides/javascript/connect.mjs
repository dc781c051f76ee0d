// Connects a customer's PMS account: creates a link, prints its URL, waits, and prints
// the ID of the integration account.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node connect.mjs agency-1042 hostaway
import {setTimeout as sleep} from 'node:timers/promises';
import {call, required, setting, stop} from './calry.mjs';

const LIFETIME_SECONDS = 3600;
const [customer, pms] = process.argv.slice(2);

const body = {
  integrationDefinitionKey: pms,
  linkName: `${customer} - ${pms}`,
  expiresIn: LIFETIME_SECONDS,
  workspaceId: required('CALRY_WORKSPACE_ID'),
  accountIdentifier: customer,
  redirectUrl: 'https://app.harbourheath.example/connections/done',
};
const request = (...of) => call(...of).catch((error) => stop(`Not connected: ${error.message}`));
const created = await request('POST', '/api/v1/link', {body});
// Some field names may start with a capital letter, so accept both.
const linkId = created.linkId ?? created.LinkId;
console.log(`${required('CALRY_HOST')}/link/${linkId}`);

const end = Date.now() + LIFETIME_SECONDS * 1000;
for (;;) {
  const link = await request('GET', `/api/v1/link/${linkId}`);
  if (link.status === 'SUCCEEDED') {
    const [account] = link.IntegrationAccount ?? link.integrationAccount;
    console.log(account.integrationAccountId);
    break;
  }
  if (link.status === 'FAILED') stop('The connection failed: create a new link');
  if (link.expired || Date.now() > end) stop('The link expired: create a new one');
  await sleep(setting('POLL_SECONDS', 5) * 1000);
}
