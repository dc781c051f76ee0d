// Keeps a copy of an account's reservations in reservations.json. A run that breaks off goes on where it was.
// Needs Node.js 20 and the three CALRY_ variables. Run: node copy-reservations.mjs full
// or, for arrivals of the next 30 days alone: node copy-reservations.mjs recent
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';

const TIMEOUT_SECONDS = 30;
const PAGE_SIZE = 200;
const FILE = 'reservations.json';

// #region store
// One file holds the records and the place that was reached, so that they can never disagree.
const store = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {records: {}, pass: null};

function save() {
  writeFileSync(`${FILE}.new`, JSON.stringify(store));
  renameSync(`${FILE}.new`, FILE);
}

// Storing the same state twice changes nothing, and an older one never replaces a newer one.
function upsert(item) {
  const {record} = store.records[item.id] ?? {};
  const isOlder = record && Date.parse(item.updatedAt) < Date.parse(record.updatedAt);
  store.records[item.id] = {record: isOlder ? record : item, missed: 0};
}
// #endregion

async function readPage(cursor, filter) {
  const url = new URL(`${host}/api/v2/vrs/reservations`);
  url.search = new URLSearchParams({limit: PAGE_SIZE, ...filter, ...(cursor && {cursors: cursor})});
  const response = await fetch(url, {
    headers: {
      Authorization: `Bearer ${process.env.CALRY_API_KEY}`,
      workspaceId: process.env.CALRY_WORKSPACE_ID,
      integrationAccountId: process.env.CALRY_INTEGRATION_ACCOUNT_ID,
    },
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

// #region full
// The place is saved after each page. What a whole pass has not seen is not gone yet: it may have slipped past.
// Only when a second whole pass has missed it as well does it count as removed.
async function full() {
  store.pass ??= {cursor: null, seen: []};
  do {
    const {data, meta} = await readPage(store.pass.cursor);
    for (const item of data) {
      upsert(item);
      store.pass.seen.push(String(item.id));
    }
    store.pass.cursor = meta?.cursors?.next ?? null;
    save();
  } while (store.pass.cursor);

  const seen = new Set(store.pass.seen);
  for (const [id, entry] of Object.entries(store.records)) {
    if (!seen.has(id)) entry.missed += 1;
    if (entry.missed >= 2) entry.removed = true;
  }
  store.pass = null;
  save();
}
// #endregion

// #region recent
// Whether the API counts the first and the last day in is not published, so ask for one more on either side.
async function recent() {
  const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const filter = {arrivalStartDate: day(-2), arrivalEndDate: day(32), realtime: true};
  let cursor;
  do {
    const {data, meta} = await readPage(cursor, filter);
    for (const item of data) upsert(item);
    cursor = meta?.cursors?.next;
  } while (cursor);
  save();
}
// #endregion

await (process.argv[2] === 'recent' ? recent() : full());
const kept = Object.values(store.records).filter(({removed}) => !removed);
console.log(`${kept.length} reservations`);
