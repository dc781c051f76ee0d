// The calendar of a room type: availability, prices and minimum stays by day.
import {Refusal} from './exchange';
import {limits, type Reservation, type RoomType, type World} from './world';

/** Maximum number of days in one request. */
const mostDays = 731;

/** Whether a reservation covers the night of a date. The night of the departure date is free. */
const covers = ({arrivalDate, departureDate, cancelledAt}: Reservation, date: string) =>
  !cancelledAt && arrivalDate <= date && date < departureDate;

/** Counts the nights between two dates. @throws Refusal if they are not a valid range */
export function nightsBetween(first: string, last: string): number {
  const nights = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  if (Number.isNaN(nights))
    throw new Refusal(400, `${first} to ${last}: one of them is not a date.`);
  if (nights < 0) throw new Refusal(400, `${last} comes before ${first}.`);
  if (nights > mostDays) throw new Refusal(400, `The mock takes ${mostDays} days at a time.`);
  return nights;
}

/** Lists the dates from first to last, both included. @throws Refusal if they are not a valid range */
const daysBetween = (first: string, last: string): string[] =>
  Array.from({length: nightsBetween(first, last) + 1}, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );

const calendarEntry = (world: World, room: string, date: string) =>
  world.days.get(`${room} ${date}`) ?? {};

/**
 * Returns the calendar of a room type from first to last: availability and price of each day.
 *
 * @throws Refusal if the dates are not a valid range
 */
export function calendarOf(world: World, room: RoomType, first: string, last: string) {
  return daysBetween(first, last).map((date) => {
    const stays = world.reservations.filter(
      (stay) => stay.roomTypeIds.includes(room.id) && covers(stay, date),
    );
    const {status, amount, minimumNights} = calendarEntry(world, room.id, date);
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
export function fullNights(world: World, stay: Stay) {
  const room = world.roomTypes.find(({id}) => id === stay.roomTypeIds[0]);
  if (!room) return [];
  const others = {...world, reservations: world.reservations.filter(({id}) => id !== stay.id)};
  return calendarOf(others, room, stay.arrivalDate, stay.departureDate)
    .slice(0, -1)
    .filter(({unitsAvailable}) => unitsAvailable === 0)
    .map(({date}) => date);
}

type Change = {startDate: string; endDate: string; status?: string} & Record<string, unknown>;

/** Updates days in the calendar of a room type. If the change has no status, the days become available. */
export function changeDays(world: World, room: RoomType, change: Change): void {
  const {status = 'AVAILABLE', amount, minimumNights} = change;
  for (const date of daysBetween(change.startDate, change.endDate)) {
    world.days.set(`${room.id} ${date}`, {
      ...calendarEntry(world, room.id, date),
      status,
      ...(typeof amount === 'number' && {amount}),
      ...(typeof minimumNights === 'number' && {minimumNights}),
    });
  }
  for (const day of [...world.days.keys()].slice(0, Math.max(world.days.size - limits.days, 0)))
    world.days.delete(day);
}
