import {calendarOf, changeDays, fullNights, spanProblem, type Stay} from './calendar';
import {type Answer, type Exchange, lastSegment, problem, queryOf, withItem} from './exchange';
import {pageOf} from './lists';
import {
  change,
  limits,
  madeNow,
  now,
  type Reservation,
  reservationIdOf,
  type RoomType,
  type World,
} from './world';

type Input = Record<string, unknown> & {
  arrivalDate: string;
  departureDate: string;
  guest?: {name?: string; firstName?: string; lastName?: string; email?: string};
  customFields?: {name: string; value: unknown};
};

/** Called when a reservation changes, with the name of the event. */
type Emit = (event: string, reservation: Reservation) => void;

const isOld = ({operation}: Exchange) => operation?.startsWith('v1/') ?? false;

/** Version 1 leaves `success` out of most envelopes, and has no room types. */
const envelope = (exchange: Exchange, members: object) =>
  isOld(exchange) ? members : {success: true, ...members};

const shown = (exchange: Exchange) => (reservation: Reservation) => {
  if (!isOld(exchange)) return reservation;
  const {roomTypeIds: _, unitIds: __, ...rest} = reservation;
  return rest;
};

/**
 * Does something with the room type that a request names; version 1 calls it a room, and takes the default room of a property
 * without one.
 */
function withRoom(
  world: World,
  propertyId: string,
  {roomTypeId, roomId}: Record<string, unknown>,
  use: (room: RoomType) => Answer,
): Answer {
  const named = roomTypeId ?? roomId;
  const rooms = world.roomTypes.filter((room) => room.propertyId === propertyId);
  const room = named === undefined ? rooms[0] : rooms.find(({id}) => id === String(named));
  const missing = named === undefined ? 'room type' : `room type ${String(named)}`;
  return room ? use(room) : problem(404, `Property ${propertyId} has no ${missing}.`);
}

export function listReservations(world: World, exchange: Exchange, propertyId?: string): Answer {
  const query = queryOf(exchange);
  const after = (day: string, name: string) => !query.get(name) || day > String(query.get(name));
  const before = (day: string, name: string) => !query.get(name) || day < String(query.get(name));
  const found = world.reservations.filter(
    (stay) =>
      (propertyId === undefined || stay.propertyId === propertyId) &&
      (!query.get('status') || stay.status === query.get('status')) &&
      after(stay.arrivalDate, 'arrivalDate') &&
      after(stay.arrivalDate, 'arrivalStartDate') &&
      before(stay.arrivalDate, 'arrivalEndDate') &&
      before(stay.departureDate, 'departureDate') &&
      after(stay.departureDate, 'departureStartDate') &&
      before(stay.departureDate, 'departureEndDate'),
  );
  return {body: envelope(exchange, pageOf(found.map(shown(exchange)), exchange, world))};
}

export const withReservation = (
  world: World,
  id: string,
  use: (reservation: Reservation) => Answer,
): Answer => withItem(world.reservations, 'id', id, 'reservation', use);

export const getReservation = (world: World, exchange: Exchange): Answer =>
  withReservation(world, lastSegment(exchange), (found) => ({
    body: envelope(exchange, {data: structuredClone(shown(exchange)(found))}),
  }));

/** A response spells the lead guest in another way than a request does. */
const guestOf = (guest: Input['guest']) =>
  guest && {
    primaryGuest: {
      ...(guest.name && {name: guest.name}),
      ...(guest.firstName && {nameFirst: guest.firstName}),
      ...(guest.lastName && {nameLast: guest.lastName}),
      emails: guest.email ? [guest.email] : [],
    },
  };

const nightsOf = ({arrivalDate, departureDate}: Pick<Stay, 'arrivalDate' | 'departureDate'>) =>
  (Date.parse(departureDate) - Date.parse(arrivalDate)) / 86_400_000;

/** Members that a response has as a request sent them. */
const kept =
  'numberOfGuests numberOfAdults numberOfChildren numberOfInfants numberOfPets arrivalEstimatedTime departureEstimatedTime totalPrice currency notes codes status'.split(
    ' ',
  );

/** What a request says of a stay besides its days and its place, as a response shows it. */
function detailsOf({guest, customFields, ...input}: Partial<Input>): Partial<Reservation> {
  const taken = kept.filter((name) => input[name] !== undefined);
  return {
    ...Object.fromEntries(taken.map((name) => [name, input[name]])),
    ...guestOf(guest),
    ...(customFields && {customFields: [customFields]}),
  };
}

