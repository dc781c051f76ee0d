// Operations on reservations, availability and quotes.
import {calendarOf, changeDays, fullNights, nightsBetween, type Stay} from './calendar';
import {
  type Exchange,
  inventedRefusal,
  itemOf,
  lastSegment,
  type MockResponse,
  queryOf,
  Refusal,
} from './exchange';
import type {Context, Handler} from './handler';
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
  guest?: {
    name?: string;
    firstName?: string;
    lastName?: string;
    email?: string;
    phone?: string | number;
  };
  customFields?: {name: string; value: unknown};
};

const isOld = ({operation}: Exchange) => operation?.startsWith('v1/') ?? false;

/** Adds `success` to a body. In version 1, most bodies do not have it. */
const envelope = (exchange: Exchange, members: object) =>
  isOld(exchange) ? members : {success: true, ...members};

/** Version 1 has no room types and units. */
const shown = (exchange: Exchange) => (reservation: Reservation) => {
  if (!isOld(exchange)) return reservation;
  const {roomTypeIds: _, unitIds: __, ...rest} = reservation;
  return rest;
};

/**
 * Finds the room type of a request. Version 1 calls a room type a room. If the request does not name a room type,
 * returns the property's first room type.
 *
 * @throws Refusal with 404 if there is no such room type
 */
function roomOf(
  world: World,
  propertyId: string,
  {roomTypeId, roomId}: Record<string, unknown>,
): RoomType {
  const named = roomTypeId ?? roomId;
  const rooms = world.roomTypes.filter((room) => room.propertyId === propertyId);
  const room = named === undefined ? rooms[0] : rooms.find(({id}) => id === String(named));
  const missing = named === undefined ? 'room type' : `room type ${String(named)}`;
  if (!room) throw new Refusal(404, `Property ${propertyId} has no ${missing}.`);
  return room;
}

