// Simulated faults: their types and settings, and the seeded choice of the requests that fail.
import {patternOf} from './contract';
import {requestUrl, type Exchange} from './exchange';

/** A simulated failure of a valid request. Invalid requests are rejected before. */
export type Fault =
  /** The request is rejected without a side effect. */
  | {kind: 'status'; status: number; headers?: Record<string, string>; detail?: string}
  /** No response is ever sent. The client cannot know whether the request was carried out. */
  | {kind: 'silence'; carriedOut: boolean}
  /** The request is carried out, then the connection is closed without a response. */
  | {kind: 'lost'};

/** Hooks that replace or fail responses. */
export type Behaviour = {
  /** Called for every valid request. */
  fault?: (exchange: Exchange) => Fault | undefined;
  /** Replaces the response of the operation. */
  answer?: (exchange: Exchange) => {status?: number; body: unknown} | undefined;
};

/** Selects requests by method and by the end of their path, such as `/reservations/{id}`. */
export type Target = {method: string; path: string};

/** The fault settings of a mock without faults, by the names of the switches. Shares are between 0 and 1. */
export const noFaults = {
  /** Shares of requests to reject with a status. A share without a target applies to all requests. */
  fail: [] as {status: number; share: number; target?: Target}[],
  'lost-responses': 0,
  'drop-webhooks': 0,
  'duplicate-webhooks': 0,
  'delay-webhooks': 0,
  /** Milliseconds before a response, and the share of responses that are delayed. */
  delay: {milliseconds: 0, share: 1},
  /** Keys to reject as expired. */
  'expired-key': [] as string[],
  /** Requests a minute for each integration account; 0 for no limit. */
  'rate-limit': 0,
  seed: 1,
};

export type FaultSettings = typeof noFaults;

/** Creates a seeded generator (mulberry32) of numbers between 0 and 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isMeant = ({method, path}: Target, exchange: Exchange) =>
  method === exchange.method && patternOf(path, '.*').test(requestUrl(exchange).pathname);

/** Creates the fault hooks of a mock. The same seed and the same requests in the same order give the same faults. */
export function seededFaults(settings: FaultSettings) {
  const {fail, delay, 'rate-limit': rateLimit, seed} = settings;
  const forRequests = randomNumbers(seed);
  // A separate sequence, because the number of deliveries depends on the receivers.
  const forWebhooks = randomNumbers(seed + 1);
  const forDelays = randomNumbers(seed + 2);
  const spent = new Map<string, number>();
  let window = 0;

  const secondsToWait = (exchange: Exchange): number => {
    if (!rateLimit) return 0;
    const now = Math.floor(Date.now() / 60_000);
    if (now !== window) spent.clear();
    window = now;
    const account = String(exchange.headers.integrationaccountid ?? '');
    const count = (spent.get(account) ?? 0) + 1;
    spent.set(account, count);
    return count > rateLimit ? Math.ceil(((now + 1) * 60_000 - Date.now()) / 1000) : 0;
  };

  return {
    /** Counts a request, valid or not, and rejects it above the rate limit. */
    limit(exchange: Exchange): Fault | undefined {
      const seconds = secondsToWait(exchange);
      if (seconds === 0) return undefined;
      const detail = `The mock was started with ${rateLimit} requests a minute. Wait ${seconds} seconds.`;
      return {kind: 'status', status: 429, headers: {'Retry-After': String(seconds)}, detail};
    },
    /** Decides the fault of the next valid request. */
    fault(exchange: Exchange): Fault | undefined {
      // Both numbers are drawn for every valid request, so that one fault does not shift the sequence for later requests.
      const [failing, losing] = [forRequests(), forRequests()];
      let below = 0;
      for (const {status, share, target} of fail) {
        if (target && !isMeant(target, exchange)) continue;
        below += share;
        if (failing < below) {
          return {kind: 'status', status, headers: status === 429 ? {'Retry-After': '1'} : {}};
        }
      }
      return losing < settings['lost-responses'] ? {kind: 'lost'} : undefined;
    },
    /** Returns the milliseconds to wait before the next response. */
    delay: () => (delay.milliseconds > 0 && forDelays() < delay.share ? delay.milliseconds : 0),
    /** Decides the faults of the next webhook delivery. */
    delivery: () => ({
      isDropped: forWebhooks() < settings['drop-webhooks'],
      isTwice: forWebhooks() < settings['duplicate-webhooks'],
      isLate: forWebhooks() < settings['delay-webhooks'],
    }),
  };
}
