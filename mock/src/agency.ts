// The data of one integration account (its "agency"): types, the initial data, and functions that change it.
import {type Bundles, exampleOf} from './contract';
import {randomNumbers} from './faults';

export type Reservation = {
  id: string;
  createdAt: string;
  updatedAt: string;
  cancelledAt?: string;
  arrivalDate: string;
  departureDate: string;
  propertyId: string;
  roomTypeIds: string[];
  status?: string;
  notes?: string;
  primaryGuest?: {name?: string; emails: string[]};
  [member: string]: unknown;
};

export type RoomType = {
  id: string;
  name?: string;
  propertyId: string;
  units: {count: number};
  startPrice?: number;
  minimumNights?: number;
  maximumNights?: number;
  maxOccupancy?: number;
};

type Item = {id: string; [member: string]: unknown};

export type Property = Item & {roomTypes?: {id: string; name: string}[]};

export type Conversation = Item & {
  reservationId: string;
  messages: Record<string, unknown>[];
};

export type Review = Item & {propertyId: string; replies: object[]; response?: string};

/** The definition of a custom field. */
export type CustomField = Item & {name: string};

/** What the PMS of one integration account has. */
export type Agency = {
  accountId: string;
  /** In the order in which list responses return them. */
  reservations: Reservation[];
  properties: Property[];
  roomTypes: RoomType[];
  /** Days whose values differ from the defaults of their room type, by `<room type> <date>`. */
  days: Map<string, {status?: string; amount?: number; minimumNights?: number}>;
  conversations: Conversation[];
  reviews: Review[];
  customFields: CustomField[];
  guests: Item[];
  /** Whether the mock rejects overbooking. Real PMSs differ in this. */
  refusesOverbooking: boolean;
  /** Whether stays are validated against calendar and capacity. */
  isStrict: boolean;
  /** The last ID given to a reservation, and to any other item. */
  lastIds: {reservation: number; other: number};
  /** Called after each page of a list, to simulate changes during pagination. */
  afterPage?: (page: number) => void;
};

/** Changes to the initial data, which comes from the contract's examples. */
export type AgencyOptions = {
  /** Minimum number of properties and of reservations. */
  properties?: number;
  reservations?: number;
  isStrict?: boolean;
  seed?: number;
};

/** Added to the IDs of each further agency, so that no two agencies have an ID in common. */
const idsOfAgency = 1_000_000;

/** Returns a copy of example data whose IDs are those of another agency. */
function shifted<T>(value: T, by: number, key = ''): T {
  if (Array.isArray(value)) return value.map((item) => shifted(item, by, key)) as T;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, one]) => [name, shifted(one, by, name)]);
    return Object.fromEntries(members) as T;
  }
  if (typeof value !== 'string' || !/(?:^id|Ids?)$/.test(key)) return value;
  return value.replace(/^\d+/, (digits) => String(Number(digits) + by)) as T;
}

/** Creates additional properties with random prices from the seed. Their IDs are higher than the examples' IDs. */
function furtherProperties(example: Property, count: number, seed: number): Property[] {
  const random = randomNumbers(seed);
  return Array.from({length: Math.max(count, 0)}, (_, index) => {
    const [id, name] = [String(50_001 + index), `House ${index + 1}`];
    const startPrice = 60 + Math.floor(random() * 340);
    const own = {id, name, internalName: name, description: name, startPrice};
    return {...structuredClone(example), ...own, roomTypes: [{id, name}]};
  });
}

const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);

/** Creates additional reservations: stays of three nights, after the example's, that fill one unit of each room type. */
function furtherReservations(rooms: RoomType[], count: number, last: Reservation): Reservation[] {
  const [firstId, firstDay] = [Number(last.id) + 1, dayAfter(last.departureDate, 15)];
  return Array.from({length: Math.max(count, 0)}, (_, index) => {
    const room = rooms[index % rooms.length]!;
    const arrivalDate = dayAfter(firstDay, Math.floor(index / rooms.length) * 4);
    const at = new Date(Date.parse('2026-02-20T09:00:00Z') + index * 60_000).toISOString();
    const email = `guest-${index + 1}@example.com`;
    return {
      id: String(firstId + index),
      createdAt: at,
      updatedAt: at,
      arrivalDate,
      departureDate: dayAfter(arrivalDate, 3),
      nights: 3,
      propertyId: room.propertyId,
      roomTypeIds: [room.id],
      numberOfGuests: 2,
      primaryGuest: {name: `Guest ${index + 1}`, emails: [email]},
    };
  });
}

