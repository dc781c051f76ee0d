// The state of the mock (its "world"): a workspace with its accounts, and functions that change it.
import {isDeepStrictEqual} from 'node:util';
import {type Agency, type AgencyOptions, seedAgency} from './agency';
import {type Bundles, exampleOf} from './contract';

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
  webhookId: string;
  url: string;
  enabled: boolean;
  eventSubscription: Record<string, boolean>;
  [member: string]: unknown;
};

/** An event in a webhook log. */
export type LogEntry = {id: string; event: string; at: string; about: string; account: string};

/** A workspace with its accounts, links and subscriptions. */
export type World = {
  workspaceId: string;
  user: Record<string, unknown>;
  accounts: Account[];
  /** The data of each account, by its ID. */
  agencies: Map<string, Agency>;
  links: Link[];
  subscriptions: Subscription[];
  platform: PlatformEndpoint;
  /** `incoming`: events from the PMS; `outgoing`: deliveries to receivers. */
  logs: {incoming: LogEntry[]; outgoing: LogEntry[]; pageSize: number};
  /** Counts the UUIDs that were given. */
  madeUuids: number;
  /** Creates the data of a new account. */
  openAgency: (accountId: string) => void;
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
export type WorldOptions = AgencyOptions & {
  accounts?: number;
  /** URL that receives all platform events until they are disabled. */
  platformReceiver?: string;
};

/** Creates the state from the contract's examples: one account, with its link, its subscription and its agency. */
export function seedWorld(contract: Bundles, options: WorldOptions = {}): World {
  const {accounts = 1, platformReceiver: url, ...ofAgency} = options;
  const link = exampleOf<Link & {workspaceId: string}>(contract, 'common/getLink');
  const sync = exampleOf<Sync>(contract, 'common/getIntegrationAccountSync');
  const [platform] = exampleOf<PlatformEndpoint[]>(contract, 'common/listWebhookEndpoints');
  const agencies: World['agencies'] = new Map();
  const open = (id: string, more?: AgencyOptions) =>
    void agencies.set(id, seedAgency(contract, id, agencies.size + 1, more));
  const world: World = {
    workspaceId: link.workspaceId,
    user: exampleOf(contract, 'common/getUser'),
    accounts: exampleOf<Account[]>(contract, 'common/listIntegrationAccounts').map((account) => ({
      ...account,
      sync,
    })),
    agencies,
    links: [link],
    subscriptions: exampleOf<Subscription[]>(contract, 'common/listIntegrationAccountWebhooks'),
    platform: url ? {...platform!, url, eventSubscription: everyEvent(platform!)} : platform!,
    logs: {incoming: [], outgoing: [], pageSize: 50},
    madeUuids: 0,
    // An account that a link connects has no further properties and reservations, which bounds the memory.
    openAgency: (id) => open(id, {isStrict: options.isStrict}),
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
  for (const {integrationAccountId} of world.accounts) open(integrationAccountId, ofAgency);
  return world;
}

const everyEvent = ({eventSubscription}: PlatformEndpoint) =>
  Object.fromEntries(Object.keys(eventSubscription).map((event) => [event, true]));

/** Returns the next UUID. It comes from a counter, so that runs are reproducible. */
export function uuidOf(world: World): string {
  world.madeUuids += 1;
  return `00000000-0000-4000-8000-${world.madeUuids.toString(16).padStart(12, '0')}`;
}

export const now = (): string => new Date().toISOString();

/** Returns the timestamps of a new item. */
export function madeNow(): {createdAt: string; updatedAt: string} {
  const createdAt = now();
  return {createdAt, updatedAt: createdAt};
}

/** Returns the time of a change: now or, because some example data is in the future, a second after the last change. */
const timeAfter = (last = ''): string =>
  now() > last ? now() : new Date(Date.parse(last) + 1000).toISOString();

/**
 * Updates an item and its `updatedAt`, which never goes back.
 *
 * @returns false if the changes are equal to the current values
 */
export function change<T extends object>(
  item: T & {updatedAt?: string},
  changes: Partial<T>,
): boolean {
  if (isDeepStrictEqual({...item, ...changes}, item)) return false;
  Object.assign(item, changes, {updatedAt: timeAfter(item.updatedAt)});
  return true;
}

/** Appends an item. If there are then more than `most` items, drops the oldest. */
export function append<T>(items: T[], item: T, most: number): void {
  items.push(item);
  if (items.length > most) items.shift();
}
