// Keeps a copy of an account's reservations in a file. An interrupted run resumes.
// Needs Node.js 20, calry.mjs and store.mjs beside it, and the four CALRY_ variables.
// Run: node copy-reservations.mjs full, or for arrivals of the next 30 days alone: recent
import {isFinal, pages} from './calry.mjs';
import {isOlder, load, save} from './store.mjs';

const LIST = '/api/v2/vrs/reservations';
const FILE = 'reservations-copy.json';

// One file holds the records and the place in the list, so that they always match.
const store = load(FILE, {records: {}, pass: null});

function upsert(item) {
  const {record} = store.records[item.id] ?? {};
  store.records[item.id] = {record: isOlder(item, record) ? record : item, missed: 0};
}

async function full() {
  const isResumed = Boolean(store.pass?.cursor);
  const pass = isResumed ? store.pass : {seen: []};
  store.pass = pass;
  try {
    for await (const items of pages(LIST, {}, pass)) {
      items.forEach(upsert);
      pass.seen.push(...items.map(({id}) => String(id)));
      save(FILE, store);
    }
  } catch (error) {
    // The API has rejected the stored cursor, for example because it has expired.
    if (!isResumed || !isFinal(error) || error.status === 401) throw error;
    console.error(`A new pass starts: ${error.message}`);
    store.pass = null;
    return full();
  }
  // A record can move between pages during a pass, so one miss proves nothing.
  const missed = Object.entries(store.records).filter(([id]) => !pass.seen.includes(id));
  for (const [, entry] of pass.isPartial ? [] : missed) {
    entry.missed += 1;
    entry.removed ||= entry.missed >= 2;
  }
  store.pass = null;
}

// The API may leave out the first and last day, so request one more on either side.
async function recent() {
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const query = {arrivalStartDate: day(-1), arrivalEndDate: day(31), realtime: true};
  for await (const items of pages(LIST, query)) items.forEach(upsert);
}

await (process.argv[2] === 'recent' ? recent() : full());
save(FILE, store);
console.log(`${Object.values(store.records).filter(({removed}) => !removed).length} reservations`);
