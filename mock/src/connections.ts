// Operations on links, integration accounts and syncs.
import {itemOf, lastSegment, queryOf, Refusal} from './exchange';
import type {Context, Handler} from './handler';
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

/** Duration of a link and of the two phases of a sync, in milliseconds. */
const durations = {link: 2000, pending: 1000, running: 2000};

/** Returns whether an unused link has expired. */
export const hasExpired = ({status, canExpire, expiresIn, createdAt}: Link) =>
  status === 'PENDING' && canExpire && Date.now() > Date.parse(createdAt) + expiresIn * 1000;

/** The key of the array of workspaces is not documented. */
export const getUser: Handler = ({user, workspaceId}) => ({
  body: {...user, workspaces: [{workspaceId, slug: 'harbour-heath', userId: user.userId}]},
  invented: ['workspaces'],
});

const shownLink = (link: Link) => ({...link, expired: hasExpired(link)});

export const listLinks: Handler = ({links}) => ({
  body: links.map((link) => {
    // These fields are only in the response for a single link.
    const {IntegrationAccount: _, integrationDefinitionKey: __, ...summary} = shownLink(link);
    return summary;
  }),
});

/** Finds a link. @throws Refusal with 404 if there is none */
export const linkOf = ({links}: World, id: string) => itemOf(links, 'LinkId', id, 'link');

export const getLink: Handler = (world, exchange) => ({
  body: shownLink(linkOf(world, lastSegment(exchange))),
});

export const createLink: Handler = (world, {body}, context) => {
  type Input = {linkName: string; expiresIn?: number; accountIdentifier: string};
  const {linkName, expiresIn, ...input} = body as Input;
  if (world.accounts.length >= limits.accounts) {
    const most = `The mock holds ${limits.accounts} integration accounts at most.`;
    throw new Refusal(400, `${most} Reset it.`);
  }
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
  context.emit('link.created');
  if (context.links !== 'wait') {
    const outcome = context.links === 'succeed' ? 'SUCCEEDED' : 'FAILED';
    context.later(durations.link, () => endLink(world, link, outcome, context));
  }
  return {body: {linkId: link.LinkId}};
};

/** Ends a pending link. Does nothing if the link has ended or expired. */
export function endLink(
  world: World,
  link: Link,
  outcome: 'SUCCEEDED' | 'FAILED',
  context: Context,
): void {
  if (link.status !== 'PENDING' || hasExpired(link)) return;
  change(link, {status: outcome});
  if (outcome === 'SUCCEEDED') {
    const {integrationAccountId} = connectedAccount(world, link, context);
    link.IntegrationAccount = [{integrationAccountId}];
  }
  context.emit('link.updated');
}

/** Returns the account of the link's customer. Creates the account if there is none. */
function connectedAccount(world: World, link: Link, {emit}: Context): Account {
  const known = world.accounts.find(
    ({accountIdentifier, deleted}) => accountIdentifier === link.accountIdentifier && !deleted,
  );
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
  world.openAgency(account.integrationAccountId);
  emit('account.created');
  return account;
}

const shownAccount = ({sync: _sync, settings: _settings, ...account}: Account) => account;

export const listAccounts: Handler = ({accounts}, exchange) => {
  const wanted = queryOf(exchange).get('accountIdentifier');
  const found = accounts.filter((account) => !wanted || account.accountIdentifier === wanted);
  return {body: found.map(shownAccount)};
};

/** Finds an integration account. @throws Refusal with 404 if there is none */
export const accountOf = ({accounts}: World, id: string) =>
  itemOf(accounts, 'integrationAccountId', id, 'integration account');

export const getAccount: Handler = (world, exchange) => ({
  body: shownAccount(accountOf(world, lastSegment(exchange))),
});

export const updateAccount: Handler = (world, exchange, context) => {
  const account = accountOf(world, lastSegment(exchange));
  const settings: Account['settings'] = {...account.settings, ...(exchange.body as object)};
  if (change(account, {settings})) context.emit('account.updated');
  if (settings.syncEnabled) runSync(account, context);
  return {body: {}};
};

export const deleteAccount: Handler = (world, exchange, {emit}) => {
  const account = accountOf(world, lastSegment(exchange));
  if (!account.deleted) emit('account.deleted');
  account.deleted ??= now();
  return {body: {}};
};

export const getSync: Handler = (world, exchange) => {
  const id = exchange.url.split('/').at(-2) ?? '';
  const {integrationAccountId, sync} = accountOf(world, id);
  // What the API returns before the first sync is not documented.
  if (!sync) throw new Refusal(404, `The account ${integrationAccountId} has had no sync.`);
  return {body: {...sync, integrationAccountId}};
};

/** Starts a sync. Its status goes from pending to running, then to succeeded, or to failed with `failedMessage`. */
export function runSync(account: Account, {later, emit}: Context, failedMessage?: string) {
  const sync: Sync = {status: 'PENDING', failedMessage: null, ...madeNow()};
  account.sync = sync;
  later(durations.pending, () => change(sync, {status: 'RUNNING'}));
  later(durations.pending + durations.running, () => {
    if (failedMessage) change(sync, {status: 'FAILED', failedMessage});
    else change(sync, {status: 'SUCCEEDED'});
    emit(failedMessage ? 'sync.error' : 'sync.complete');
  });
}
