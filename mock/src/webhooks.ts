import {type Answer, type Exchange, lastSegment, queryOf, withItem} from './exchange';
import type {Send} from './deliveries';
import {append, change, limits, now, type Subscription, uuidOf, type World} from './world';

/** An event as a log keeps it. */
export type LogEntry = {id: string; event: string; at: string; about: string};

/** What happened, and what was sent on. */
export type WebhookLog = {incoming: LogEntry[]; outgoing: LogEntry[]; pageSize: number};

/** Where an event goes, and what it carries besides its `hook.id`. */
export type Occurrence = {event: string; receivers: string[]; ids?: Record<string, unknown>};

/** Addresses that want an event of an account's PMS. */
export const receiversOf = ({subscriptions}: World, event: string): string[] =>
  subscriptions
    .filter(({enabled, eventSubscription}) => enabled && eventSubscription[event])
    .map(({receiverUrl}) => receiverUrl);

/**
 * Notes an event and sends it on.
 *
 * @param isDropped whether this one is lost on the way
 */
export function occur(
  world: World,
  {event, receivers, ids = {}}: Occurrence,
  isDropped: () => boolean,
  send: Send,
): void {
  const entry = {id: uuidOf(world), event, at: now(), about: Object.values(ids).join(' ')};
  append(world.logs.incoming, entry, limits.log);
  for (const receiver of receivers) {
    if (isDropped()) continue;
    append(world.logs.outgoing, entry, limits.log);
    void send(receiver, event, {event, hook: {id: entry.id}, ...ids});
  }
}

export function listSubscriptions(world: World, exchange: Exchange): Answer {
  const account = queryOf(exchange).get('integrationAccountId');
  return {
    body: world.subscriptions.filter(
      ({integrationAccountId}) => !account || integrationAccountId === account,
    ),
  };
}

export function createSubscription(world: World, exchange: Exchange): Answer {
  const made = {
    // What the example has and a request does not, such as the address of the listener.
    ...(exchange.answer as Subscription),
    ...(exchange.body as Subscription),
    integrationAccountWebhookId: uuidOf(world),
  };
  append(world.subscriptions, made, limits.links);
  return {body: made};
}

export function updateSubscription(world: World, {body}: Exchange): Answer {
  const {integrationAccountWebhookId: id, ...changes} = body as Subscription;
  return withSubscription(world, id, (found) => ({body: change(found, changes)}));
}

export const deleteSubscription = (world: World, exchange: Exchange): Answer =>
  withSubscription(world, lastSegment(exchange), (found) => {
    world.subscriptions = world.subscriptions.filter((other) => other !== found);
    return {body: found};
  });

const withSubscription = (world: World, id: string, use: (found: Subscription) => Answer) =>
  withItem(world.subscriptions, 'integrationAccountWebhookId', id, 'webhook', use);

/** One page of a log, oldest first; a page is named by an opaque token. */
export function logPage(
  {logs}: World,
  direction: 'incoming' | 'outgoing',
  exchange: Exchange,
): Answer {
  const query = queryOf(exchange);
  const [from, to] = [query.get('createdAtGte') ?? '', query.get('createdAtLte') ?? '9999'];
  const id = query.get('id');
  const found = logs[direction].filter(
    ({at, about}) => at >= from && at <= to && (!id || about.split(' ').includes(id)),
  );
  const token = query.get('next') ?? query.get('previous') ?? 'token-0';
  const page = Number(token.replace(/^token-/, '')) || 0;
  return {
    body: {
      logs: found
        .slice(page * logs.pageSize, (page + 1) * logs.pageSize)
        .map(({id: hook, event, at}) => ({hook: {id: hook}, event, createdAt: at})),
      next: (page + 1) * logs.pageSize < found.length ? `token-${page + 1}` : null,
    },
  };
}
