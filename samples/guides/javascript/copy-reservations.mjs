// Keeps a copy of an account's reservations in reservations-copy.json. An interrupted run
// resumes.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node copy-reservations.mjs full, or for arrivals of the next 30 days alone: recent
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dayAfter, isFinal, pages} from './calry.mjs';

const LIST = '/api/v2/vrs/reservations';
const FILE = 'reservations-copy.json';

// #region store
// One file holds the records and the place in the list, so that they always match.
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

// #region full
// A record can move between pages during a pass. Mark it as removed only after two complete
// passes without it.
async function full() {
  const pass = (store.pass ??= {used: [], seen: [], isComplete: true});
  for await (const {data, isComplete} of pages(LIST, {}, pass)) {
    data.forEach(upsert);
    pass.seen.push(...data.map(({id}) => String(id)));
    pass.isComplete &&= isComplete;
    save();
  }
  const seen = new Set(pass.seen);
  for (const [id, entry] of Object.entries(store.records)) {
    if (pass.isComplete && !seen.has(id)) entry.missed += 1;
    if (entry.missed >= 2) entry.removed = true;
  }
  store.pass = null;
  save();
}
// #endregion

// #region recent
// The API may leave out the first and last day, so request one more on either side.
async function recent() {
  const today = new Date().toISOString().slice(0, 10);
  const days = {arrivalStartDate: dayAfter(today, -1), arrivalEndDate: dayAfter(today, 31)};
  for await (const {data} of pages(LIST, {...days, realtime: true})) data.forEach(upsert);
  save();
}
// #endregion

// #region start
async function start() {
  // A pass that was interrupted after its last page starts again.
  if (!store.pass?.cursor) store.pass = null;
  const isResumed = store.pass !== null;
  return full().catch((error) => {
    // The API has rejected the stored cursor, for example because it has expired.
    if (!isResumed || !isFinal(error) || error.status === 401) throw error;
    console.error(`A new pass starts: ${error.message}`);
    store.pass = null;
    return full();
  });
}

await (process.argv[2] === 'recent' ? recent() : start());
const kept = Object.values(store.records).filter(({removed}) => !removed);
console.log(`${kept.length} reservations`);
// #endregion
