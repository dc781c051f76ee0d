import {inventedHeader} from './invented';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is on this machine; the mock sends nothing elsewhere. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopback.includes(new URL(address).hostname);

/** Sends one event to one address. */
export type Send = (receiver: string, event: string, body: object) => Promise<void>;

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
