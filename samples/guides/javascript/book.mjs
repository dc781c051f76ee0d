// Books a stay once. The file holds the body of the request.
// Needs Node.js 20, calry.mjs and stays.mjs beside it, and the four CALRY_ variables.
// Run: node book.mjs stay.json
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {call, readAll, setting, stop} from './calry.mjs';
import {dayAfter, giveUp, nights, write} from './stays.mjs';

const stay = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const {propertyId, roomTypeId, arrivalDate, departureDate} = stay;

// The brackets distinguish [H-20] from [H-2041]. Without them, guest and stay do.
const [reference] = stay.notes?.match(/\[[^\]]+\]/) ?? [];
const email = stay.guest?.email?.toLowerCase();
if (!reference && !email) stop('Not booked: give a [reference] in notes, or guest.email');
const isSameStay = (item) =>
  item.arrivalDate === arrivalDate &&
  item.departureDate === departureDate &&
  item.roomTypeIds?.map(String).includes(String(roomTypeId)) &&
  item.primaryGuest?.emails?.some((one) => one.toLowerCase() === email);
const isOurs = (item) => (reference ? item.notes?.includes(reference) : isSameStay(item));

async function findBooking() {
  const [first, last] = [dayAfter(arrivalDate, -1), dayAfter(arrivalDate, 1)];
  const query = {arrivalStartDate: first, arrivalEndDate: last, realtime: true};
  const {items} = await readAll('/api/v2/vrs/reservations', query);
  const ours = items.filter(isOurs);
  const active = ours.find((item) => !item.cancelledAt);
  if (reference && ours[0] && !active) stop(`Not booked: ${reference} is cancelled`);
  return active;
}

let known = 'Not booked'; // What is known when the next request fails.

async function book() {
  const days = await nights(stay);
  const areFree = days.every(({status}) => status === 'AVAILABLE');
  if (!areFree || days.length < (days[0].minimumNights ?? 1))
    stop('Not booked: these nights are not free');
  const party = {roomTypeId, guests: stay.numberOfGuests ?? 1};
  const query = {...party, startDate: arrivalDate, endDate: departureDate};
  const quote = await call('GET', `/api/v2/vrs/quote/${propertyId}`, {query});
  console.log('Quote', JSON.stringify(quote.data));
  const path = `/api/v2/vrs/reservations${stay.morChannel ? '/booking-engine' : ''}`;
  const isAccepted = await write('POST', path, stay);
  known = `${isAccepted ? 'Accepted' : 'Sent'}, but not checked`;
  // It may appear late, so look twice.
  for (const seconds of [0, setting('LOOK_AGAIN_SECONDS', 60)]) {
    await sleep(seconds * 1000);
    const found = await findBooking();
    if (found) return found;
  }
  if (!isAccepted) stop('Sent, but not found. Run this again in a minute', 75);
  return stop("Accepted, but not found. Don't run this again: look for it in the PMS", 2);
}

async function printOverbooked() {
  const {items} = await readAll(`/api/v2/vrs/room-types/${propertyId}`, {realtime: true});
  const units = items.find(({id}) => String(id) === String(roomTypeId))?.units?.count;
  if (!units) console.error('Not checked for overbooking: the number of units is not known');
  for (const {date, reservationIds} of units ? await nights(stay) : []) {
    if (!(reservationIds?.length > units)) continue;
    console.log('Overbooked', date, ...reservationIds);
    process.exitCode = 3;
  }
}

try {
  const {id} = (await findBooking()) ?? (await book());
  console.log('Booked', id);
  known = 'Not checked for overbooking';
  await printOverbooked();
} catch (error) {
  giveUp(known, error);
}