/** What is wrong with the days of a stay; undefined when nothing is. */
function stayProblem(world: World, stay: Stay, isFree: boolean): Answer | undefined {
  const wrong = spanProblem(stay.arrivalDate, stay.departureDate);
  if (wrong) return wrong;
  if (nightsOf(stay) < 1) return problem(400, 'A stay has one night at least.');
  const full = isFree || !world.refusesOverbooking ? [] : fullNights(world, stay);
  if (full.length === 0) return undefined;
  return problem(400, `No unit of ${stay.roomTypeIds[0]} is free on ${full.join(', ')}.`);
}

/** @param force books full nights too */
export function createReservation(
  world: World,
  {body}: Pick<Exchange, 'body'>,
  emit: Emit,
  force = false,
): Answer & {reservation?: Reservation} {
  const input = body as Input;
  const propertyId = String(input.propertyId);
  return withRoom(world, propertyId, input, ({id: room}) => {
    const {arrivalDate, departureDate} = input;
    const stay = {propertyId, roomTypeIds: [room], arrivalDate, departureDate};
    const wrong = stayProblem(world, {id: '', ...stay}, force);
    if (wrong) return wrong;
    if (world.reservations.length >= limits.reservations)
      return problem(400, `The mock holds ${limits.reservations} reservations at most. Reset it.`);
    const made = {id: reservationIdOf(world), ...madeNow(), ...stay};
    const reservation = {...made, nights: nightsOf(stay), ...detailsOf(input)};
    world.reservations.push(reservation);
    emit('reservation.created', reservation);
    // The fields of this response are not documented, so a program may not need any.
    return {body: {}, reservation};
  });
}

export function updateReservation(world: World, {body}: Pick<Exchange, 'body'>, emit: Emit) {
  const input = body as Partial<Input> & {reservationId: unknown};
  return withReservation(world, String(input.reservationId), (found) => {
    const {arrivalDate = found.arrivalDate, departureDate = found.departureDate} = input;
    const stay = {...found, arrivalDate, departureDate};
    const isCancelled = Boolean(found.cancelledAt) || isCancellation(input.status);
    const wrong = stayProblem(world, stay, isCancelled);
    if (wrong) return wrong;
    change(found, {
      ...detailsOf(input),
      arrivalDate,
      departureDate,
      nights: nightsOf(stay),
      ...(isCancelled && {cancelledAt: found.cancelledAt ?? now()}),
    });
    emit('reservation.updated', found);
    return {body: {}};
  });
}

/** Which value cancels is not documented; the mock takes the usual spellings. */
const isCancellation = (status: unknown) => /^cancell?ed$/i.test(String(status ?? ''));

type Days = {startDate: string; endDate: string} & Record<string, unknown>;

/** Returns what `dataOf` makes of the calendar of the room type and the days that a query names. */
function withCalendar(
  world: World,
  exchange: Exchange,
  dataOf: (room: RoomType, days: ReturnType<typeof calendarOf>, query: Days) => object,
): Answer {
  const query = Object.fromEntries(queryOf(exchange)) as Days;
  const propertyId = lastSegment(exchange);
  return withRoom(world, propertyId, query, (room) => {
    const wrong = spanProblem(query.startDate, query.endDate);
    if (wrong) return wrong;
    const days = calendarOf(world, room, query.startDate, query.endDate);
    return {body: envelope(exchange, {data: {propertyId, ...dataOf(room, days, query)}})};
  });
}

export const getAvailability = (world: World, exchange: Exchange): Answer =>
  withCalendar(world, exchange, (room, dateWiseAvailability) => ({
    [isOld(exchange) ? 'roomId' : 'roomTypeId']: room.id,
    dateWiseAvailability,
  }));

export function updateAvailability(world: World, exchange: Exchange): Answer {
  const input = exchange.body as Days;
  return withRoom(world, lastSegment(exchange), input, (room) => changeDays(world, room, input));
}

export const getQuote = (world: World, exchange: Exchange): Answer =>
  withCalendar(world, exchange, (room, days, {guests, startDate, endDate}) => ({
    ...(!isOld(exchange) && {roomTypeId: room.id}),
    numberOfGuests: Number(guests),
    arrivalDate: startDate,
    departureDate: endDate,
    currency: 'GBP',
    // The last day is the day of departure.
    totalPrice: days.slice(0, -1).reduce((sum, {price}) => sum + price.amount, 0),
  }));
