// Prints how many webhooks each integration account has. If the API key is rejected, it
// uses another.
// Needs Node.js 20, CALRY_WORKSPACE_ID, CALRY_API_KEY, and CALRY_API_KEY_NEXT while you
// change keys.
// Run: node two-keys.mjs
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 30;
const ATTEMPTS = 4;
const FIRST_WAIT_SECONDS = 1;

// #region keys
// Try the new key first, so that a restart is enough to use it. Print the names of keys,
// never the keys.
const keys = ['CALRY_API_KEY_NEXT', 'CALRY_API_KEY'].filter((name) => process.env[name]);

async function call(path) {
  for (;;) {
    const [name] = keys;
    if (!name) throw new Error('Every key was refused: generate one in the console');
    const response = await send(path, process.env[name]);
    if (response.status !== 401) return response.json();
    // A 401 rejects the key, and the call had no effect, so retry it with the other key.
    // Later calls start with the key that works.
    console.error(`${name} was refused`);
    if (keys[0] === name) keys.shift();
  }
}
// #endregion

// #region send
// A rate limit, a server error or a timeout doesn't mean that the key is wrong, so keep it.
async function send(path, key) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${host}/api/v1${path}`, {
      headers: {Authorization: `Bearer ${key}`},
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    }).catch(() => ({status: 0}));
    if (response.ok || response.status === 401) return response;
    const mayPass = [0, 429].includes(response.status) || response.status >= 500;
    if (!mayPass || attempt === ATTEMPTS) throw new Error(`${path} returned ${response.status}`);
    const seconds = FIRST_WAIT_SECONDS * 2 ** (attempt - 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
// #endregion

const accounts = await call(`/integration_account?workspaceId=${process.env.CALRY_WORKSPACE_ID}`);
for (const {integrationAccountId} of accounts) {
  const webhooks = await call(
    `/integration_account_webhook?integrationAccountId=${integrationAccountId}`,
  );
  console.log(integrationAccountId, webhooks.length);
}
console.log('Key in use:', keys[0]);
