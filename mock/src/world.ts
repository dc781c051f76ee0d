import {type Contract, exampleOf} from './contract';
import type {WebhookLog} from './webhooks';

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
  /** Undefined before the first one. */
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

/** What the mock remembers: one agency, with the accounts, links and subscriptions of its workspace. */
export type World = {
  workspaceId: string;
  /** In the order in which lists show them. */
  reservations: Reservation[];
  /** Properties as version 2 shows them; version 1 has further ones. */
  properties: {id: string; roomTypes?: unknown}[];
  propertiesOfV1: {id: string}[];
  roomTypes: RoomType[];
  /** Days that differ from their room type, by `<room type> <date>`. */
  days: Map<string, {status?: string; amount?: number; minimumNights?: number}>;
  /** Whether the PMS turns a booking away when no unit is free. What the real ones do differs. */
  refusesOverbooking: boolean;
  accounts: Account[];
  links: Link[];
  subscriptions: Subscription[];
  logs: WebhookLog;
  /** How many IDs were given to reservations, and to links and all else. */
  made: {reservations: number; others: number};
  /** Called after each page of a list: the moment at which data changes under a reader. */
  afterPage?: (page: number) => void;
};

/** What fits into the mock, so that its memory is bounded. The oldest links and log entries go first. */
export const limits = {reservations: 10_000, days: 10_000, accounts: 500, links: 500, log: 1000};

/** Makes the example world of the contract: one agency with one account, one link and one reservation. */
export function exampleWorld(contract: Contract): World {
  const list = <T>(key: string) => exampleOf<{data: T[]}>(contract, key).data;
  type Property = {id: string; roomTypes?: {id: string; name: string}[]; startPrice?: number};
  const properties = list<Property>('v2/listProperties');
  const roomTypes = list<RoomType>('v2/listRoomTypes');
  const defaults = properties.flatMap(({id, roomTypes: own = [], startPrice}) =>
    own
      .filter((room) => roomTypes.every((other) => other.id !== room.id))
      .map((room) => ({...room, propertyId: id, units: {count: 1}, startPrice, minimumNights: 1})),
  );
  const link = exampleOf<Link>(contract, 'common/getLink');
  const sync = exampleOf<Sync>(contract, 'common/getIntegrationAccountSync');
  return {
    workspaceId: exampleOf<{workspaceId: string}>(contract, 'common/getLink').workspaceId,
    reservations: list<Reservation>('v2/listReservations'),
    properties,
    propertiesOfV1: [
      ...list<{id: string}>('v1/listProperties'),
      ...properties.map(({roomTypes: _roomTypes, ...property}) => property),
    ].toSorted((a, b) => Number(a.id) - Number(b.id)),
    roomTypes: [...roomTypes, ...defaults],
    days: new Map(),
    refusesOverbooking: true,
    accounts: exampleOf<Account[]>(contract, 'common/listIntegrationAccounts').map((account) => ({
      ...account,
      sync,
    })),
    links: [link],
    subscriptions: exampleOf<Subscription[]>(contract, 'common/listIntegrationAccountWebhooks'),
    logs: {incoming: [], outgoing: [], pageSize: 50},
    made: {reservations: 0, others: 0},
  };
}

/** A UUID that is derived from a number, so that a run repeats. */
export function uuidOf(world: World): string {
  world.made.others += 1;
  return `00000000-0000-4000-8000-${world.made.others.toString(16).padStart(12, '0')}`;
}

/** The id of a new reservation: it follows those of the example world. */
export function reservationIdOf(world: World): string {
  world.made.reservations += 1;
  return String(771_904 + world.made.reservations);
}

export const now = (): string => new Date().toISOString();

/** When something that is new was made and changed. */
export function madeNow(): {createdAt: string; updatedAt: string} {
  const createdAt = now();
  return {createdAt, updatedAt: createdAt};
}

/** Changes something that is remembered, and says when. */
export const change = <T extends object>(item: T, changes: Partial<T>): T =>
  Object.assign(item, changes, {updatedAt: now()});

/** Adds to a list that holds so many at most. */
export function append<T>(items: T[], item: T, most: number): void {
  items.push(item);
  if (items.length > most) items.shift();
}
