// Changes the dates of a reservation if the new nights are free.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node change-dates.mjs 771904 2026-06-13 2026-06-17
import {call, dayAfter, giveUp, isFinal, stop} from './calry.mjs';

const [reservationId, arrivalDate, departureDate] = process.argv.slice(2);
const V2 = '/api/v2/vrs';
const read = async () =>
  (await call('GET', `${V2}/reservations/${reservationId}`, {query: {realtime: true}})).data;

// #region check
// The stay's own nights show as taken, so check only the new ones.
async function check(old) {
  const {data} = await call('GET', `${V2}/availability/${old.propertyId}`, {
    query: {
      roomTypeId: old.roomTypeIds[0],
      startDate: arrivalDate,
      endDate: dayAfter(departureDate, -1),
      rates: true,
    },
  });
  const days = data.dateWiseAvailability;
  const count = (Date.parse(departureDate) - Date.parse(arrivalDate)) / 86_400_000;
  if (days.length !== count) stop('Not changed: a night is not listed');
  const isOwn = (date) => date >= old.arrivalDate && date < old.departureDate;
  const taken = days.find(({date, status}) => status !== 'AVAILABLE' && !isOwn(date));
  if (taken) stop(`Not changed: ${taken.date} is taken`);
}
// #endregion

// #region update
let known = 'Not changed'; // What is known when the next request fails.
try {
  await check(await read());
  const body = {reservationId, arrivalDate, departureDate};
  let error;
  await call('PUT', `${V2}/reservations`, {body}).catch((thrown) => (error = thrown));
  if (error && isFinal(error)) throw error;
  // Without a 2xx response the update may still have taken effect, so read it in any case.
  known = 'Not checked';
  const now = await read();
  const isChanged = now.arrivalDate === arrivalDate && now.departureDate === departureDate;
  if (!isChanged) stop('Not changed. Run this again in a minute', 75);
  console.log('Changed', now.id, now.arrivalDate, now.departureDate);
} catch (error) {
  giveUp(known, error);
}
// #endregion
