// Creates states of the mock for tests.
import type {Exchange} from '../../mock/src/exchange';
import type {Behaviour} from '../../mock/src/faults';
import type {Context} from '../../mock/src/handler';
import {carryOut} from '../../mock/src/operations';
import type {Agency, Reservation} from '../../mock/src/agency';
import {seedWorld, type World as MockWorld} from '../../mock/src/world';
import {credentials} from '../samples/support/run';
import {contract} from './contract';

export type {Reservation} from '../../mock/src/agency';
export type {Account} from '../../mock/src/world';

/** The mock's state and the data of its account, which a test can change while a program runs. */
export type World = MockWorld &
  Agency & {
    /** States that successive reads of the sync and of links return. The last state is repeated. */
    syncStates?: Record<string, unknown>[];
    linkStates?: Record<string, unknown>[];
    answer: NonNullable<Behaviour['answer']>;
  };

const instant = (minutes: number) => new Date(Date.UTC(2026, 1, 3, 9, minutes)).toISOString();
const day = (offset: number) => new Date(Date.UTC(2026, 5, 12 + offset)).toISOString().slice(0, 10);

/**
 * Creates a reservation.
 *
 * @param number unique number; a reservation with a greater number was created later
 */
export function reservation(number: number, change: Partial<Reservation> = {}): Reservation {
  return {
    id: String(771_000 + number),
    createdAt: instant(number),
    updatedAt: instant(number),
    arrivalDate: day(number),
    departureDate: day(number + 4),
    propertyId: '48220',
    roomTypeIds: ['90511'],
    ...change,
  };
}

/** A context without webhooks and timers: only the test changes the state. */
const alone: Context = {
  links: 'wait',
  later: () => undefined,
  emit: () => undefined,
  emitReservation: () => undefined,
  mayAdd: () => true,
};

/** Creates a state with `count` reservations. */
export function createWorld(count = 0): World {
  const seeded = seedWorld(contract);
  const agency = seeded.agencies.get(credentials.CALRY_INTEGRATION_ACCOUNT_ID)!;
  // One object, so that a test changes the data of the account without naming it.
  const world: World = Object.assign(agency, seeded, {
    reservations: Array.from({length: count}, (_, index) => reservation(index)),
    answer: ((exchange) =>
      stateOf(world, exchange) ?? carryOut(world, exchange, alone)) as World['answer'],
  });
  return world;
}

function stateOf({linkStates, syncStates}: World, {operation, answer}: Exchange) {
  if (operation === 'common/getIntegrationAccountSync' && syncStates) {
    return {body: {...(answer as object), ...readOnce(syncStates)}};
  }
  if (operation !== 'common/getLink' || !linkStates) return undefined;
  const link = {...(answer as object), ...readOnce(linkStates)} as Record<string, unknown>;
  if (link.status !== 'SUCCEEDED') delete link.IntegrationAccount;
  return {body: link};
}

function readOnce<State>(states: State[]): State | undefined {
  return states.length > 1 ? states.shift() : states[0];
}
