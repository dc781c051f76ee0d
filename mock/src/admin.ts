import {
  endLink,
  runSync,
  type Surroundings as Connecting,
  withAccount,
  withLink,
} from './connections';
import {type Answer, problem} from './exchange';
import type {FaultSettings} from './faults';
import {createReservation, withReservation} from './reservations';
import {faultNames, readSwitches, SwitchError} from './switches';
import {change, now, type Reservation, type World} from './world';

/** Where the admin path begins. */
export const adminPath = '/_mock';

/** What the admin path can do to a running mock. */
export type Administered = {
  world: World;
  around: Connecting & {emitReservation: (event: string, reservation: Reservation) => void};
  faults: FaultSettings;
  setFaults: (faults: FaultSettings) => void;
  reset: () => void;
};

type Action = {
  method: string;
  path: RegExp;
  /** How the path is written for people, and what it does. */
  shown: string;
  text: string;
  run: (mock: Administered, id: string, body: Record<string, unknown>) => Answer;
};

/** Every action, with the line that the README has for it. */
export const actions: Action[] = [
  {
    method: 'GET',
    path: /^\/state$/,
    shown: '/_mock/state',
    text: 'Read everything that the mock remembers.',
    run: ({world, faults}) => {
      const {reservations, accounts, links, subscriptions, logs} = world;
      return {body: {reservations, accounts, links, subscriptions, logs, faults}};
    },
  },
  {
    method: 'POST',
    path: /^\/reset$/,
    shown: '/_mock/reset',
    text: 'Start over: the example data, and the first fault of the seed.',
    run: ({reset}) => {
      reset();
      return {body: {}};
    },
  },
  {
    method: 'PUT',
    path: /^\/faults$/,
    shown: '/_mock/faults',
    text: 'Replace the faults. Use the names of the switches: `{"fail": "503:0.1", "delay": "2s"}`.',
    run: ({setFaults}, _, body) => {
      const unknown = Object.keys(body).filter(
        (name) => !faultNames.some((known) => known === name),
      );
      if (unknown.length > 0) {
        throw new SwitchError(
          `There is no fault ${unknown.join(', ')}. The faults are ${faultNames.join(', ')}.`,
        );
      }
      const args = Object.entries(body).flatMap(([name, value]) =>
        [value].flat().flatMap((one) => [`--${name}`, String(one)]),
      );
      const {faults} = readSwitches(args);
      setFaults(faults);
      return {body: faults};
    },
  },
  {
    method: 'POST',
    path: /^\/reservations$/,
    shown: '/_mock/reservations',
    text: 'Book as another channel: `{"propertyId": "48220", "roomTypeId": "90511", "arrivalDate": …, "departureDate": …}`. It books full nights too.',
    run: ({world, around}, _, body) => {
      const missing = ['propertyId', 'arrivalDate', 'departureDate'].filter((name) => !body[name]);
      if (missing.length > 0) return problem(400, `Send ${missing.join(', ')} as JSON.`);
      const {
        status,
        body: refused,
        reservation,
      } = createReservation(world, {body}, around.emitReservation, true);
      return reservation ? {body: reservation} : {status, body: refused};
    },
  },
  {
    method: 'POST',
    path: /^\/reservations\/([^/]+)\/cancel$/,
    shown: '/_mock/reservations/{id}/cancel',
    text: 'Cancel a reservation, as the PMS would.',
    run: ({world, around}, id) => {
      return withReservation(world, id, (found) => {
        change(found, {cancelledAt: now()});
        around.emitReservation('reservation.updated', found);
        return {body: found};
      });
    },
  },
  {
    method: 'POST',
    path: /^\/links\/([^/]+)$/,
    shown: '/_mock/links/{linkId}',
    text: 'End a link: `{"status": "SUCCEEDED"}` or `{"status": "FAILED"}`.',
    run: ({world, around}, id, {status}) => {
      return withLink(world, id, (found) => {
        if (status !== 'SUCCEEDED' && status !== 'FAILED')
          return problem(400, `Send a status, SUCCEEDED or FAILED, instead of ${String(status)}.`);
        endLink(world, found, status, around);
        return {body: found};
      });
    },
  },
  {
    method: 'POST',
    path: /^\/sync\/([^/]+)$/,
    shown: '/_mock/sync/{integrationAccountId}',
    text: 'Run a sync; with `{"failedMessage": "…"}`, one that fails.',
    run: ({world, around}, id, {failedMessage}) => {
      return withAccount(world, id, (found) => {
        runSync(found, around, typeof failedMessage === 'string' ? failedMessage : undefined);
        return {body: found.sync};
      });
    },
  },
];

/**
 * Carries out a request to the admin path.
 *
 * @param path below {@link adminPath}
 */
export function administer(
  mock: Administered,
  method: string,
  path: string,
  body: Record<string, unknown>,
): Answer {
  for (const action of actions) {
    const [matched, id = ''] = action.path.exec(path) ?? [];
    if (matched === undefined || action.method !== method) continue;
    try {
      return action.run(mock, decodeURIComponent(id), body);
    } catch (error) {
      if (error instanceof SwitchError) return problem(400, error.message);
      throw error;
    }
  }
  const known = actions.map((action) => `${action.method} ${action.shown}`);
  return problem(404, `There is no ${method} ${adminPath}${path}. There are ${known.join(', ')}.`);
}
