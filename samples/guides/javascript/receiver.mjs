// Receives PMS events, and keeps reservations.json up to date with the API.
// Needs Node.js 20, calry.mjs, store.mjs and deliveries.mjs beside it, the four CALRY_
// variables, and WEBHOOK_SECRET.
// Run: node receiver.mjs
import {appendFileSync} from 'node:fs';
import {readAll} from './calry.mjs';
import {receiveDeliveries} from './deliveries.mjs';
import {isOlder, load, save} from './store.mjs';

// #region reconcile
// A delivery only triggers a read of the API. So it doesn't matter if it comes twice, late,
// in the wrong order, or from someone who guessed the URL.
let missing = new Set();

async function reconcile() {
  const known = load('reservations.json', {});
  const {items, isComplete} = await readAll('/api/v2/vrs/reservations', {realtime: true});
  for (const item of items) if (!isOlder(item, known[item.id])) known[item.id] = item;
  // A reservation was deleted if two complete reads in a row miss it.
  const listed = new Set(items.map(({id}) => String(id)));
  const unseen = isComplete ? Object.keys(known).filter((id) => !listed.has(id)) : [];
  for (const id of unseen.filter((one) => missing.has(one))) {
    appendFileSync('deleted.jsonl', `${JSON.stringify(known[id])}\n`);
    delete known[id];
  }
  missing = new Set(unseen.filter((id) => id in known));
  save('reservations.json', known);
  return missing.size === 0; // Otherwise read again soon.
}
// #endregion

await receiveDeliveries('pms', 'inbox.jsonl', reconcile);
