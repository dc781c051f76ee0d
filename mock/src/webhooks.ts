import {type Answer, type Exchange, lastSegment, problem, queryOf} from './exchange';
import {inventedHeader} from './invented';
import {append, limits, type Subscription, uuidOf, type World} from './world';

/** An event as a log keeps it. */
export type LogEntry = {id: string; event: string; at: string; about: string};

/** What happened, and what was sent on. */
export type WebhookLog = {incoming: LogEntry[]; outgoing: LogEntry[]; pageSize: number};

/** Sends one event to one address. */
export type Send = (receiver: string, event: string, body: object) => Promise<void>;

/** Where an event goes, and what it carries besides its `hook.id`. */
export type Occurrence = {event: string; receivers: string[]; ids?: Record<string, unknown>};

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is on this machine; the mock sends nothing elsewhere. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopback.includes(new URL(address).hostname);

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
  const at = new Date().toISOString();
  const entry = {id: uuidOf(world), event, at, about: Object.values(ids).join(' ')};
  append(world.logs.incoming, entry, limits.log);
  for (const receiver of receivers) {
    if (isDropped()) continue;
    append(world.logs.outgoing, entry, limits.log);
    void send(receiver, event, {event, hook: {id: entry.id}, ...ids});
  }
}

const waitingAtMost = 1000;
const secondsAtMost = 5;

/**
 * Makes what sends deliveries: one after the other to each receiver, to addresses on this machine only, never twice.
 *
 * @param log is told what became of each
 */
export function createSender(log: (line: string) => void): Send {
  const lanes = new Map<string, {last: Promise<void>; waiting: number}>();
  const deliver = async (receiver: string, event: string, body: object) => {
    const headers = {
      'Content-Type': 'application/json',
      [inventedHeader]: Object.keys(body)
        .filter((name) => name !== 'hook')
        .join(', '),
    };
    const signal = AbortSignal.timeout(secondsAtMost * 1000);
    const outcome = await fetch(receiver, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    }).then(
      async (response) => {
        await response.body?.cancel();
        return String(response.status);
      },
      (error: Error) =>
        `no response (${(error.cause as Error | undefined)?.message ?? error.name})`,
    );
    log(`webhook ${event} to ${receiver}: ${outcome}`);
  };
  return (receiver, event, body) => {
    if (!isLoopback(receiver)) {
      log(`webhook ${event} to ${receiver}: not sent, since the address is not on this machine`);
      return Promise.resolve();
    }
    const lane = lanes.get(receiver) ?? {last: Promise.resolve(), waiting: 0};
    if (lane.waiting >= waitingAtMost) {
      log(`webhook ${event} to ${receiver}: not sent, since ${waitingAtMost} are waiting already`);
      return Promise.resolve();
    }
    lane.waiting += 1;
    lane.last = lane.last
      .then(() => deliver(receiver, event, body))
      .then(() => {
        lane.waiting -= 1;
        if (lane.waiting === 0) lanes.delete(receiver);
      });
    lanes.set(receiver, lane);
    return lane.last;
  };
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

/** Does something with the subscription of an id. */
function withSubscription(
  world: World,
  id: string,
  use: (subscription: Subscription) => Answer,
): Answer {
  const found = world.subscriptions.find((item) => item.integrationAccountWebhookId === id);
  return found ? use(found) : problem(404, `There is no webhook ${id}.`);
}

export function updateSubscription(world: World, {body}: Exchange): Answer {
  const {integrationAccountWebhookId: id, ...change} = body as Subscription;
  return withSubscription(world, id, (found) => {
    Object.assign(found, change, {updatedAt: new Date().toISOString()});
    return {body: found};
  });
}

export const deleteSubscription = (world: World, exchange: Exchange): Answer =>
  withSubscription(world, lastSegment(exchange), (found) => {
    world.subscriptions = world.subscriptions.filter((other) => other !== found);
    return {body: found};
  });

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
