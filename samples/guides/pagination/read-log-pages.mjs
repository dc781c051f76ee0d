// Prints the `hook.id` of every entry of the last day in the incoming webhook log of an
// account.
// Needs Node.js 20, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
// Run: node read-log-pages.mjs
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 30;
const LOG = `${host}/api/v1/integration_account_webhook/incoming/${process.env.CALRY_INTEGRATION_ACCOUNT_ID}`;

// The entries and the token may be anywhere in the response: look through all of it.
function* members(value) {
  if (value === null || typeof value !== 'object') return;
  for (const [name, member] of Object.entries(value)) {
    yield [name, member];
    yield* members(member);
  }
}

// #region loop
const since = new Date(Date.now() - 24 * 3600 * 1000).toISOString();
const hooks = new Set();
const used = new Set();
let token;
do {
  const url = new URL(LOG);
  url.searchParams.set('createdAtGte', since);
  if (token) url.searchParams.set('next', token);

  const response = await fetch(url, {
    headers: {Authorization: `Bearer ${process.env.CALRY_API_KEY}`},
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  if (!response.ok) throw new Error(`The log returned ${response.status}`);

  const found = [...members(await response.json())];
  for (const [name, member] of found) if (name === 'hook' && member?.id) hooks.add(member.id);

  used.add(token);
  token = found.find(([name, member]) => name === 'next' && typeof member === 'string')?.[1];
  if (token && used.has(token)) throw new Error('The log has no end: a token came twice');
} while (token);
// #endregion

for (const id of hooks) console.log(id);
