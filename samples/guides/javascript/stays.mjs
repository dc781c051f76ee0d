// Reads, books and changes stays: what book, change-dates and cancel have in common.
// Needs Node.js 20 and calry.mjs beside it.
// Run by the programs that import it: import {nights, write} from './stays.mjs'.
import {call, CalryError, isFinal, stop} from './calry.mjs';

export const dayAfter = (day, days) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

// The departure day isn't a night of the stay. A night that isn't listed has no status.
export async function nights({propertyId, roomTypeId, arrivalDate, departureDate}) {
  if (!(arrivalDate < departureDate)) stop('The departure must be after the arrival');
  const days = {startDate: arrivalDate, endDate: dayAfter(departureDate, -1)};
  const query = {roomTypeId, ...days, rates: true};
  const {data} = await call('GET', `/api/v2/vrs/availability/${propertyId}`, {query});
  const listed = Object.fromEntries(data.dateWiseAvailability.map((day) => [day.date, day]));
  const stay = [];
  for (let date = arrivalDate; date < departureDate; date = dayAfter(date, 1))
    stay.push(listed[date] ?? {date});
  return stay;
}

export const readReservation = async (id) =>
  (await call('GET', `/api/v2/vrs/reservations/${id}`, {query: {realtime: true}})).data;

// Returns whether the write was accepted. If not, it may have taken effect all the same:
// after a 429, a 5xx response or no response. Throws if a 3xx or another 4xx rejected it.
export async function write(method, path, body) {
  try {
    await call(method, path, {body});
    return true;
  } catch (error) {
    if (isFinal(error)) throw error;
    return false;
  }
}

// Ends the program with what is known, and what to do: 1 is fix it, 75 is run it again.
export function giveUp(known, error) {
  if (!(error instanceof CalryError)) throw error;
  if (isFinal(error)) stop(`${known}: ${error.message}. Fix this, then run it again`);
  stop(`${known}: ${error.message}. Run this again in a minute`, 75);
}
