// The calendar of a room type: availability, prices and minimum stays by day.
import type {Agency, Reservation, RoomType} from './agency';
import {invalid} from './exchange';
import {limits} from './world';

/** Maximum number of days in one request. */
const mostDays = 731;

/** Whether a reservation covers the night of a date. The night of the departure date is free. */
const covers = ({arrivalDate, departureDate, cancelledAt}: Reservation, date: string) =>
  !cancelledAt && arrivalDate <= date && date < departureDate;

/** A range of dates, and where the request has its last date, such as `['query', 'endDate']`. */
export type Range = {first: string; last: string; place: string[]};

/** Counts the nights between two dates. @throws Refusal if they are not a valid range */
export function nightsBetween({first, last, place}: Range): number {
  const nights = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  const refuse = (message: string) => invalid([{location: place, message}]);
  if (Number.isNaN(nights)) throw refuse(`${first} to ${last}: one of them is not a date.`);
  if (nights < 0) throw refuse(`${last} comes before ${first}.`);
  if (nights > mostDays) throw refuse(`The mock takes ${mostDays} days at a time.`);
  return nights;
}

/** Lists the dates from first to last, both included. @throws Refusal if they are not a valid range */
const daysBetween = (range: Range): string[] =>
  Array.from({length: nightsBetween(range) + 1}, (_, index) =>
    new Date(Date.parse(range.first) + index * 86_400_000).toISOString().slice(0, 10),
  );

const calendarEntry = (agency: Agency, room: string, date: string) =>
  agency.days.get(`${room} ${date}`) ?? {};

/**
 * Returns the calendar of a room type: availability and price of each day.
 *
 * @throws Refusal if the dates are not a valid range
 */
export function calendarOf(agency: Agency, room: RoomType, range: Range) {
  return daysBetween(range).map((date) => {
    const stays = agency.reservations.filter(
      (stay) => stay.roomTypeIds.includes(room.id) && covers(stay, date),
    );
    const {status, amount, minimumNights} = calendarEntry(agency, room.id, date);
    const isClosed = status === 'NOT_AVAILABLE';
    const unitsAvailable = isClosed ? 0 : Math.max(room.units.count - stays.length, 0);
    return {
      date,
      status: unitsAvailable > 0 ? 'AVAILABLE' : 'NOT_AVAILABLE',
      unitsAvailable,
      price: {amount: amount ?? room.startPrice ?? 0, currency: 'GBP'},
      minimumNights: minimumNights ?? room.minimumNights ?? 1,
      maximumNights: room.maximumNights ?? 28,
      reservationIds: stays.map(({id}) => id),
    };
  });
}

export type Stay = Pick<Reservation, 'id' | 'arrivalDate' | 'departureDate' | 'roomTypeIds'>;

/** Lists the nights of a stay that are fully booked by other stays. */
export function fullNights(agency: Agency, stay: Stay, place: string[]) {
  const room = agency.roomTypes.find(({id}) => id === stay.roomTypeIds[0]);
  if (!room) return [];
  const others = {...agency, reservations: agency.reservations.filter(({id}) => id !== stay.id)};
  return calendarOf(others, room, {first: stay.arrivalDate, last: stay.departureDate, place})
    .slice(0, -1)
    .filter(({unitsAvailable}) => unitsAvailable === 0)
    .map(({date}) => date);
}

type Change = {startDate: string; endDate: string; status?: string} & Record<string, unknown>;

/** Updates days in the calendar of a room type. If the change has no status, the days become available. */
export function changeDays(agency: Agency, room: RoomType, change: Change): void {
  const {status = 'AVAILABLE', amount, minimumNights} = change;
  for (const date of daysBetween({
    first: change.startDate,
    last: change.endDate,
    place: ['body', 'endDate'],
  })) {
    agency.days.set(`${room.id} ${date}`, {
      ...calendarEntry(agency, room.id, date),
      status,
      ...(typeof amount === 'number' && {amount}),
      ...(typeof minimumNights === 'number' && {minimumNights}),
    });
  }
  for (const day of [...agency.days.keys()].slice(0, Math.max(agency.days.size - limits.days, 0)))
    agency.days.delete(day);
}
