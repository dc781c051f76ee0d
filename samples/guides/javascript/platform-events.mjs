// Receives platform events, and keeps accounts.json up to date: every integration account,
// and the status of its sync.
// Needs Node.js 20, calry.mjs, store.mjs and deliveries.mjs beside it, the four CALRY_
// variables, and WEBHOOK_SECRET.
// Run: node platform-events.mjs
import {call, required} from './calry.mjs';
import {receiveDeliveries} from './deliveries.mjs';
import {load, save} from './store.mjs';

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
  const known = load('accounts.json', {});
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
  save('accounts.json', accounts);
  return true;
}
// #endregion

await receiveDeliveries('system', 'events.jsonl', reconcile);
