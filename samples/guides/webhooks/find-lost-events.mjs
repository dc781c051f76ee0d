// Prints the `hook.id` of each event about a record that the PMS sent and Calry didn't
// deliver.
// Needs Node.js 20, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
// Run: node find-lost-events.mjs 771904 2026-02-18T00:00:00.000Z 2026-02-19T00:00:00.000Z
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const TIMEOUT_SECONDS = 30;

const [id, createdAtGte, createdAtLte] = process.argv.slice(2);

// The entries and the token may be anywhere in the response: look through all of it.
function* members(value) {
  if (value === null || typeof value !== 'object') return;
  for (const [name, member] of Object.entries(value)) {
    yield [name, member];
    yield* members(member);
  }
}

async function hooksIn(log, span) {
  const hooks = new Set();
  const used = new Set();
  const account = process.env.CALRY_INTEGRATION_ACCOUNT_ID;
  let next;
  do {
    const url = new URL(`${host}/api/v1/integration_account_webhook/${log}/${account}`);
    url.search = new URLSearchParams({id, ...span, ...(next && {next})});
    const response = await fetch(url, {
      headers: {Authorization: `Bearer ${process.env.CALRY_API_KEY}`},
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    if (!response.ok) throw new Error(`The ${log} log returned ${response.status}`);
    const found = [...members(await response.json())];
    for (const [name, member] of found) if (name === 'hook' && member?.id) hooks.add(member.id);
    used.add(next);
    next = found.find(([name, member]) => name === 'next' && typeof member === 'string')?.[1];
    if (next && used.has(next)) throw new Error(`The ${log} log has no end: a token came twice`);
  } while (next);
  return hooks;
}

// An event from the end of the span may have gone out later, so read the outgoing log up to
// now.
const incoming = await hooksIn('incoming', {createdAtGte, createdAtLte});
const outgoing = await hooksIn('outgoing', {createdAtGte});
const lost = [...incoming].filter((hook) => !outgoing.has(hook));
console.log(`${incoming.size} came in, ${lost.length} did not go out`);
for (const hook of lost) console.log(hook);
