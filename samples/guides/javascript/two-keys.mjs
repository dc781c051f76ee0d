// Prints how many webhooks each integration account has. If one API key is rejected, it
// uses the other.
// Needs Node.js 20, calry.mjs beside it, the four CALRY_ variables, and CALRY_API_KEY_NEXT.
// Run: node two-keys.mjs
import {call, required, stop} from './calry.mjs';

// Try the new key first, so that a restart is enough to use it. Print the names of keys,
// never the keys.
const keys = ['CALRY_API_KEY_NEXT', 'CALRY_API_KEY'].filter((name) => process.env[name]);

async function read(path, query) {
  for (;;) {
    const [name] = keys;
    if (!name) stop('Every key was refused: generate one in the console');
    try {
      return await call('GET', path, {query, key: process.env[name]});
    } catch (error) {
      // A 401 rejects the key. Later calls start with the key that works.
      if (error.status !== 401) throw error;
      console.error(`${name} was refused`);
      keys.shift();
    }
  }
}

const workspaceId = required('CALRY_WORKSPACE_ID');
for (const account of await read('/api/v1/integration_account', {workspaceId})) {
  const {integrationAccountId} = account;
  const webhooks = await read('/api/v1/integration_account_webhook', {integrationAccountId});
  console.log(integrationAccountId, webhooks.length);
}
console.log('Key in use:', keys[0]);
