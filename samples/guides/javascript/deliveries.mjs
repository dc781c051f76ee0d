// Receives webhook deliveries, and reads the API after them.
// Needs Node.js 20, calry.mjs beside it, and WEBHOOK_SECRET: a long random secret.
// The URL ends with the secret.
// Run by the programs that import it: import {receiveDeliveries} from './deliveries.mjs'.
import {createServer} from 'node:http';
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {parsed, required, setting, stop} from './calry.mjs';

const hookOf = (body) => parsed(body)?.hook?.id;

function hooksIn(inbox) {
  const lines = existsSync(inbox) ? readFileSync(inbox, 'utf8').split('\n') : [];
  if (lines.at(-1)) appendFileSync(inbox, '\n'); // A crash has cut the last line off.
  return new Set(lines.map((line) => hookOf(parsed(line)?.body)));
}

async function receive(request, respond, {path, inbox, seen, requestRead}) {
  if (request.method !== 'POST' || request.url !== path) return respond(404);
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
  // A known event triggers a read too: the ID is inferred, and may not tell events apart.
  requestRead();
  if (hook && seen.has(hook)) return respond(200);
  // On disk before the response: a delivery that got a 200 survives a crash.
  appendFileSync(inbox, `${JSON.stringify({at: new Date(), body})}\n`, {flush: true});
  seen.add(hook);
  return respond(200);
}

// Calls `reconcile` at the start, after deliveries, and every hour to find events that never
// came. A delivery during a read triggers another read.
export async function receiveDeliveries(family, inbox, reconcile) {
  let wake;
  const seen = hooksIn(inbox);
  const path = `/${family}/${required('WEBHOOK_SECRET')}`;
  const settings = {path, inbox, seen, requestRead: () => wake?.()};
  const port = Number(process.env.PORT || 8080);
  createServer((request, response) =>
    receive(request, (status) => response.writeHead(status).end(), settings).catch(() => {
      // The sender has gone before the end of the body.
      response.destroy();
    }),
  )
    .on('error', ({code}) => stop(`Port ${port}: ${code}. Stop what uses it, or set PORT`))
    .listen(port, '127.0.0.1');
  for (;;) {
    const requested = new Promise((resolve) => (wake = resolve));
    const isDone = await reconcile().catch((error) => console.error(error.message));
    const wait = isDone ? setting('RECONCILE_SECONDS', 3600) : setting('RETRY_SECONDS', 30);
    await Promise.race([requested, sleep(wait * 1000)]);
    await sleep(setting('GATHER_SECONDS', 5) * 1000);
  }
}
