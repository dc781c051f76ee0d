import {
  type MockResponse,
  type Exchange,
  lastSegment,
  errorResponse,
  queryOf,
  withItem,
} from './exchange';
import {
  type Account,
  append,
  change,
  limits,
  type Link,
  madeNow,
  now,
  type Sync,
  uuidOf,
  type World,
} from './world';

/** Functions and settings of the mock that links, accounts and syncs use. */
export type ConnectionContext = {
  /** Runs a task later; cancelled when the mock is reset or stops. */
  later: (milliseconds: number, run: () => void) => void;
  /** Sends a platform event. */
  emit: (event: string) => void;
  /** How a link ends by itself. With `wait`, it ends on its page, by an admin request or when it expires. */
  links: 'succeed' | 'fail' | 'wait';
};

/** Duration of a link and of the two phases of a sync, in milliseconds. */
export const durations = {link: 2000, pending: 1000, running: 2000};

/** Returns whether an unused link has expired. */
export const hasExpired = ({status, canExpire, expiresIn, createdAt}: Link) =>
  status === 'PENDING' && canExpire && Date.now() > Date.parse(createdAt) + expiresIn * 1000;

const shownLink = (link: Link) => ({...link, expired: hasExpired(link)});

export function listLinks(world: World): MockResponse {
  const body = world.links.map((link) => {
    // These fields are only in the response for a single link.
    const {IntegrationAccount: _, integrationDefinitionKey: __, ...summary} = shownLink(link);
    return summary;
  });
  return {body};
}

export const withLink = (
  world: World,
  id: string,
  use: (link: Link) => MockResponse,
): MockResponse => withItem(world.links, 'LinkId', id, 'link', use);

export const getLink = (world: World, exchange: Exchange): MockResponse =>
  withLink(world, lastSegment(exchange), (link) => ({body: shownLink(link)}));

export function createLink(
  world: World,
  {body}: Exchange,
  around: ConnectionContext,
): MockResponse {
  type Input = {linkName: string; expiresIn?: number; accountIdentifier: string};
  const {linkName, expiresIn, ...input} = body as Input;
  if (world.accounts.length >= limits.accounts)
    return errorResponse(
      400,
      `The mock holds ${limits.accounts} integration accounts at most. Reset it.`,
    );
  const link: Link = {
    LinkId: uuidOf(world),
    LinkName: linkName,
    canExpire: expiresIn !== undefined,
    expiresIn: expiresIn ?? 0,
    status: 'PENDING',
    ...input,
    ...madeNow(),
  };
  append(world.links, link, limits.links);
  around.emit('link.created');
  if (around.links !== 'wait') {
    const outcome = around.links === 'succeed' ? 'SUCCEEDED' : 'FAILED';
    around.later(durations.link, () => endLink(world, link, outcome, around));
  }
  return {body: {linkId: link.LinkId}};
}

/** Ends a pending link; does nothing if it has ended or expired. */
export function endLink(
  world: World,
  link: Link,
  outcome: 'SUCCEEDED' | 'FAILED',
  around: ConnectionContext,
): void {
  if (link.status !== 'PENDING' || hasExpired(link)) return;
  change(link, {status: outcome});
  if (outcome === 'SUCCEEDED') {
    const {integrationAccountId} = connectedAccount(world, link, around);
    link.IntegrationAccount = [{integrationAccountId}];
  }
  around.emit('link.updated');
}

/** Returns the customer's account; creates it if there is none. */
function connectedAccount(world: World, link: Link, {emit}: ConnectionContext): Account {
  const isSame = ({accountIdentifier, deleted}: Account) =>
    accountIdentifier === link.accountIdentifier && !deleted;
  const known = world.accounts.find(isSame);
  if (known) return known;
  const account = {
    integrationAccountId: uuidOf(world),
    integrationDefinitionId: world.accounts[0]?.integrationDefinitionId,
    workspaceId: world.workspaceId,
    integrationAccountName: link.accountIdentifier,
    accountIdentifier: link.accountIdentifier,
    deleted: null,
    ...madeNow(),
  };
  world.accounts.push(account);
  emit('account.created');
  return account;
}

const shownAccount = ({sync: _sync, settings: _settings, ...account}: Account) => account;

export function listAccounts(world: World, exchange: Exchange): MockResponse {
  const wanted = queryOf(exchange).get('accountIdentifier');
  const found = world.accounts.filter((account) => !wanted || account.accountIdentifier === wanted);
  return {body: found.map(shownAccount)};
}

export const withAccount = (
  world: World,
  id: string,
  use: (account: Account) => MockResponse,
): MockResponse => withItem(world.accounts, 'integrationAccountId', id, 'integration account', use);

export const getAccount = (world: World, exchange: Exchange): MockResponse =>
  withAccount(world, lastSegment(exchange), (account) => ({body: shownAccount(account)}));

export const updateAccount = (
  world: World,
  exchange: Exchange,
  around: ConnectionContext,
): MockResponse =>
  withAccount(world, lastSegment(exchange), (account) => {
    const settings: Account['settings'] = {...account.settings, ...(exchange.body as object)};
    if (change(account, {settings})) around.emit('account.updated');
    if (settings.syncEnabled) runSync(account, around);
    return {body: {}};
  });

export const deleteAccount = (
  world: World,
  exchange: Exchange,
  around: ConnectionContext,
): MockResponse =>
  withAccount(world, lastSegment(exchange), (account) => {
    if (!account.deleted) around.emit('account.deleted');
    account.deleted ??= now();
    return {body: {}};
  });

export const getSync = (world: World, exchange: Exchange): MockResponse =>
  withAccount(world, exchange.url.split('/').at(-2) ?? '', ({integrationAccountId, sync}) =>
    // What the API returns before the first sync is not documented.
    sync
      ? {body: {...sync, integrationAccountId}}
      : errorResponse(404, `The account ${integrationAccountId} has had no sync.`),
  );

/** Starts a sync, whose status goes from pending to running to succeeded or failed. */
export function runSync(
  account: Account,
  {later, emit}: ConnectionContext,
  failedMessage?: string,
) {
  const sync: Sync = {status: 'PENDING', failedMessage: null, ...madeNow()};
  account.sync = sync;
  later(durations.pending, () => change(sync, {status: 'RUNNING'}));
  later(durations.pending + durations.running, () => {
    if (failedMessage) change(sync, {status: 'FAILED', failedMessage});
    else change(sync, {status: 'SUCCEEDED'});
    emit(failedMessage ? 'sync.error' : 'sync.complete');
  });
}
