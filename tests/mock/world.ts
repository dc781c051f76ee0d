import type {Behaviour} from './behaviour';
import type {Exchange} from './index';

export type Reservation = {
  id: string;
  createdAt: string;
  updatedAt: string;
  arrivalDate: string;
  departureDate: string;
  propertyId: string;
  roomTypeIds: string[];
  notes?: string;
  primaryGuest?: {name?: string; emails: string[]};
  cancelledAt?: string;
};

export type Account = {
  integrationAccountId: string;
  accountIdentifier: string;
  deleted: string | null;
  /** Undefined before the first one, for which the mock answers 404. */
  sync?: {status: string; failedMessage: string | null};
};

/** An agency whose data can change: what the API would know of one integration account. */
export type World = {
  /** In the order in which lists show them. */
  reservations: Reservation[];
  /** Units of each room type. */
  units: Record<string, number>;
  /** Whether the PMS turns a booking away when no unit is free. What the real ones do differs. */
  refusesOverbooking: boolean;
  /** The integration accounts of the workspace; undefined leaves the contract's example. */
  accounts?: Account[];
  /** The states of the sync and of links, each read once; the last one stays. */
  syncStates: Record<string, unknown>[];
  linkStates: Record<string, unknown>[];
  /** Pages of the two webhook logs: ids of hooks. */
  logs: {incoming: string[][]; outgoing: string[][]};
  settings: Record<string, unknown>;
  /** Called after each page of a list: the moment at which data changes under a reader. */
  afterPage?: (page: number) => void;
  answer: NonNullable<Behaviour['answer']>;
};

const instant = (minutes: number) => new Date(Date.UTC(2026, 1, 3, 9, minutes)).toISOString();
const day = (offset: number) => new Date(Date.UTC(2026, 5, 12 + offset)).toISOString().slice(0, 10);

/** @param number tells reservations apart, and stands for the time at which they were made */
export function reservation(number: number, change: Partial<Reservation> = {}): Reservation {
  return {
    id: String(771_000 + number),
    createdAt: instant(number),
    updatedAt: instant(number),
    arrivalDate: day(number),
    departureDate: day(number + 4),
    propertyId: '48220',
    roomTypeIds: ['90511'],
    ...change,
  };
}

/** Makes a world with so many reservations. */
export function createWorld(count = 0): World {
  const world: World = {
    reservations: Array.from({length: count}, (_, index) => reservation(index)),
    units: {'90511': 2, '90512': 1, '48213': 1},
    refusesOverbooking: true,
    syncStates: [{status: 'SUCCEEDED'}],
    linkStates: [{status: 'SUCCEEDED'}],
    logs: {incoming: [[]], outgoing: [[]]},
    settings: {},
    answer: (exchange) => answers[exchange.operation ?? '']?.(world, exchange),
  };
  return world;
}

type WorldAnswer = (world: World, exchange: Exchange) => ReturnType<World['answer']>;

const answers: Record<string, WorldAnswer> = {
  'v1/listReservations': listReservations,
  'v2/listReservations': listReservations,
  'v2/getReservation': (world, exchange) => {
    const found = world.reservations.find(({id}) => id === lastSegment(exchange));
    return found ? success(found) : {status: 404, body: undefined};
  },
  'v1/getAvailability': getAvailability,
  'v2/getAvailability': getAvailability,
  'v2/createReservation': createReservation,
  'v2/createBookingEngineReservation': createReservation,
  'v2/updateReservation': (world, {body}) => {
    const {reservationId, ...change} = body as {reservationId: string} & Partial<Reservation>;
    const found = world.reservations.find(({id}) => id === String(reservationId));
    if (!found) return {status: 404, body: undefined};
    Object.assign(found, change, {updatedAt: new Date().toISOString()});
    return {body: {}};
  },
  'common/updateIntegrationAccount': (world, {body}) => {
    Object.assign(world.settings, body);
    return {body: {}};
  },
  'common/listIntegrationAccounts': ({accounts}) =>
    accounts && {body: accounts.map((account) => ({...account, sync: undefined}))},
  'common/getIntegrationAccountSync': syncOf,
  'common/getLink': ({linkStates}, {answer}) => {
    const link = {...(answer as object), ...readOnce(linkStates)} as Record<string, unknown>;
    // Only a connection that succeeded has made an account.
    if (link.status !== 'SUCCEEDED') delete link.IntegrationAccount;
    return {body: link};
  },
  'common/listIncomingWebhookLogs': ({logs}, exchange) => logPage(logs.incoming, exchange),
  'common/listOutgoingWebhookLogs': ({logs}, exchange) => logPage(logs.outgoing, exchange),
};

