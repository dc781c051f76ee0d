import type {Exchange, MockResponse} from './exchange';
import type {Reservation, World} from './world';

/** What handlers can use besides the world. */
export type Context = {
  /** Runs a task later; cancelled when the mock is reset or stops. */
  later: (milliseconds: number, run: () => void) => void;
  /** Sends a platform event. */
  emit: (event: string) => void;
  /** Sends the event of a reservation. */
  emitReservation: (event: string, reservation: Reservation) => void;
  /** How a link ends by itself. With `wait`, it ends on its page, by an admin request or when it expires. */
  links: 'succeed' | 'fail' | 'wait';
};

/** Carries out a valid request. @throws Refusal to reject it */
export type Handler = (world: World, exchange: Exchange, context: Context) => MockResponse;
