// Changes the dates of a reservation if the new nights are free.
// Needs Node.js 20, calry.mjs and stays.mjs beside it, and the four CALRY_ variables.
// Run: node change-dates.mjs 771904 2028-06-13 2028-06-17
import {stop} from './calry.mjs';
import {giveUp, nights, readReservation, write} from './stays.mjs';

const [reservationId, arrivalDate, departureDate] = process.argv.slice(2);

// The stay's own nights show as taken, so check only the new ones.
async function check(old) {
  const isOwn = (date) => date >= old.arrivalDate && date < old.departureDate;
  const stay = {...old, roomTypeId: old.roomTypeIds[0], arrivalDate, departureDate};
  for (const {date, status} of await nights(stay))
    if (status !== 'AVAILABLE' && !isOwn(date)) stop(`Not changed: ${date} is not available`);
}

let known = 'Not changed'; // What is known when the next request fails.
try {
  await check(await readReservation(reservationId));
  await write('PUT', '/api/v2/vrs/reservations', {reservationId, arrivalDate, departureDate});
  // Without a 2xx response the update may still have taken effect, so read it in any case.
  known = 'Not checked';
  const now = await readReservation(reservationId);
  const isChanged = now.arrivalDate === arrivalDate && now.departureDate === departureDate;
  if (!isChanged) stop('Not changed. Run this again in a minute', 75);
  console.log('Changed', now.id, now.arrivalDate, now.departureDate);
} catch (error) {
  giveUp(known, error);
}