/** Lists all reservations, or the reservations of one property. */
export function listReservations(
  world: World,
  exchange: Exchange,
  propertyId?: string,
): MockResponse {
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

/** Finds a reservation. @throws Refusal with 404 if there is none */
export const reservationOf = ({reservations}: World, id: string) =>
  itemOf(reservations, 'id', id, 'reservation');

export const getReservation: Handler = (world, exchange) => {
  const found = reservationOf(world, lastSegment(exchange));
  return {body: envelope(exchange, {data: structuredClone(shown(exchange)(found))})};
};

/** Converts the `guest` of a request to the `primaryGuest` of a response. Omitted fields keep their previous value. */
const guestOf = (guest: Input['guest'], before?: Reservation['primaryGuest']) =>
  guest && {
    primaryGuest: {
      emails: [],
      ...before,
      ...(guest.name && {name: guest.name}),
      ...(guest.firstName && {nameFirst: guest.firstName}),
      ...(guest.lastName && {nameLast: guest.lastName}),
      ...(guest.email && {emails: [guest.email]}),
      ...(guest.phone && {mobileNumbers: [Number(String(guest.phone).replaceAll(/\D/g, ''))]}),
    },
  };

/** Fields that are copied unchanged from request to response. */
const kept = [
  'numberOfGuests',
  'numberOfAdults',
  'numberOfChildren',
  'numberOfInfants',
  'numberOfPets',
  'arrivalEstimatedTime',
  'departureEstimatedTime',
  'totalPrice',
  'currency',
  'notes',
  'codes',
  'status',
];

/** Converts the fields of a request, except dates and room, to the fields of a response. */
function detailsOf(
  {guest, customFields, ...input}: Partial<Input>,
  before?: Reservation,
): Partial<Reservation> {
  const taken = kept.filter((name) => input[name] !== undefined);
  return {
    ...Object.fromEntries(taken.map((name) => [name, input[name]])),
    ...guestOf(guest, before?.primaryGuest),
    ...(customFields && {customFields: [customFields]}),
  };
}

/** Returns the number of people: `numberOfGuests`, or the sum of adults and children if the sum is greater. */
const partyOf = ({numberOfGuests, numberOfAdults, numberOfChildren}: Record<string, unknown>) =>
  Math.max(
    Number(numberOfGuests ?? 0),
    Number(numberOfAdults ?? 0) + Number(numberOfChildren ?? 0),
  );

/**
 * Checks that a room type can take a stay.
 *
 * @param force checks only that the dates are valid
 * @returns number of nights
 * @throws Refusal if the room type can't take the stay, such as on fully booked nights
 */
function checkStay(world: World, stay: Stay, guests: number, force = false): number {
  const {arrivalDate, departureDate, roomTypeIds} = stay;
  const nights = nightsBetween(arrivalDate, departureDate);
  if (nights < 1) throw new Refusal(400, 'A stay has one night at least.');
  const room = world.roomTypes.find(({id}) => id === roomTypeIds[0]);
  const [first] = room ? calendarOf(world, room, arrivalDate, arrivalDate) : [];
  if (force || !room || !first) return nights;
  const {minimumNights, maximumNights} = first;
  const {maxOccupancy = Infinity} = room;
  if (world.isStrict) {
    if (arrivalDate < now().slice(0, 10)) throw inventedRefusal(`${arrivalDate} is past.`);
    if (nights < minimumNights || nights > maximumNights) {
      const range = `from ${minimumNights} nights to ${maximumNights} on ${arrivalDate}`;
      throw inventedRefusal(`${room.id} takes stays ${range}.`);
    }
    if (guests > maxOccupancy)
      throw inventedRefusal(`${room.id} takes ${maxOccupancy} guests at most.`);
  }
  const full = world.refusesOverbooking ? fullNights(world, stay) : [];
  if (full.length > 0)
    throw inventedRefusal(`No unit of ${room.id} is free on ${full.join(', ')}.`);
  return nights;
}

/**
 * Creates a reservation and sends its event.
 *
 * @param body of a valid request
 * @param force books even if the room type can't take the stay
 */
export function book(
  world: World,
  body: unknown,
  {emitReservation}: Context,
  force = false,
): Reservation {
  const input = body as Input;
  const {arrivalDate, departureDate} = input;
  const propertyId = String(input.propertyId);
  const {id: room} = roomOf(world, propertyId, input);
  const stay = {propertyId, roomTypeIds: [room], arrivalDate, departureDate};
  const nights = checkStay(world, {id: '', ...stay}, partyOf(input), force);
  if (world.reservations.length >= limits.reservations)
    throw new Refusal(400, `The mock holds ${limits.reservations} reservations at most. Reset it.`);
  const made = {id: reservationIdOf(world), ...madeNow(), ...stay, nights, ...detailsOf(input)};
  world.reservations.push(made);
  emitReservation('reservation.created', made);
  return made;
}

export const createReservation: Handler = (world, {body}, context) => {
  book(world, body, context);
  // The fields of this response are undocumented. The body is empty so that clients don't rely on any field.
  return {body: {}};
};

export const updateReservation: Handler = (world, {body}, {emitReservation}) => {
  const input = body as Partial<Input> & {reservationId: unknown};
  const found = reservationOf(world, String(input.reservationId));
  const {arrivalDate = found.arrivalDate, departureDate = found.departureDate} = input;
  const cancels = isCancellation(input.status);
  const isMoved =
    arrivalDate !== found.arrivalDate ||
    departureDate !== found.departureDate ||
    partyOf(input) > 0;
  const isKept = Boolean(found.cancelledAt) || cancels || !isMoved;
  const stay = {...found, arrivalDate, departureDate};
  const nights = checkStay(world, stay, partyOf(input), isKept);
  const changes = {...detailsOf(input, found), arrivalDate, departureDate, nights};
  const cancelledAt = found.cancelledAt ?? now();
  if (change(found, {...changes, ...(cancels && {cancelledAt})}))
    emitReservation('reservation.updated', found);
  // Which value of `status` cancels a reservation is undocumented.
  return {body: {}, ...(cancels && {invented: ['request.status']})};
};

/** Returns whether a status cancels; accepts both spellings of "cancelled". */
const isCancellation = (status: unknown) => /^cancell?ed$/i.test(String(status ?? ''));

type Days = {startDate: string; endDate: string} & Record<string, unknown>;

/** Reads the query of an availability or quote request, and finds the room type and its days. */
function calendarFor(world: World, exchange: Exchange) {
  const query = Object.fromEntries(queryOf(exchange)) as Days;
  const room = roomOf(world, lastSegment(exchange), query);
  return {query, room, days: calendarOf(world, room, query.startDate, query.endDate)};
}

const ofProperty = (exchange: Exchange, data: object): MockResponse => ({
  body: envelope(exchange, {data: {propertyId: lastSegment(exchange), ...data}}),
});

export const getAvailability: Handler = (world, exchange) => {
  const {query, room, days} = calendarFor(world, exchange);
  return ofProperty(exchange, {
    [isOld(exchange) ? 'roomId' : 'roomTypeId']: room.id,
    dateWiseAvailability: query.rates === 'true' ? days : days.map(withoutRates),
  });
};

const withoutRates = ({
  price: _price,
  minimumNights: _minimum,
  maximumNights: _maximum,
  ...day
}: ReturnType<typeof calendarOf>[number]) => day;

export const updateAvailability: Handler = (world, exchange) => {
  const input = exchange.body as Days;
  changeDays(world, roomOf(world, lastSegment(exchange), input), input);
  return {body: {}};
};

export const getQuote: Handler = (world, exchange) => {
  const {query, room, days} = calendarFor(world, exchange);
  const {guests, startDate: arrivalDate, endDate: departureDate} = query;
  const stay = {id: '', arrivalDate, departureDate, roomTypeIds: [room.id]};
  checkStay(world, stay, Number(guests), !world.isStrict);
  return ofProperty(exchange, {
    ...(!isOld(exchange) && {roomTypeId: room.id}),
    numberOfGuests: Number(guests),
    arrivalDate,
    departureDate,
    currency: 'GBP',
    // The last day is the day of departure.
    totalPrice: days.slice(0, -1).reduce((sum, {price}) => sum + price.amount, 0),
  });
};