/** A review that nobody has replied to. The contract's example has a reply. */
const unansweredReview: Review = {
  id: '61531',
  title: 'Gulls for an alarm clock',
  description: 'A warm cottage, and the harbour at the door.',
  rating: 4.5,
  createdBy: 'Maren Oswin',
  createdAt: '2026-05-20T18:04:10.000Z',
  updatedAt: '2026-05-20T18:04:10.000Z',
  propertyId: '48213',
  replies: [],
};

const limitsOfStay = ['minimumNights', 'maximumNights', 'maxOccupancy'] as const;

/** Creates the room types that properties name but the examples don't describe: one unit each. */
const defaultRoomsOf = (properties: Property[], known: RoomType[]): RoomType[] =>
  properties.flatMap(({id: propertyId, roomTypes = [], startPrice, ...property}) =>
    roomTypes
      .filter((room) => known.every(({id}) => id !== room.id))
      .map((room) => ({
        ...room,
        propertyId,
        units: {count: 1},
        startPrice: Number(startPrice),
        minimumNights: 1,
        ...Object.fromEntries(
          limitsOfStay.flatMap((name) => (property[name] ? [[name, property[name]]] : [])),
        ),
      })),
  );

/**
 * Creates the data of an account from the contract's examples.
 *
 * @param number from 1; each number has its own IDs and names
 */
export function seedAgency(
  contract: Bundles,
  accountId: string,
  number: number,
  options: AgencyOptions = {},
): Agency {
  const {isStrict = false, seed = 1} = options;
  const list = <T>(key: string) => exampleOf<{data: T[]}>(contract, key).data;
  const ofV1 = list<Property>('v1/listProperties').map((one): Property => ({
    ...one,
    roomTypes: [{id: one.id, name: String(one.name)}],
  }));
  const examples = [...list<Property>('v2/listProperties'), ...ofV1].toSorted(
    (a, b) => Number(a.id) - Number(b.id),
  );
  const missing = (options.properties ?? 0) - examples.length;
  const properties = [...examples, ...furtherProperties(examples[0]!, missing, seed)];
  const known = list<RoomType>('v2/listRoomTypes');
  const roomTypes = [...known, ...defaultRoomsOf(properties, known)];
  const reservations = list<Reservation>('v2/listReservations');
  const last = reservations.at(-1)!;
  const further = Math.max((options.reservations ?? 0) - reservations.length, 0);
  reservations.push(...furtherReservations(roomTypes, further, last));
  const by = (number - 1) * idsOfAgency;
  const data = {
    reservations,
    properties: number === 1 ? properties : properties.map((one) => numbered(one, number)),
    roomTypes,
    // Only the examples of version 1 have all members.
    conversations: list<Conversation>('v1/listConversationsByReservation').map(
      ({roomId, ...one}) => ({...one, roomTypeId: roomId}),
    ),
    reviews: [...list<Review>('v2/listReviews'), unansweredReview],
    customFields: list<CustomField>('v1/listCustomFields'),
    guests: list<Item>('v1/listGuests'),
  };
  return {
    ...shifted(data as Pick<Agency, keyof typeof data>, by),
    accountId,
    days: new Map(),
    refusesOverbooking: true,
    isStrict,
    lastIds: {reservation: Number(last.id) + further + by, other: 10_000_000 + by},
  };
}

const numbered = (property: Property, number: number): Property => ({
  ...property,
  name: `${String(property.name)} ${number}`,
});

/** Returns the next ID for a reservation, counted up from the examples' IDs. */
export function reservationIdOf({lastIds}: Agency): string {
  lastIds.reservation += 1;
  return String(lastIds.reservation);
}

/** Returns the next ID for a message or a custom field. */
export function otherIdOf({lastIds}: Agency): string {
  lastIds.other += 1;
  return String(lastIds.other);
}
