// Books a stay once. The file holds the body of the request.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node book.mjs stay.json
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {call, dayAfter, giveUp, isFinal, readAll, setting, stop} from './calry.mjs';

const stay = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const {propertyId, roomTypeId, arrivalDate: arrival, departureDate: departure} = stay;

// #region find
// The brackets distinguish [H-20] from [H-2041]. Without them, guest and stay do.
const [reference] = stay.notes?.match(/\[[^\]]+\]/) ?? [];
const email = stay.guest?.email?.toLowerCase();
if (!reference && !email) stop('Not booked: give a [reference] in notes, or guest.email');
const isSameStay = (item) =>
  item.arrivalDate === arrival &&
  item.departureDate === departure &&
  item.roomTypeIds?.map(String).includes(String(roomTypeId)) &&
  item.primaryGuest?.emails?.some((one) => one.toLowerCase() === email);
const isOurs = (item) => (reference ? item.notes?.includes(reference) : isSameStay(item));

async function findBooking() {
  const days = {arrivalStartDate: dayAfter(arrival, -1), arrivalEndDate: dayAfter(arrival, 1)};
  const {items} = await readAll('/api/v2/vrs/reservations', {...days, realtime: true});
  const ours = items.filter(isOurs);
  const active = ours.find((item) => !item.cancelledAt);
  if (reference && !active && ours[0])
    stop(`Not booked: ${ours[0].id} has ${reference} and is cancelled`);
  return active;
}
// #endregion

// #region check
// The departure day isn't a night of the stay, so it can be taken.
async function nights() {
  const query = {roomTypeId, startDate: arrival, endDate: dayAfter(departure, -1), rates: true};
  const calendar = await call('GET', `/api/v2/vrs/availability/${propertyId}`, {query});
  return calendar.data.dateWiseAvailability;
}

function isFree(days) {
  const count = (Date.parse(departure) - Date.parse(arrival)) / 86_400_000;
  const areFree = days.length === count && days.every(({status}) => status === 'AVAILABLE');
  return areFree && count >= (days[0].minimumNights ?? 1);
}
// #endregion

// #region book
let known = 'Not booked'; // What is known when the next request fails.
async function book() {
  if (!isFree(await nights())) stop('Not booked: these nights are not free');
  const party = {roomTypeId, guests: stay.numberOfGuests ?? 1};
  const query = {...party, startDate: arrival, endDate: departure};
  const quote = await call('GET', `/api/v2/vrs/quote/${propertyId}`, {query});
  console.log('Quote', JSON.stringify(quote.data));
  const path = `/api/v2/vrs/reservations${stay.morChannel ? '/booking-engine' : ''}`;
  const sent = await call('POST', path, {body: stay}).catch((error) => error);
  const isAccepted = !(sent instanceof Error);
  // A 4xx other than 429 rejects the booking. After a 429, a 5xx or no response it may exist.
  if (!isAccepted && isFinal(sent)) throw sent;
  known = isAccepted ? 'Accepted, but not checked' : 'Sent, but not checked';
  // It may appear late, so look twice.
  for (const seconds of [0, setting('LOOK_AGAIN_SECONDS', 60)]) {
    await sleep(seconds * 1000);
    const found = await findBooking();
    if (found) return found;
  }
  if (!isAccepted) stop('Sent, but not found. Run this again in a minute', 75);
  return stop("Accepted, but not found. Don't run this again: look for it in the PMS", 2);
}
// #endregion

// #region race
async function printOverbooked() {
  const {items} = await readAll(`/api/v2/vrs/room-types/${propertyId}`, {realtime: true});
  const units = items.find(({id}) => String(id) === String(roomTypeId))?.units?.count;
  if (!units) console.error('Not checked for overbooking: the number of units is not known');
  for (const {date, reservationIds = []} of units ? await nights() : []) {
    if (reservationIds.length <= units) continue;
    console.log('Overbooked', date, ...reservationIds);
    process.exitCode = 3;
  }
}
// #endregion

try {
  const {id} = (await findBooking()) ?? (await book());
  console.log('Booked', id);
  known = 'Not checked for overbooking';
  await printOverbooked();
} catch (error) {
  giveUp(known, error);
}
