import {calendarOf, changeDays, fullNights, spanProblem, type Stay} from './calendar';
import {
  type MockResponse,
  type Exchange,
  inventedProblem,
  lastSegment,
  errorResponse,
  queryOf,
  withItem,
} from './exchange';
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

export type ReservationContext = {
  /** Sends the event of a reservation. */
  emitReservation: (event: string, reservation: Reservation) => void;
};

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
 * Finds the room type of a request and returns the response of `use`, or 404 if there is no such room type. Version 1
 * calls it a room; without one, the property's first room type is used.
 */
function withRoom(
  world: World,
  propertyId: string,
  {roomTypeId, roomId}: Record<string, unknown>,
  use: (room: RoomType) => MockResponse,
): MockResponse {
  const named = roomTypeId ?? roomId;
  const rooms = world.roomTypes.filter((room) => room.propertyId === propertyId);
  const room = named === undefined ? rooms[0] : rooms.find(({id}) => id === String(named));
  const missing = named === undefined ? 'room type' : `room type ${String(named)}`;
  return room ? use(room) : errorResponse(404, `Property ${propertyId} has no ${missing}.`);
}

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

export const withReservation = (
  world: World,
  id: string,
  use: (reservation: Reservation) => MockResponse,
): MockResponse => withItem(world.reservations, 'id', id, 'reservation', use);

export const getReservation = (world: World, exchange: Exchange): MockResponse =>
  withReservation(world, lastSegment(exchange), (found) => ({
    body: envelope(exchange, {data: structuredClone(shown(exchange)(found))}),
  }));

/** Converts the lead guest of a request to the form of a response. Omitted fields keep their previous value. */
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

const nightsOf = ({arrivalDate, departureDate}: Pick<Stay, 'arrivalDate' | 'departureDate'>) =>
  (Date.parse(departureDate) - Date.parse(arrivalDate)) / 86_400_000;

/** Fields copied from request to response. */
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

/** Converts the other fields of a request, except dates and room, to those of a response. */
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

/** Returns the size of the party: the number of guests, or of adults and children if that is greater. */
const partyOf = ({numberOfGuests, numberOfAdults, numberOfChildren}: Record<string, unknown>) =>
  Math.max(
    Number(numberOfGuests ?? 0),
    Number(numberOfAdults ?? 0) + Number(numberOfChildren ?? 0),
  );

/**
 * Returns the error for a stay that the room type can't take, such as full nights; undefined if the stay is possible.
 *
 * @param force checks the dates only
 */
function stayProblem(
  world: World,
  stay: Stay,
  guests: number,
  force = false,
): MockResponse | undefined {
  const {arrivalDate, departureDate, roomTypeIds} = stay;
  const wrong = spanProblem(arrivalDate, departureDate);
  if (wrong) return wrong;
  const nights = nightsOf(stay);
  if (nights < 1) return errorResponse(400, 'A stay has one night at least.');
  const room = world.roomTypes.find(({id}) => id === roomTypeIds[0]);
  const [first] = room ? calendarOf(world, room, arrivalDate, arrivalDate) : [];
  if (force || !room || !first) return undefined;
  const {minimumNights, maximumNights} = first;
  const {maxOccupancy = Infinity} = room;
  if (world.isStrict) {
    if (arrivalDate < now().slice(0, 10)) return inventedProblem(`${arrivalDate} is past.`);
    if (nights < minimumNights || nights > maximumNights) {
      const range = `from ${minimumNights} nights to ${maximumNights} on ${arrivalDate}`;
      return inventedProblem(`${room.id} takes stays ${range}.`);
    }
    if (guests > maxOccupancy)
      return inventedProblem(`${room.id} takes ${maxOccupancy} guests at most.`);
  }
  const full = world.refusesOverbooking ? fullNights(world, stay) : [];
  if (full.length === 0) return undefined;
  return inventedProblem(`No unit of ${room.id} is free on ${full.join(', ')}.`);
}

/**
 * Creates a reservation and sends its event.
 *
 * @param force books full nights too
 */
