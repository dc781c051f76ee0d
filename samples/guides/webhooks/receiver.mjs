// Receives webhooks, stores each before it responds, and keeps reservations.json up to date
// with the API.
// Needs Node.js 20, the three CALRY_ variables, and WEBHOOK_SECRET: a long random secret
// that ends the address.
// Run: PORT=8080 node receiver.mjs
import {createServer} from 'node:http';
import {appendFileSync, existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';

const GATHER_SECONDS = 5;
const RECONCILE_SECONDS = 3600;
const RETRY_SECONDS = 30;
const TIMEOUT_SECONDS = 30;
const LARGEST_BYTES = 1_000_000;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

const {PORT = '8080', WEBHOOK_SECRET} = process.env;
if (!WEBHOOK_SECRET) throw new Error('Set WEBHOOK_SECRET');

// #region receive
const server = createServer(async (request, response) => {
  const respond = (status) => response.writeHead(status).end();
  if (request.method !== 'POST' || request.url !== `/pms/${WEBHOOK_SECRET}`) return respond(404);
  let body = '';
  for await (const part of request) {
    body += part;
    if (body.length > LARGEST_BYTES) return respond(413);
  }
  // On disk before the response: a delivery that got a 200 survives a crash.
  appendFileSync('inbox.jsonl', `${JSON.stringify({at: new Date(), body})}\n`, {flush: true});
  respond(200);
  requestRead();
});
server.listen(Number(PORT), '127.0.0.1');
// #endregion

async function readAll() {
  const items = [];
  let isComplete = true;
  const used = new Set();
  let cursor;
  do {
    const url = new URL(`${host}/api/v2/vrs/reservations`);
    url.search = new URLSearchParams({
      limit: 200,
      realtime: true,
      ...(cursor && {cursors: cursor}),
    });
    const response = await fetch(url, {
      headers: {
        Authorization: `Bearer ${process.env.CALRY_API_KEY}`,
        workspaceId: process.env.CALRY_WORKSPACE_ID,
        integrationAccountId: process.env.CALRY_INTEGRATION_ACCOUNT_ID,
      },
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    if (!response.ok) throw new Error(`The list returned ${response.status}`);
    const {data, meta} = await response.json();
    items.push(...data);
    // A full page without cursors may not be the whole list.
    if (!meta?.cursors && data.length >= DEFAULT_LIMIT) {
      console.error(`The list may be incomplete: ${data.length} items without cursors`);
      isComplete = false;
    }
    used.add(cursor);
    cursor = meta?.cursors?.next;
    if (cursor && (used.has(cursor) || data.length === 0)) {
      throw new Error(`The list has no end: its cursor ${cursor} leads nowhere`);
    }
  } while (cursor);
  return {items, isComplete};
}

// #region reconcile
// A delivery only triggers a read of the API. So it doesn't matter if it comes twice, late,
// in the wrong order, or from someone who guessed the address.
let wake;
const requestRead = () => wake?.();
let missing = new Set();

async function reconcile() {
  const file = 'reservations.json';
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const {items, isComplete} = await readAll();
  for (const item of items) {
    const isOlder = Date.parse(item.updatedAt) < Date.parse(known[item.id]?.updatedAt);
    if (!isOlder) known[item.id] = item;
  }
  // A reservation can move between pages during a read. It was deleted if two complete
  // reads in a row miss it.
  const seen = new Set(items.map(({id}) => String(id)));
  const unseen = isComplete ? Object.keys(known).filter((id) => !seen.has(id)) : [];
  for (const id of unseen.filter((one) => missing.has(one))) {
    appendFileSync('deleted.jsonl', `${JSON.stringify(known[id])}\n`);
    delete known[id];
  }
  missing = new Set(unseen.filter((id) => id in known));
  writeFileSync(`${file}.new`, JSON.stringify(known));
  renameSync(`${file}.new`, file);
  return missing.size > 0 ? RETRY_SECONDS : RECONCILE_SECONDS;
}

// Read once at the start, after each delivery, and every hour to find events that never
// came. A delivery during a read triggers another read.
for (;;) {
  const requested = new Promise((resolve) => (wake = resolve));
  const wait = await reconcile().catch((error) => {
    console.error(error.message);
    return RETRY_SECONDS;
  });
  await Promise.race([requested, sleep(wait * 1000)]);
  await sleep(GATHER_SECONDS * 1000);
}
// #endregion
