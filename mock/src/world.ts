// The state of the mock (its "world"): types, the initial state, and functions that change it.
import {isDeepStrictEqual} from 'node:util';
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
  propertyId: string;
  units: {count: number};
  startPrice?: number;
  minimumNights?: number;
  maximumNights?: number;
  maxOccupancy?: number;
};

export type Sync = {
  status: 'PENDING' | 'RUNNING' | 'SUCCEEDED' | 'FAILED';
  failedMessage: string | null;
  createdAt?: string;
  updatedAt?: string;
};

export type Account = {
  integrationAccountId: string;
  accountIdentifier: string;
  deleted: string | null;
  integrationDefinitionId?: string;
  /** Undefined before the first sync. */
  sync?: Sync;
  settings?: Record<string, unknown>;
  [member: string]: unknown;
};

export type Link = {
  LinkId: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  accountIdentifier: string;
  canExpire: boolean;
  expiresIn: number;
  createdAt: string;
  integrationDefinitionKey?: string;
  IntegrationAccount?: {integrationAccountId: string}[];
  [member: string]: unknown;
};

export type Subscription = {
  integrationAccountWebhookId: string;
  integrationAccountId: string;
  receiverUrl: string;
  enabled: boolean;
  eventSubscription: Record<string, boolean>;
  [member: string]: unknown;
};

/** Receiver of platform events, and which events are enabled: the settings of the API's console. */
export type PlatformEndpoint = {
  url: string;
  enabled: boolean;
  eventSubscription: Record<string, boolean>;
  [member: string]: unknown;
};

/** An event in a webhook log. */
export type LogEntry = {id: string; event: string; at: string; about: string; account: string};

type Property = {id: string; roomTypes?: {id: string; name: string}[]; [member: string]: unknown};

/** One agency, with the accounts, links and subscriptions of its workspace. */
export type World = {
  workspaceId: string;
  /** In the order in which list responses return them. */
  reservations: Reservation[];
  /** Properties in version 2. Version 1 has additional properties. */
  properties: Property[];
  propertiesOfV1: Property[];
  roomTypes: RoomType[];
  /** Days whose values differ from the defaults of their room type, by `<room type> <date>`. */
  days: Map<string, {status?: string; amount?: number; minimumNights?: number}>;
  /** Whether the mock rejects overbooking. Real PMSs differ in this. */
  refusesOverbooking: boolean;
  /** Whether stays are validated against calendar and capacity. */
  isStrict: boolean;
  accounts: Account[];
  links: Link[];
  subscriptions: Subscription[];
  platform: PlatformEndpoint;
  /** `incoming`: events from the PMS; `outgoing`: deliveries to receivers. */
  logs: {incoming: LogEntry[]; outgoing: LogEntry[]; pageSize: number};
  /** Counters for new IDs. */
  made: {reservations: number; others: number};
  /** Called after each page of a list, to simulate changes during pagination. */
  afterPage?: (page: number) => void;
};

/** Limits that keep the memory of the mock bounded. The oldest links and log entries are dropped first. */
export const limits = {
  reservations: 10_000,
  days: 10_000,
  accounts: 500,
  links: 500,
  log: 1000,
};

/** Changes to the initial data, which comes from the contract's examples. */
export type WorldOptions = {
  /** Minimum number of properties. */
  properties?: number;
  accounts?: number;
  isStrict?: boolean;
  seed?: number;
  /** URL that receives all platform events until they are disabled. */
  platformReceiver?: string;
};

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

