// Prints the `hook.id` of each event about a record that the PMS sent and Calry didn't
// deliver.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node find-lost-events.mjs 771904 2026-02-18T00:00:00.000Z 2026-02-19T00:00:00.000Z
import {call, required} from './calry.mjs';

const [id, createdAtGte, createdAtLte] = process.argv.slice(2);

// #region log
// The entries and the token may be anywhere in the response: look through all of it.
function* members(value) {
  if (value === null || typeof value !== 'object') return;
  for (const [name, member] of Object.entries(value)) {
    yield [name, member];
    yield* members(member);
  }
}

async function hooksIn(log, span) {
  const [hooks, used] = [new Set(), new Set()];
  const account = required('CALRY_INTEGRATION_ACCOUNT_ID');
  let next;
  do {
    const query = {id, ...span, ...(next && {next})};
    const path = `/api/v1/integration_account_webhook/${log}/${account}`;
    const found = [...members(await call('GET', path, {query}))];
    for (const [name, member] of found) if (name === 'hook' && member?.id) hooks.add(member.id);
    used.add(next);
    next = found.find(([name, member]) => name === 'next' && typeof member === 'string')?.[1];
    if (next && used.has(next)) throw new Error(`The ${log} log has no end: a token came twice`);
  } while (next);
  return hooks;
}
// #endregion

// An event from the end of the span may have gone out later, so read the outgoing log up to
// now.
const incoming = await hooksIn('incoming', {createdAtGte, createdAtLte});
const outgoing = await hooksIn('outgoing', {createdAtGte});
const lost = [...incoming].filter((hook) => !outgoing.has(hook));
console.log(`${incoming.size} came in, ${lost.length} did not go out`);
for (const hook of lost) console.log(hook);
