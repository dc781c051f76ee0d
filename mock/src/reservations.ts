// Operations on reservations, availability and quotes.
import {type Agency, type Reservation, reservationIdOf, type RoomType} from './agency';
import {calendarOf, changeDays, fullNights, nightsBetween, type Range, type Stay} from './calendar';
import {setValues, shownValues} from './customFields';
import {
  envelope,
  type Exchange,
  inventedRefusal,
  invalid,
  isV1,
  itemOf,
  lastSegment,
  type MockResponse,
  queryOf,
  Refusal,
} from './exchange';
import type {AgencyHandler, Context} from './handler';
import {pageOf} from './lists';
import {change, limits, madeNow, now} from './world';

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

/** Version 1 has no room types and units, and repeats the definitions of custom fields. */
const shown =
  (agency: Agency, exchange: Exchange) =>
  (reservation: Reservation): object => {
    if (!isV1(exchange)) return reservation;
    const {roomTypeIds: _, unitIds: __, customFields, ...rest} = reservation;
    return {
      ...rest,
      ...(customFields !== undefined && {customFields: shownValues(agency, customFields)}),
    };
  };

/**
 * Finds the room type of a request. Version 1 calls a room type a room. If the request does not name a room type,
 * returns the property's first room type.
 *
 * @throws Refusal with 404 if there is no such room type
 */
export function roomOf(
  agency: Agency,
  propertyId: string,
  {roomTypeId, roomId}: Record<string, unknown>,
): RoomType {
  const named = roomTypeId ?? roomId;
  const rooms = agency.roomTypes.filter((room) => room.propertyId === propertyId);
  const room = named === undefined ? rooms[0] : rooms.find(({id}) => id === String(named));
  const missing = named === undefined ? 'room type' : `room type ${String(named)}`;
  if (!room) throw new Refusal(404, `Property ${propertyId} has no ${missing}.`);
  return room;
}

/** Lists all reservations, or the reservations of one property. */
export function listReservations(
  agency: Agency,
  exchange: Exchange,
  propertyId?: string,
): MockResponse {
  const query = queryOf(exchange);
  const after = (day: string, name: string) => !query.get(name) || day > String(query.get(name));
  const before = (day: string, name: string) => !query.get(name) || day < String(query.get(name));
  const found = agency.reservations.filter(
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
  return {body: envelope(exchange, pageOf(found.map(shown(agency, exchange)), exchange, agency))};
}

/** Finds a reservation. @throws Refusal with 404 if there is none */
export const reservationOf = ({reservations}: Agency, id: string) =>
  itemOf(reservations, 'id', id, 'reservation');

export const getReservation: AgencyHandler = (agency, exchange) => {
  const found = reservationOf(agency, lastSegment(exchange));
  return {body: envelope(exchange, {data: structuredClone(shown(agency, exchange)(found))})};
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
    ...(customFields && {customFields: setValues(before?.customFields, customFields)}),
  };
}

/** Returns the number of people: `numberOfGuests`, or the sum of adults and children if the sum is greater. */
const partyOf = ({numberOfGuests, numberOfAdults, numberOfChildren}: Record<string, unknown>) =>
  Math.max(
    Number(numberOfGuests ?? 0),
    Number(numberOfAdults ?? 0) + Number(numberOfChildren ?? 0),
  );

const departure = ['body', 'departureDate'];

/**
 * Checks that a room type can take a stay.
 *
 * @param place of the last date in the request
 * @param force checks only that the dates are valid
 * @returns number of nights
 * @throws Refusal if the room type can't take the stay, such as on fully booked nights
 */
function checkStay(agency: Agency, stay: Stay, guests: number, place: string[], force = false) {
  const {arrivalDate, departureDate, roomTypeIds} = stay;
  const nights = nightsBetween({first: arrivalDate, last: departureDate, place});
  if (nights < 1) throw invalid([{location: place, message: 'A stay has one night at least.'}]);
  const room = agency.roomTypes.find(({id}) => id === roomTypeIds[0]);
  if (force || !room) return nights;
  if (agency.isStrict) checkLimits(agency, room, stay, nights, guests);
  const full = agency.refusesOverbooking ? fullNights(agency, stay, place) : [];
  if (full.length > 0)
    throw inventedRefusal(`No unit of ${room.id} is free on ${full.join(', ')}.`);
  return nights;
}

/** @throws Refusal if a stay is past, or the room type doesn't allow its length or its party */
function checkLimits(
  agency: Agency,
  room: RoomType,
  {arrivalDate}: Stay,
  nights: number,
  guests: number,
): void {
  if (arrivalDate < now().slice(0, 10)) throw inventedRefusal(`${arrivalDate} is past.`);
  const day: Range = {first: arrivalDate, last: arrivalDate, place: []};
  const [{minimumNights, maximumNights} = {minimumNights: 1, maximumNights: Infinity}] = calendarOf(
    agency,
    room,
    day,
  );
  if (nights < minimumNights || nights > maximumNights) {
    const range = `from ${minimumNights} nights to ${maximumNights} on ${arrivalDate}`;
    throw inventedRefusal(`${room.id} takes stays ${range}.`);
  }
  const {maxOccupancy = Infinity} = room;
  if (guests > maxOccupancy)
    throw inventedRefusal(`${room.id} takes ${maxOccupancy} guests at most.`);
}