function syncOf({accounts, syncStates}: World, {url, answer}: Exchange) {
  if (!accounts) return {body: {...(answer as object), ...readOnce(syncStates)}};
  const account = accounts.find(({integrationAccountId}) => url.includes(integrationAccountId));
  const {integrationAccountId, sync} = account ?? {};
  return sync
    ? {body: {...(answer as object), integrationAccountId, ...sync}}
    : {status: 404, body: undefined};
}

function listReservations(world: World, exchange: Exchange) {
  const query = queryOf(exchange);
  const after = query.get('arrivalStartDate') ?? '';
  const before = query.get('arrivalEndDate') ?? '9999';
  const all = world.reservations.filter(
    ({arrivalDate}) => arrivalDate > after && arrivalDate < before,
  );
  const limit = Number(query.get('limit') ?? 10);
  const current = Number(query.get('cursors') ?? 1);
  const data = all.slice((current - 1) * limit, current * limit).map((item) => ({...item}));
  const more = all.length > current * limit;
  world.afterPage?.(current);
  return {
    body: {
      success: true,
      data,
      meta: {
        limit,
        cursors: {
          ...(current > 1 && {previous: String(current - 1)}),
          current: String(current),
          ...(more && {next: String(current + 1)}),
        },
      },
    },
  };
}

/** A night belongs to the day on which it begins, so the day of departure is free. */
const covers = ({arrivalDate, departureDate, cancelledAt}: Reservation, date: string) =>
  !cancelledAt && arrivalDate <= date && date < departureDate;

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (const date = new Date(first); date <= new Date(last); date.setUTCDate(date.getUTCDate() + 1))
    days.push(date.toISOString().slice(0, 10));
  return days;
}

function staysOn(world: World, roomTypeId: string, date: string): Reservation[] {
  return world.reservations.filter(
    (stay) => stay.roomTypeIds.includes(roomTypeId) && covers(stay, date),
  );
}

function getAvailability(world: World, exchange: Exchange) {
  const query = queryOf(exchange);
  const propertyId = lastSegment(exchange);
  const room = query.get('roomTypeId') ?? query.get('roomId') ?? propertyId;
  const dateWiseAvailability = daysBetween(
    query.get('startDate') ?? '',
    query.get('endDate') ?? '',
  ).map((date) => {
    const stays = staysOn(world, room, date);
    const unitsAvailable = Math.max((world.units[room] ?? 1) - stays.length, 0);
    return {
      date,
      status: unitsAvailable > 0 ? 'AVAILABLE' : 'NOT_AVAILABLE',
      unitsAvailable,
      price: {amount: 216, currency: 'GBP'},
      minimumNights: 2,
      maximumNights: 28,
      reservationIds: stays.map(({id}) => id),
    };
  });
  const isOld = exchange.operation?.startsWith('v1/');
  const data = {propertyId, [isOld ? 'roomId' : 'roomTypeId']: room, dateWiseAvailability};
  return isOld ? {body: {data}} : success(data);
}

function createReservation(world: World, {body}: Exchange) {
  const {roomTypeId, propertyId, arrivalDate, departureDate, notes, guest} = body as Record<
    string,
    string
  > & {guest?: {name?: string; email: string}};
  const room = String(roomTypeId);
  const nights = daysBetween(arrivalDate ?? '', departureDate ?? '').slice(0, -1);
  const full = nights.some((date) => staysOn(world, room, date).length >= (world.units[room] ?? 1));
  if (full && world.refusesOverbooking) return {status: 400, body: undefined};
  const number = 904 + world.reservations.length;
  const made = {propertyId: String(propertyId), roomTypeIds: [room], arrivalDate, departureDate};
  world.reservations.push(reservation(number, {...made, ...(notes && {notes}), ...guestOf(guest)}));
  // The fields of this answer are not published, so a program may not need any.
  return {body: {}};
}

/** An answer spells the lead guest in another way than a request does. */
const guestOf = (guest?: {name?: string; email: string}) =>
  guest && {primaryGuest: {name: guest.name, emails: [guest.email]}};

function logPage(pages: string[][], exchange: Exchange) {
  const index = Number((queryOf(exchange).get('next') ?? 'token-0').slice('token-'.length));
  return {
    body: {
      logs: (pages[index] ?? []).map((id) => ({hook: {id}})),
      next: index + 1 < pages.length ? `token-${index + 1}` : null,
    },
  };
}

const success = (data: unknown) => ({body: {success: true, data}});
const addressOf = ({url}: Exchange) => new URL(url, 'http://127.0.0.1');
const queryOf = (exchange: Exchange) => addressOf(exchange).searchParams;
const lastSegment = (exchange: Exchange) => addressOf(exchange).pathname.split('/').at(-1) ?? '';

function readOnce<State>(states: State[]): State | undefined {
  return states.length > 1 ? states.shift() : states[0];
}
