// Types of the functions that carry out operations.
import type {Exchange, MockResponse} from './exchange';
import type {Reservation, World} from './world';

/** What handlers can use besides the state of the mock. */
export type Context = {
  /** Runs a task later, unless the mock is reset or stops before. */
  later: (milliseconds: number, run: () => void) => void;
  /** Sends a platform event. */
  emit: (event: string) => void;
  /** Sends an event about a reservation. */
  emitReservation: (event: string, reservation: Reservation) => void;
  /** How a link ends by itself. With `wait`, only its page, an admin request or its expiry ends the link. */
  links: 'succeed' | 'fail' | 'wait';
};

/** Carries out a valid request. @throws Refusal to reject it */
export type Handler = (world: World, exchange: Exchange, context: Context) => MockResponse;