/** Creates the state from the contract's examples: one agency with one account, one link and one reservation. */
export function seedWorld(contract: Bundles, options: WorldOptions = {}): World {
  const {accounts = 1, isStrict = false, seed = 1, platformReceiver: url} = options;
  const list = <T>(key: string) => exampleOf<{data: T[]}>(contract, key).data;
  const examples = list<Property>('v2/listProperties');
  const missing = (options.properties ?? 0) - examples.length;
  const properties = [...examples, ...furtherProperties(examples[0]!, missing, seed)];
  const roomTypes = list<RoomType>('v2/listRoomTypes');
  const oldProperties = list<Property>('v1/listProperties');
  // Version 1 has no room types, so each property of version 1 gets a room type with the same ID.
  const rooms: Property[] = oldProperties.map((one) => ({
    ...one,
    roomTypes: [{id: one.id, name: one.id}],
  }));
  const defaults = [...properties, ...rooms].flatMap(({id, roomTypes: own = [], startPrice}) =>
    own
      .filter((room) => roomTypes.every((other) => other.id !== room.id))
      .map((room) => ({
        ...room,
        propertyId: id,
        units: {count: 1},
        startPrice: Number(startPrice),
        minimumNights: 1,
      })),
  );
  const link = exampleOf<Link & {workspaceId: string}>(contract, 'common/getLink');
  const sync = exampleOf<Sync>(contract, 'common/getIntegrationAccountSync');
  const endpoints = exampleOf<PlatformEndpoint[]>(contract, 'common/listWebhookEndpoints');
  const platform = endpoints[0]!;
  const world: World = {
    workspaceId: link.workspaceId,
    reservations: list<Reservation>('v2/listReservations'),
    properties,
    propertiesOfV1: [
      ...oldProperties,
      ...properties.map(({roomTypes: _roomTypes, ...property}) => property),
    ].toSorted((a, b) => Number(a.id) - Number(b.id)),
    roomTypes: [...roomTypes, ...defaults],
    days: new Map(),
    refusesOverbooking: true,
    isStrict,
    accounts: exampleOf<Account[]>(contract, 'common/listIntegrationAccounts').map((account) => ({
      ...account,
      sync,
    })),
    links: [link],
    subscriptions: exampleOf<Subscription[]>(contract, 'common/listIntegrationAccountWebhooks'),
    platform: url ? {...platform, url, eventSubscription: everyEvent(platform)} : platform,
    logs: {incoming: [], outgoing: [], pageSize: 50},
    made: {reservations: 0, others: 0},
  };
  for (let number = 2; number <= accounts; number++) {
    const name = `Agency ${number}`;
    world.accounts.push({
      ...structuredClone(world.accounts[0]!),
      integrationAccountId: uuidOf(world),
      integrationAccountName: name,
      accountIdentifier: name.toLowerCase().replace(' ', '-'),
    });
  }
  return world;
}

const everyEvent = ({eventSubscription}: PlatformEndpoint) =>
  Object.fromEntries(Object.keys(eventSubscription).map((event) => [event, true]));

/** Returns the next UUID. It comes from a counter, so that runs are reproducible. */
export function uuidOf(world: World): string {
  world.made.others += 1;
  return `00000000-0000-4000-8000-${world.made.others.toString(16).padStart(12, '0')}`;
}

/** Returns the next ID for a reservation, counted up from the examples' IDs. */
export function reservationIdOf(world: World): string {
  world.made.reservations += 1;
  return String(771_904 + world.made.reservations);
}

export const now = (): string => new Date().toISOString();

/** Returns the timestamps of a new item. */
export function madeNow(): {createdAt: string; updatedAt: string} {
  const createdAt = now();
  return {createdAt, updatedAt: createdAt};
}

/**
 * Updates an item and its `updatedAt`.
 *
 * @returns false if the changes are equal to the current values
 */
export function change<T extends object>(item: T, changes: Partial<T>): boolean {
  if (isDeepStrictEqual({...item, ...changes}, item)) return false;
  Object.assign(item, changes, {updatedAt: now()});
  return true;
}

/** Appends an item. If there are then more than `most` items, drops the oldest. */
export function append<T>(items: T[], item: T, most: number): void {
  items.push(item);
  if (items.length > most) items.shift();
}
