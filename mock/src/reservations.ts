import {calendarOf, changeDays, fullNights, spanProblem} from './calendar';
import {type Answer, type Exchange, lastSegment, problem, queryOf} from './exchange';
import {pageOf} from './lists';
import {limits, type Reservation, reservationIdOf, type RoomType, type World} from './world';

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

/** The room type that a request names; version 1 calls it a room, and takes the default room of a property without one. */
function roomOf(world: World, propertyId: string, named?: unknown): RoomType | undefined {
  const rooms = world.roomTypes.filter((room) => room.propertyId === propertyId);
  return named === undefined || named === null
    ? rooms[0]
    : rooms.find(({id}) => id === String(named));
}

const noRoom = (propertyId: string, room: unknown) =>
  problem(404, `Property ${propertyId} has no room type ${String(room ?? '')}.`.replace(' .', '.'));

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

export function getReservation(world: World, exchange: Exchange): Answer {
  const id = lastSegment(exchange);
  const found = world.reservations.find((reservation) => reservation.id === id);
  if (!found) return problem(404, `There is no reservation ${id}.`);
  return {body: envelope(exchange, {data: structuredClone(shown(exchange)(found))})};
}

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

const nightsOf = ({arrivalDate, departureDate}: Input) =>
  (Date.parse(departureDate) - Date.parse(arrivalDate)) / 86_400_000;

/** Members that a response has as a request sent them. */
const kept =
  'numberOfGuests numberOfAdults numberOfChildren numberOfInfants numberOfPets arrivalEstimatedTime departureEstimatedTime totalPrice currency notes codes status'.split(
    ' ',
  );

/** What a request says of a stay besides its days and its place, as a response shows it. */
function detailsOf({guest, customFields, ...input}: Input): Partial<Reservation> {
  const taken = kept.filter((name) => input[name] !== undefined);
  return {
    ...Object.fromEntries(taken.map((name) => [name, input[name]])),
    ...guestOf(guest),
    ...(customFields && {customFields: [customFields]}),
  };
}

export function createReservation(
  world: World,
  {body}: Pick<Exchange, 'body'>,
  emit: Emit,
  force = false,
): Answer & {reservation?: Reservation} {
  const input = body as Input;
  const propertyId = String(input.propertyId);
  const named = input.roomTypeId ?? input.roomId;
  const room = roomOf(world, propertyId, named);
  if (!room) return noRoom(propertyId, named);
  const {arrivalDate, departureDate} = input;
  const wrong = spanProblem(arrivalDate, departureDate);
  if (wrong) return wrong;
  if (nightsOf(input) < 1) return problem(400, 'A stay has one night at least.');
  if (world.reservations.length >= limits.reservations)
    return problem(400, `The mock holds ${limits.reservations} reservations at most. Reset it.`);
  const now = new Date().toISOString();
  const stay = {propertyId, roomTypeIds: [room.id], arrivalDate, departureDate};
  const full = fullNights(world, {id: '', ...stay});
  if (full.length > 0 && world.refusesOverbooking && !force)
    return problem(400, `No unit of ${room.id} is free on ${full.join(', ')}.`);
  const made = {id: reservationIdOf(world), createdAt: now, updatedAt: now, ...stay};
  const reservation = {...made, nights: nightsOf(input), ...detailsOf(input)};
  world.reservations.push(reservation);
  emit('reservation.created', reservation);
  // The fields of this response are not documented, so a program may not need any.
  return {body: {}, reservation};
}

export function updateReservation(world: World, {body}: Pick<Exchange, 'body'>, emit: Emit) {
  const input = body as Input & {reservationId: unknown};
  const found = world.reservations.find(({id}) => id === String(input.reservationId));
  if (!found) return problem(404, `There is no reservation ${String(input.reservationId)}.`);
  const stay = {
    ...found,
    arrivalDate: input.arrivalDate ?? found.arrivalDate,
    departureDate: input.departureDate ?? found.departureDate,
  };
  const wrong = spanProblem(stay.arrivalDate, stay.departureDate);
  if (wrong) return wrong;
  if (nightsOf(stay) < 1) return problem(400, 'A stay has one night at least.');
  const isCancelled = Boolean(found.cancelledAt) || isCancellation(input.status);
  const full = isCancelled ? [] : fullNights(world, stay);
  if (full.length > 0 && world.refusesOverbooking)
    return problem(400, `No unit of ${found.roomTypeIds[0]} is free on ${full.join(', ')}.`);
  const now = new Date().toISOString();
  Object.assign(found, detailsOf(input), {
    arrivalDate: stay.arrivalDate,
    departureDate: stay.departureDate,
    nights: nightsOf(stay),
    updatedAt: now,
    ...(isCancelled && {cancelledAt: found.cancelledAt ?? now}),
  });
  emit('reservation.updated', found);
  return {body: {}};
}

/** Which value cancels is not documented; the mock takes the usual spellings. */
const isCancellation = (status: unknown) => /^cancell?ed$/i.test(String(status ?? ''));

export function getAvailability(world: World, exchange: Exchange): Answer {
  const query = queryOf(exchange);
  const propertyId = lastSegment(exchange);
  const named = query.get('roomTypeId') ?? query.get('roomId');
  const room = roomOf(world, propertyId, named);
  if (!room) return noRoom(propertyId, named);
  const [first, last] = [String(query.get('startDate')), String(query.get('endDate'))];
  const wrong = spanProblem(first, last);
  if (wrong) return wrong;
  const data = {
    propertyId,
    [isOld(exchange) ? 'roomId' : 'roomTypeId']: room.id,
    dateWiseAvailability: calendarOf(world, room, first, last),
  };
  return {body: envelope(exchange, {data})};
}

export function updateAvailability(world: World, exchange: Exchange): Answer {
  const input = exchange.body as {startDate: string; endDate: string} & Record<string, unknown>;
  const propertyId = lastSegment(exchange);
  const named = input.roomTypeId ?? input.roomId;
  const room = roomOf(world, propertyId, named);
  return room ? changeDays(world, room, input) : noRoom(propertyId, named);
}

export function getQuote(world: World, exchange: Exchange): Answer {
  const query = queryOf(exchange);
  const propertyId = lastSegment(exchange);
  const named = query.get('roomTypeId') ?? query.get('roomId');
  const room = roomOf(world, propertyId, named);
  if (!room) return noRoom(propertyId, named);
  const [arrivalDate, departureDate] = [
    String(query.get('startDate')),
    String(query.get('endDate')),
  ];
  const wrong = spanProblem(arrivalDate, departureDate);
  if (wrong) return wrong;
  const nights = calendarOf(world, room, arrivalDate, departureDate).slice(0, -1);
  const data = {
    propertyId,
    ...(!isOld(exchange) && {roomTypeId: room.id}),
    numberOfGuests: Number(query.get('guests')),
    arrivalDate,
    departureDate,
    currency: 'GBP',
    totalPrice: nights.reduce((sum, {price}) => sum + price.amount, 0),
  };
  return {body: envelope(exchange, {data})};
}
