// Switches the scheduled sync of an account on, and waits until its first run has ended.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node enable-sync.mjs
import {setTimeout as sleep} from 'node:timers/promises';
import {call, isFinal, required, setting, stop} from './calry.mjs';

const account = required('CALRY_INTEGRATION_ACCOUNT_ID');
const body = {syncEnabled: true, syncPeriod: 'EVERY_SIX_HOURS'};
await call('POST', `/api/v1/integration_account/${account}`, {body});

const end = Date.now() + 3600 * 1000;
for (;;) {
  // Before the first sync, the API may return 404.
  const sync = await call('GET', `/api/v1/sync/${account}/status`).catch((error) => {
    if (isFinal(error) && error.status !== 404) throw error;
    return {status: error.message};
  });
  console.log(sync.status);
  if (sync.status === 'SUCCEEDED') break;
  if (sync.status === 'FAILED') stop(sync.failedMessage ?? 'The sync failed');
  if (Date.now() > end) stop('The sync has not ended in an hour');
  await sleep(setting('POLL_SECONDS', 60) * 1000);
}
