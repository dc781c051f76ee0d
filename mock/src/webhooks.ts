// Webhooks: subscriptions, the events that the mock sends, and their logs.
import {accountOf} from './connections';
import type {Deliver} from './deliveries';
import {itemOf, lastSegment, queryOf, Refusal} from './exchange';
import type {Handler} from './handler';
import {append, change, limits, madeNow, now, type Subscription, uuidOf, type World} from './world';

/**
 * Logs an event of the PMS if its account has a subscription, and delivers it.
 *
 * @param account ID of the account
 * @param ids IDs of what the event is about, such as a reservation and its property
 */
export function occur(
  world: World,
  account: string,
  event: string,
  ids: Record<string, string>,
  deliver: Deliver,
): void {
  const own = world.subscriptions.filter((one) => one.integrationAccountId === account);
  if (own.length === 0) return;
  const about = Object.values(ids).join(' ');
  const entry = {id: uuidOf(world), event, at: now(), about, account};
  append(world.logs.incoming, entry, limits.log);
  const body = {event, hook: {id: entry.id}, ...ids};
  for (const {enabled, eventSubscription, receiverUrl} of own) {
    if (!enabled || !eventSubscription[event]) continue;
    deliver(receiverUrl, body, () =>
      append(world.logs.outgoing, {...entry, at: now()}, limits.log),
    );
  }
}

/** Sends a platform event if it is enabled. The event is not logged, because each log belongs to an account. */
export function occurOnPlatform(world: World, event: string, deliver: Deliver): void {
  const {url, enabled, eventSubscription} = world.platform;
  if (enabled && eventSubscription[event]) deliver(url, {event, hook: {id: uuidOf(world)}});
}

export const listEndpoints: Handler = ({platform}, exchange) => {
  const id = exchange.url.split('/').at(-2) ?? '';
  itemOf([platform], 'webhookId', id, 'webhook');
  return {body: [platform]};
};

export const listSubscriptions: Handler = (world, exchange) => {
  const account = queryOf(exchange).get('integrationAccountId');
  if (account === null) return {body: world.subscriptions};
  accountOf(world, account);
  return {body: world.subscriptions.filter((one) => one.integrationAccountId === account)};
};

export const createSubscription: Handler = (world, exchange) => {
  // The contract's example has fields that only responses have, such as the addresses of the listener.
  const example = exchange.answer as Subscription & {listenerUrl?: string[]};
  const input = exchange.body as Subscription;
  const {integrationAccountId: id, deleted} = accountOf(world, input.integrationAccountId);
  if (deleted) throw new Refusal(404, `The integration account ${id} is deleted.`);
  const made = {
    ...example,
    ...input,
    ...madeNow(),
    listenerUrl: example.listenerUrl?.map((url) => url.replace(/[^/]+$/, id)),
    integrationAccountWebhookId: uuidOf(world),
  };
  append(world.subscriptions, made, limits.links);
  return {body: made};
};

const subscriptionOf = ({subscriptions}: World, id: string) =>
  itemOf(subscriptions, 'integrationAccountWebhookId', id, 'webhook');

export const updateSubscription: Handler = (world, {body}) => {
  const {integrationAccountWebhookId: id, ...changes} = body as Subscription;
  const found = subscriptionOf(world, id);
  change(found, changes);
  return {body: found};
};

export const deleteSubscription: Handler = (world, exchange) => {
  const found = subscriptionOf(world, lastSegment(exchange));
  world.subscriptions = world.subscriptions.filter((other) => other !== found);
  return {body: {...found, deleted: now()}};
};

/** Returns one page of an account's log, oldest first. An opaque token selects the page. */
export const logPage =
  (direction: 'incoming' | 'outgoing'): Handler =>
  (world, exchange) => {
    const query = queryOf(exchange);
    const [from, to] = ['createdAtGte', 'createdAtLte'].map((name) =>
      Date.parse(query.get(name) ?? ''),
    );
    const id = query.get('id');
    const {integrationAccountId} = accountOf(world, lastSegment(exchange));
    const found = world.logs[direction].filter(
      ({at, about, account}) =>
        account === integrationAccountId &&
        !(Date.parse(at) < from!) &&
        !(Date.parse(at) > to!) &&
        (!id || about.split(' ').includes(id)),
    );
    const [name, ...others] = ['next', 'previous'].filter((one) => query.has(one));
    if (others.length > 0) throw new Refusal(400, 'Send next or previous, not both.');
    const token = name ? String(query.get(name)) : 'token-0';
    const page = Number(/^token-(\d+)$/.exec(token)?.[1]);
    const {pageSize} = world.logs;
    const pages = Math.max(Math.ceil(found.length / pageSize), 1);
    if (!(page < pages)) throw new Refusal(400, `query.${name}: Unknown token ${token}.`);
    return {
      body: {
        logs: found
          .slice(page * pageSize, (page + 1) * pageSize)
          .map(({id: hook, event, at}) => ({hook: {id: hook}, event, createdAt: at})),
        next: page + 1 < pages ? `token-${page + 1}` : null,
        previous: page > 0 ? `token-${page - 1}` : null,
      },
    };
  };
