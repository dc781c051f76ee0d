// Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
// Needs Node.js 20, calry.mjs and stays.mjs beside it, and the four CALRY_ variables.
// Run: node cancel.mjs 771904 "$CANCEL_STATUS"
import {stop} from './calry.mjs';
import {giveUp, readReservation, write} from './stays.mjs';

const [reservationId, status] = process.argv.slice(2);
if (!status) stop('Not cancelled: give the ID and the status that cancels');

let known = 'Not cancelled'; // What is known when the next request fails.
try {
  let now = await readReservation(reservationId);
  if (!now.cancelledAt) {
    const isAccepted = await write('PUT', '/api/v2/vrs/reservations', {reservationId, status});
    known = 'Not checked';
    now = await readReservation(reservationId);
    if (!now.cancelledAt && !isAccepted) stop('Not cancelled. Run this again in a minute', 75);
  }
  if (!now.cancelledAt) stop("Not confirmed. Don't run this again: look for it in the PMS", 2);
  console.log('Cancelled', now.id, now.cancelledAt);
} catch (error) {
  giveUp(known, error);
}
