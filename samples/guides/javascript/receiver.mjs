// Receives PMS events, stores each before it responds, and keeps reservations.json up to
// date with the API.
// Needs Node.js 20, calry.mjs beside it, the four CALRY_ variables, and WEBHOOK_SECRET: a
// long random secret that ends the address.
// Run: node receiver.mjs
import {createServer} from 'node:http';
import {appendFileSync, existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {readAll, required, setting} from './calry.mjs';

const RECONCILE_SECONDS = setting('RECONCILE_SECONDS', 3600);
const RETRY_SECONDS = setting('RETRY_SECONDS', 30);
const ADDRESS = `/pms/${required('WEBHOOK_SECRET')}`;
const INBOX = 'inbox.jsonl';

// #region receive
const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
const hookOf = (body) => {
  try {
    return JSON.parse(body).hook?.id;
  } catch {
    return undefined;
  }
};
const seen = new Set(linesOf(INBOX).map((line) => line && hookOf(JSON.parse(line).body)));

async function receive(request, respond) {
  if (request.method !== 'POST' || request.url !== ADDRESS) return respond(404);
  const parts = [];
  let size = 0;
  for await (const part of request) {
    parts.push(part);
    size += part.length;
    if (size > 1_000_000) return respond(413);
  }
  // Decode once: a character can be cut in two between parts.
  const body = Buffer.concat(parts).toString('utf8');
  const hook = hookOf(body);
  if (hook && seen.has(hook)) return respond(200);
  // On disk before the response: a delivery that got a 200 survives a crash.
  appendFileSync(INBOX, `${JSON.stringify({at: new Date(), body})}\n`, {flush: true});
  seen.add(hook);
  requestRead();
  return respond(200);
}

createServer((request, response) =>
  receive(request, (status) => response.writeHead(status).end()).catch(() => {
    // The sender has gone before the end of the body.
    response.destroy();
  }),
).listen(Number(process.env.PORT ?? 8080), '127.0.0.1');
// #endregion

// #region reconcile
// A delivery only triggers a read of the API. So it doesn't matter if it comes twice, late,
// in the wrong order, or from someone who guessed the address.
let wake;
const requestRead = () => wake?.();
let missing = new Set();

async function reconcile() {
  const file = 'reservations.json';
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const {items, isComplete} = await readAll('/api/v2/vrs/reservations', {realtime: true});
  for (const item of items) {
    const isOlder = Date.parse(item.updatedAt) < Date.parse(known[item.id]?.updatedAt);
    if (!isOlder) known[item.id] = item;
  }
  // A reservation was deleted if two complete reads in a row miss it.
  const listed = new Set(items.map(({id}) => String(id)));
  const unseen = isComplete ? Object.keys(known).filter((id) => !listed.has(id)) : [];
  for (const id of unseen.filter((one) => missing.has(one))) {
    appendFileSync('deleted.jsonl', `${JSON.stringify(known[id])}\n`);
    delete known[id];
  }
  missing = new Set(unseen.filter((id) => id in known));
  writeFileSync(`${file}.new`, JSON.stringify(known));
  renameSync(`${file}.new`, file);
  return missing.size > 0 ? RETRY_SECONDS : RECONCILE_SECONDS;
}
// #endregion

// #region loop
// Read at the start, after deliveries, and every hour to find events that never came. A
// delivery during a read triggers another read.
for (;;) {
  const requested = new Promise((resolve) => (wake = resolve));
  const wait = await reconcile().catch((error) => {
    console.error(error.message);
    return RETRY_SECONDS;
  });
  await Promise.race([requested, sleep(wait * 1000)]);
  await sleep(setting('GATHER_SECONDS', 5) * 1000);
}
// #endregion
