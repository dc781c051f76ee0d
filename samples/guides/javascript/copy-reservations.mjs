// Keeps a copy of an account's reservations in a file. An interrupted run resumes.
// Needs Node.js 20, calry.mjs and store.mjs beside it, and the four CALRY_ variables.
// Run: node copy-reservations.mjs full, or for arrivals of the next 30 days alone: recent
import {dayAfter, isFinal, pages} from './calry.mjs';
import {isOlder, load, save} from './store.mjs';

const LIST = '/api/v2/vrs/reservations';
const FILE = 'reservations-copy.json';

// #region upsert
// One file holds the records and the place in the list, so that they always match.
const store = load(FILE, {records: {}, pass: null});

function upsert(item) {
  const {record} = store.records[item.id] ?? {};
  store.records[item.id] = {record: isOlder(item, record) ? record : item, missed: 0};
}
// #endregion

// #region full
async function full() {
  const pass = (store.pass ??= {used: [], seen: [], isComplete: true});
  for await (const {data, isComplete} of pages(LIST, {}, pass)) {
    data.forEach(upsert);
    pass.seen.push(...data.map(({id}) => String(id)));
    pass.isComplete &&= isComplete;
    save(FILE, store);
  }
  // A record can move between pages during a pass, so one miss proves nothing.
  const missed = Object.entries(store.records).filter(([id]) => !pass.seen.includes(id));
  for (const [, entry] of pass.isComplete ? missed : []) {
    entry.missed += 1;
    entry.removed ||= entry.missed >= 2;
  }
  store.pass = null;
}
// #endregion

// #region recent
// The API may leave out the first and last day, so request one more on either side.
async function recent() {
  const today = new Date().toISOString().slice(0, 10);
  const days = {arrivalStartDate: dayAfter(today, -1), arrivalEndDate: dayAfter(today, 31)};
  for await (const {data} of pages(LIST, {...days, realtime: true})) data.forEach(upsert);
}
// #endregion

// #region start
async function start() {
  const isResumed = Boolean(store.pass?.cursor);
  if (!isResumed) store.pass = null;
  await full().catch((error) => {
    // The API has rejected the stored cursor, for example because it has expired.
    if (!isResumed || !isFinal(error) || error.status === 401) throw error;
    console.error(`A new pass starts: ${error.message}`);
    store.pass = null;
    return full();
  });
}

await (process.argv[2] === 'recent' ? recent() : start());
save(FILE, store);
console.log(`${Object.values(store.records).filter(({removed}) => !removed).length} reservations`);
// #endregion
