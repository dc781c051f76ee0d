import {inventedHeader} from './members';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is on this machine; the mock sends nothing elsewhere. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopback.includes(new URL(address).hostname);

/** An event as it is sent. */
export type Delivery = {event: string; hook: {id: string}; [id: string]: unknown};

/**
 * Delivers an event to an address, or loses it on the way.
 *
 * @param sent called when it is on its way
 */
export type Deliver = (receiver: string, body: Delivery, sent?: () => void) => void;

const waitingAtMost = 1000;
const secondsAtMost = 5;

/**
 * Makes what sends deliveries: one after the other to each receiver, to addresses on this machine only.
 *
 * @param log called with the outcome of each
 * @returns a function that says whether it sends
 */
export function createSender(log: (line: string) => void) {
  const lanes = new Map<string, {last: Promise<void>; waiting: number}>();
  const post = async (receiver: string, body: Delivery): Promise<string> => {
    const invented = Object.keys(body).filter((name) => name !== 'hook');
    const headers = {'Content-Type': 'application/json', [inventedHeader]: invented.join(', ')};
    try {
      const response = await fetch(receiver, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        // A redirect could lead to another machine.
        redirect: 'manual',
        signal: AbortSignal.timeout(secondsAtMost * 1000),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      const {cause, name} = error as Error;
      return `no response (${(cause as Error | undefined)?.message ?? name})`;
    }
  };
  return (receiver: string, body: Delivery): boolean => {
    const note = (outcome: string) => log(`webhook ${body.event} to ${receiver}: ${outcome}`);
    const lane = lanes.get(receiver) ?? {last: Promise.resolve(), waiting: 0};
    if (!isLoopback(receiver)) note('not sent, since the address is not on this machine');
    else if (lane.waiting >= waitingAtMost)
      note(`not sent, since ${waitingAtMost} are waiting already`);
    else {
      lane.waiting += 1;
      lane.last = lane.last
        .then(async () => note(await post(receiver, body)))
        .then(() => {
          lane.waiting -= 1;
          if (lane.waiting === 0) lanes.delete(receiver);
        });
      lanes.set(receiver, lane);
      return true;
    }
    return false;
  };
}