export function createReservation(
  world: World,
  {body}: Pick<Exchange, 'body'>,
  {emitReservation}: ReservationContext,
  force = false,
): MockResponse {
  const input = body as Input;
  const propertyId = String(input.propertyId);
  return withRoom(world, propertyId, input, ({id: room}) => {
    const {arrivalDate, departureDate} = input;
    const stay = {propertyId, roomTypeIds: [room], arrivalDate, departureDate};
    const wrong = stayProblem(world, {id: '', ...stay}, partyOf(input), force);
    if (wrong) return wrong;
    if (world.reservations.length >= limits.reservations)
      return errorResponse(
        400,
        `The mock holds ${limits.reservations} reservations at most. Reset it.`,
      );
    const made = {id: reservationIdOf(world), ...madeNow(), ...stay};
    const reservation = {...made, nights: nightsOf(stay), ...detailsOf(input)};
    world.reservations.push(reservation);
    emitReservation('reservation.created', reservation);
    // The fields of this response are undocumented, so clients must not rely on any.
    return {body: {}};
  });
}

export function updateReservation(
  world: World,
  {body}: Pick<Exchange, 'body'>,
  {emitReservation}: ReservationContext,
): MockResponse {
  const input = body as Partial<Input> & {reservationId: unknown};
  return withReservation(world, String(input.reservationId), (found) => {
    const {arrivalDate = found.arrivalDate, departureDate = found.departureDate} = input;
    const stay = {...found, arrivalDate, departureDate};
    const cancels = isCancellation(input.status);
    const isMoved =
      arrivalDate !== found.arrivalDate ||
      departureDate !== found.departureDate ||
      partyOf(input) > 0;
    const isKept = Boolean(found.cancelledAt) || cancels || !isMoved;
    const wrong = stayProblem(world, stay, partyOf(input), isKept);
    if (wrong) return wrong;
    const changes = {
      ...detailsOf(input, found),
      arrivalDate,
      departureDate,
      nights: nightsOf(stay),
    };
    const cancelledAt = found.cancelledAt ?? now();
    if (change(found, {...changes, ...(cancels && {cancelledAt})}))
      emitReservation('reservation.updated', found);
    // The value of `status` that cancels is undocumented.
    return {body: {}, ...(cancels && {invented: ['request.status']})};
  });
}

/** Returns whether a status cancels; accepts both spellings of "cancelled". */
const isCancellation = (status: unknown) => /^cancell?ed$/i.test(String(status ?? ''));

type Days = {startDate: string; endDate: string} & Record<string, unknown>;

/** Finds the room type and the calendar days of a query and returns the response of `use`, or an error. */
function withCalendar(
  world: World,
  exchange: Exchange,
  use: (room: RoomType, days: ReturnType<typeof calendarOf>, query: Days) => MockResponse,
): MockResponse {
  const query = Object.fromEntries(queryOf(exchange)) as Days;
  return withRoom(world, lastSegment(exchange), query, (room) => {
    const wrong = spanProblem(query.startDate, query.endDate);
    return wrong ?? use(room, calendarOf(world, room, query.startDate, query.endDate), query);
  });
}

const ofProperty = (exchange: Exchange, data: object): MockResponse => ({
  body: envelope(exchange, {data: {propertyId: lastSegment(exchange), ...data}}),
});

export const getAvailability = (world: World, exchange: Exchange): MockResponse =>
  withCalendar(world, exchange, (room, days, {rates}) =>
    ofProperty(exchange, {
      [isOld(exchange) ? 'roomId' : 'roomTypeId']: room.id,
      dateWiseAvailability: rates === 'true' ? days : days.map(withoutRates),
    }),
  );

const withoutRates = ({
  price: _price,
  minimumNights: _minimum,
  maximumNights: _maximum,
  ...day
}: ReturnType<typeof calendarOf>[number]) => day;

export function updateAvailability(world: World, exchange: Exchange): MockResponse {
  const input = exchange.body as Days;
  return withRoom(world, lastSegment(exchange), input, (room) => changeDays(world, room, input));
}

export const getQuote = (world: World, exchange: Exchange): MockResponse =>
  withCalendar(world, exchange, (room, days, {guests, startDate, endDate}) => {
    const stay = {id: '', arrivalDate: startDate, departureDate: endDate, roomTypeIds: [room.id]};
    const wrong = stayProblem(world, stay, Number(guests), !world.isStrict);
    if (wrong) return wrong;
    return ofProperty(exchange, {
      ...(!isOld(exchange) && {roomTypeId: room.id}),
      numberOfGuests: Number(guests),
      arrivalDate: startDate,
      departureDate: endDate,
      currency: 'GBP',
      // The last day is the day of departure.
      totalPrice: days.slice(0, -1).reduce((sum, {price}) => sum + price.amount, 0),
    });
  });
