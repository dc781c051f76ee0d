// Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node cancel.mjs 771904 "$CANCEL_STATUS"
import {call, giveUp, isFinal, stop} from './calry.mjs';

const [reservationId, status] = process.argv.slice(2);
if (!status) stop('Not cancelled: give the ID and the status that cancels');
const path = '/api/v2/vrs/reservations';
const read = async () =>
  (await call('GET', `${path}/${reservationId}`, {query: {realtime: true}})).data;

let known = 'Not cancelled'; // What is known when the next request fails.
try {
  let now = await read();
  let error;
  if (!now.cancelledAt) {
    await call('PUT', path, {body: {reservationId, status}}).catch((thrown) => (error = thrown));
    if (error && isFinal(error)) throw error;
    // Without a 2xx response the update may still have taken effect, so read it in any case.
    known = 'Not checked';
    now = await read();
  }
  if (!now.cancelledAt && error) stop('Not cancelled. Run this again in a minute', 75);
  if (!now.cancelledAt) stop("Not confirmed. Don't run this again: look for it in the PMS", 2);
  console.log('Cancelled', now.id, now.cancelledAt);
} catch (error) {
  giveUp(known, error);
}
