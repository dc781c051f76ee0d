// Sends webhook deliveries to receivers on this machine.
import {inventedHeader} from './members';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether a URL is on this machine. The mock does not send requests to other machines. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopback.includes(new URL(address).hostname);

/** Body of a webhook delivery. */
export type Delivery = {event: string; hook: {id: string}; [id: string]: unknown};

/**
 * Delivers an event to a URL, or drops it if a fault is set.
 *
 * @param sent called when the request is queued
 */
export type Deliver = (receiver: string, body: Delivery, sent?: () => void) => void;

const timeoutMs = 5000;

/**
 * Creates a function that sends each receiver its deliveries in order. The function does not send to other machines:
 * it returns false for their URLs, and otherwise true.
 *
 * @param log called with the outcome of each delivery
 */
export function createSender(log: (line: string) => void) {
  /** The last delivery to each receiver, by URL. */
  const last = new Map<string, Promise<void>>();
  const post = async (receiver: string, body: Delivery): Promise<string> => {
    const invented = Object.keys(body).filter((name) => name !== 'hook');
    const headers = {'Content-Type': 'application/json', [inventedHeader]: invented.join(', ')};
    try {
      const response = await fetch(receiver, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        // The target of a redirect could be another machine.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
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
    if (!isLoopback(receiver)) {
      note('not sent, since the address is not on this machine');
      return false;
    }
    const before = last.get(receiver) ?? Promise.resolve();
    last.set(
      receiver,
      before.then(async () => note(await post(receiver, body))),
    );
    return true;
  };
}