/** Invented parts of a request: what the API does with them is not documented. */
const inventedIn = ({status, customFields}: Partial<Input>) =>
  [
    status !== undefined && 'request.status',
    customFields !== undefined && 'request.customFields',
  ].filter((name) => name !== false);

/**
 * Creates a reservation and sends its event.
 *
 * @param body of a valid request
 * @param force books even if the room type can't take the stay
 */
export function book(
  agency: Agency,
  body: unknown,
  {emitReservation, mayAdd}: Context,
  force = false,
): Reservation {
  const input = body as Input;
  const {arrivalDate, departureDate} = input;
  const propertyId = String(input.propertyId);
  const {id: room} = roomOf(agency, propertyId, input);
  const stay = {propertyId, roomTypeIds: [room], arrivalDate, departureDate};
  const nights = checkStay(agency, {id: '', ...stay}, partyOf(input), departure, force);
  if (!mayAdd()) {
    throw new Refusal(400, `The mock holds ${limits.reservations} reservations at most. Reset it.`);
  }
  const made = {id: reservationIdOf(agency), ...madeNow(), ...stay, nights, ...detailsOf(input)};
  agency.reservations.push(made);
  emitReservation('reservation.created', made, agency);
  return made;
}

export const createReservation: AgencyHandler = (agency, {body}, context) => {
  book(agency, body, context);
  // The fields of this response are undocumented. The body is empty so that clients don't rely on any field.
  return {body: {}, invented: inventedIn(body as Input)};
};

export const updateReservation: AgencyHandler = (agency, {body}, {emitReservation}) => {
  const input = body as Partial<Input> & {reservationId: unknown};
  const found = reservationOf(agency, String(input.reservationId));
  const {arrivalDate = found.arrivalDate, departureDate = found.departureDate} = input;
  const cancels = isCancellation(input.status);
  if (agency.isStrict) checkChange(found, input.status);
  if (found.cancelledAt && input.status !== undefined && !cancels)
    throw inventedRefusal(`body.status: Reservation ${found.id} is cancelled.`);
  const isMoved =
    arrivalDate !== found.arrivalDate ||
    departureDate !== found.departureDate ||
    partyOf(input) > 0;
  const isKept = Boolean(found.cancelledAt) || cancels || !isMoved;
  const stay = {...found, arrivalDate, departureDate};
  const place = input.departureDate === undefined ? ['body', 'arrivalDate'] : departure;
  const nights = checkStay(agency, stay, partyOf(input), place, isKept);
  const changes = {...detailsOf(input, found), arrivalDate, departureDate, nights};
  const cancelledAt = found.cancelledAt ?? now();
  if (change(found, {...changes, ...(cancels && {cancelledAt})}))
    emitReservation('reservation.updated', found, agency);
  return {body: {}, invented: inventedIn(input)};
};

/** @throws Refusal if the reservation is cancelled, or the status is not the one that the mock knows */
function checkChange({id, cancelledAt}: Reservation, status: unknown): void {
  if (status !== undefined && !isCancellation(status))
    throw inventedRefusal(`body.status: The mock knows CANCELLED, not ${String(status)}.`);
  if (cancelledAt && status === undefined)
    throw inventedRefusal(`Reservation ${id} is cancelled, so it can't change.`);
}

/** Returns whether a status cancels. */
const isCancellation = (status: unknown) => status === 'CANCELLED';

type Days = {startDate: string; endDate: string} & Record<string, unknown>;

/** Reads the query of an availability or quote request, and finds the room type and its days. */
function calendarFor(agency: Agency, exchange: Exchange) {
  const query = Object.fromEntries(queryOf(exchange)) as Days;
  const room = roomOf(agency, lastSegment(exchange), query);
  const range = {first: query.startDate, last: query.endDate, place: ['query', 'endDate']};
  return {query, room, days: calendarOf(agency, room, range)};
}

const ofProperty = (exchange: Exchange, data: object): MockResponse => ({
  body: envelope(exchange, {data: {propertyId: lastSegment(exchange), ...data}}),
});

export const getAvailability: AgencyHandler = (agency, exchange) => {
  const {query, room, days} = calendarFor(agency, exchange);
  return ofProperty(exchange, {
    [isV1(exchange) ? 'roomId' : 'roomTypeId']: room.id,
    dateWiseAvailability: query.rates === 'true' ? days : days.map(withoutRates),
  });
};

const withoutRates = ({
  price: _price,
  minimumNights: _minimum,
  maximumNights: _maximum,
  ...day
}: ReturnType<typeof calendarOf>[number]) => day;

export const updateAvailability: AgencyHandler = (agency, exchange) => {
  const input = exchange.body as Days;
  changeDays(agency, roomOf(agency, lastSegment(exchange), input), input);
  return {body: {}};
};

export const getQuote: AgencyHandler = (agency, exchange) => {
  const {query, room, days} = calendarFor(agency, exchange);
  const {guests, startDate: arrivalDate, endDate: departureDate} = query;
  const stay = {id: '', arrivalDate, departureDate, roomTypeIds: [room.id]};
  checkStay(agency, stay, Number(guests), ['query', 'endDate'], !agency.isStrict);
  return ofProperty(exchange, {
    ...(!isV1(exchange) && {roomTypeId: room.id}),
    numberOfGuests: Number(guests),
    arrivalDate,
    departureDate,
    currency: 'GBP',
    // The last day is the day of departure.
    totalPrice: days.slice(0, -1).reduce((sum, {price}) => sum + price.amount, 0),
  });
};
