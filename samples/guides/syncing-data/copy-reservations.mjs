// Keeps a copy of an account's reservations in reservations-copy.json. An interrupted run
// resumes.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node copy-reservations.mjs full
// For arrivals of the next 30 days alone: node copy-reservations.mjs recent
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';

const TIMEOUT_SECONDS = 30;
const PAGE_SIZE = 200;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.
const FILE = 'reservations-copy.json';

// #region store
// One file holds the records and the cursor, so that they always match.
const store = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {records: {}, pass: null};

function save() {
  writeFileSync(`${FILE}.new`, JSON.stringify(store));
  renameSync(`${FILE}.new`, FILE);
}

// Storing the same state twice changes nothing, and an older one never replaces a newer
// one.
function upsert(item) {
  const {record} = store.records[item.id] ?? {};
  const isOlder = record && Date.parse(item.updatedAt) < Date.parse(record.updatedAt);
  store.records[item.id] = {record: isOlder ? record : item, missed: 0};
}
// #endregion

// `used` holds the cursors of the pages before this one.
async function readPage(cursor, used, filter) {
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
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  const {data, meta} = await response.json();
  // A full page without cursors may not be the whole list.
  const isCut = !meta?.cursors && data.length >= DEFAULT_LIMIT;
  if (isCut) console.error(`The list may be incomplete: ${data.length} items without cursors`);
  used.push(cursor);
  const next = meta?.cursors?.next ?? null;
  const leadsNowhere = next && (used.includes(next) || data.length === 0);
  if (leadsNowhere) throw new Error(`${url} has no end: its cursor ${next} leads nowhere`);
  return {data, next, isCut};
}

// #region full
// Save the cursor after each page. A record can move between pages during a pass, so mark
// it as removed only after two whole passes without it, and not after a pass that may be
// incomplete.
async function full() {
  store.pass ??= {cursor: null, used: [], seen: []};
  let isComplete = true;
  do {
    const {data, next, isCut} = await readPage(store.pass.cursor, store.pass.used);
    if (isCut) isComplete = false;
    for (const item of data) {
      upsert(item);
      store.pass.seen.push(String(item.id));
    }
    store.pass.cursor = next;
    save();
  } while (store.pass.cursor);

  const seen = new Set(store.pass.seen);
  for (const [id, entry] of Object.entries(store.records)) {
    if (isComplete && !seen.has(id)) entry.missed += 1;
    if (entry.missed >= 2) entry.removed = true;
  }
  store.pass = null;
  save();
}
// #endregion

// #region recent
// The API may leave out the first and last day, so request one more on either side.
async function recent() {
  const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const filter = {arrivalStartDate: day(-2), arrivalEndDate: day(32), realtime: true};
  const used = [];
  let cursor = null;
  do {
    const {data, next} = await readPage(cursor, used, filter);
    for (const item of data) upsert(item);
    cursor = next;
  } while (cursor);
  save();
}
// #endregion

await (process.argv[2] === 'recent' ? recent() : full());
const kept = Object.values(store.records).filter(({removed}) => !removed);
console.log(`${kept.length} reservations`);
