// Types of the functions that carry out operations.
import type {Agency, Reservation} from './agency';
import type {Exchange, MockResponse} from './exchange';
import type {World} from './world';

/** What handlers can use besides the state of the mock. */
export type Context = {
  /** Runs a task later, unless the mock is reset or stops before. */
  later: (milliseconds: number, run: () => void) => void;
  /** Sends a platform event. */
  emit: (event: string) => void;
  /** Sends an event about a reservation. */
  emitReservation: (event: string, reservation: Reservation, agency: Agency) => void;
  /** Returns whether the mock has room for another reservation. */
  mayAdd: () => boolean;
  /** How a link ends by itself. With `wait`, only its page, an admin request or its expiry ends the link. */
  links: 'succeed' | 'fail' | 'wait';
};

/** Carries out a valid request to the workspace. @throws Refusal to reject it */
export type Handler<State = World> = (
  state: State,
  exchange: Exchange,
  context: Context,
) => MockResponse;

/** Carries out a valid request to the data of one account. @throws Refusal to reject it */
export type AgencyHandler = Handler<Agency>;
