import {endLink, runSync, type ConnectionContext, withAccount, withLink} from './connections';
import {patternOf} from './contract';
import {didYouMean} from '../../src/site/nearest';
import {type MockResponse, errorResponse, withItem} from './exchange';
import type {FaultSettings} from './faults';
import {createReservation, withReservation} from './reservations';
import {faultNames, readSwitches, SwitchError} from './switches';
import {change, now, type Reservation, type World} from './world';

/** Where the admin path begins. */
export const adminPath = '/_mock';

/** What the admin path can do to a running mock. */
export type Administered = {
  world: World;
  around: ConnectionContext & {emitReservation: (event: string, reservation: Reservation) => void};
  faults: FaultSettings;
  setFaults: (faults: FaultSettings) => void;
  /** What is wrong with a booking; undefined when nothing is. */
  bookingProblem: (body: unknown) => MockResponse | undefined;
  reset: () => void;
};

type Action = {
  method: string;
  /** With the name of the one value that it may have. */
  path: string;
  text: string;
  run: (mock: Administered, id: string, body: Record<string, unknown>) => MockResponse;
};

/** Every action, with the line that the README has for it. */
export const actions: Action[] = [
  {
    method: 'GET',
    path: '/_mock/state',
    text: 'Read everything that the mock remembers.',
    run: ({world, faults}) => {
      const {reservations, properties, accounts, links, subscriptions, platform, logs} = world;
      const days = Object.fromEntries(world.days);
      return {
        body: {
          reservations,
          properties,
          days,
          accounts,
          links,
          subscriptions,
          platform,
          logs,
          faults,
        },
      };
    },
  },
  {
    method: 'GET',
    path: '/_mock/health',
    text: 'Check that the mock runs: `{"status": "ok", "pid": …}`.',
    run: () => ({body: {status: 'ok', pid: process.pid}}),
  },
  {
    method: 'POST',
    path: '/_mock/reset',
    text: 'Start over: the data, the faults and the seed that the mock was started with.',
    run: ({reset}) => {
      reset();
      return {body: {}};
    },
  },
  {
    method: 'PUT',
    path: '/_mock/faults',
    text: 'Replace the faults. Use the names of the switches: `{"fail": "503:0.1", "delay": "2s"}`.',
    run: ({setFaults}, _, body) => {
      for (const name of Object.keys(body)) {
        if (faultNames.some((known) => known === name)) continue;
        const meant = didYouMean(name, faultNames);
        throw new SwitchError(
          `There is no fault ${name}. ${meant}The faults are ${faultNames.join(', ')}.`,
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
    path: '/_mock/reservations',
    text:
      'Book as another channel: `{"propertyId": "48220", "roomTypeId": "90511", "arrivalDate": …, ' +
      '"departureDate": …}`. It books full nights too.',
    run: ({world, around, bookingProblem}, _, body) => {
      const {status, ...answer} =
        bookingProblem(body) ?? createReservation(world, {body}, around.emitReservation, true);
      return status ? {status, ...answer} : {body: world.reservations.at(-1)};
    },
  },
  {
    method: 'DELETE',
    path: '/_mock/reservations/{id}',
    text: 'Delete a reservation, as the PMS would. It sends `reservation.deleted`.',
    run: ({world, around}, id) =>
      withReservation(world, id, (found) => {
        world.reservations = world.reservations.filter((other) => other !== found);
        around.emitReservation('reservation.deleted', found);
        return {body: found};
      }),
  },
  {
    method: 'PATCH',
    path: '/_mock/properties/{id}',
    text: 'Change a property, as the PMS would: `{"name": "Gull House"}`.',
    run: ({world}, id, body) =>
      withItem(world.propertiesOfV1, 'id', id, 'property', (found) => {
        for (const property of [found, ...world.properties.filter((one) => one.id === id)])
          change(property, {...body, id});
        return {body: found};
      }),
  },
  {
    method: 'POST',
    path: '/_mock/reservations/{id}/cancel',
    text: 'Cancel a reservation, as the PMS would.',
    run: ({world, around}, id) => {
      return withReservation(world, id, (found) => {
        if (change(found, {cancelledAt: found.cancelledAt ?? now()}))
          around.emitReservation('reservation.updated', found);
        return {body: found};
      });
    },
  },
  {
    method: 'POST',
    path: '/_mock/links/{linkId}',
    text: 'End a link: `{"status": "SUCCEEDED"}` or `{"status": "FAILED"}`.',
    run: ({world, around}, id, {status}) => {
      return withLink(world, id, (found) => {
        if (status !== 'SUCCEEDED' && status !== 'FAILED')
          return errorResponse(
            400,
            `Send a status, SUCCEEDED or FAILED, instead of ${String(status)}.`,
          );
        endLink(world, found, status, around);
        return {body: found};
      });
    },
  },
  {
    method: 'POST',
    path: '/_mock/sync/{integrationAccountId}',
    text: 'Run a sync; with `{"failedMessage": "…"}`, one that fails.',
    run: ({world, around}, id, {failedMessage}) => {
      return withAccount(world, id, (found) => {
        runSync(found, around, typeof failedMessage === 'string' ? failedMessage : undefined);
        return {body: found.sync};
      });
    },
  },
  {
    method: 'PATCH',
    path: '/_mock/platform-events',
    text: 'Switch platform events on or off, as the console would: `{"link.created": false}`.',
    run: ({world: {platform}}, _, body) => {
      const known = Object.keys(platform.eventSubscription);
      for (const [event, value] of Object.entries(body)) {
        if (known.includes(event) && typeof value === 'boolean') continue;
        const meant = known.includes(event) ? '' : didYouMean(event, known);
        return errorResponse(400, `${event}: ${meant}Send true or false for ${known.join(', ')}.`);
      }
      Object.assign(platform.eventSubscription, body);
      return {body: platform};
    },
  },
];

/** Carries out a request to the admin path. */
export function administer(
  mock: Administered,
  method: string,
  path: string,
  body: unknown,
): MockResponse {
  for (const action of actions) {
    const [matched, id = ''] = patternOf(action.path).exec(path) ?? [];
    if (matched === undefined || action.method !== method) continue;
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
      return errorResponse(
        400,
        `Send an object instead of ${JSON.stringify(body)}. ${action.text}`,
      );
    try {
      return action.run(mock, decodeURIComponent(id), {...body});
    } catch (error) {
      if (error instanceof SwitchError) return errorResponse(400, error.message);
      throw error;
    }
  }
  const known = actions.map((action) => `${action.method} ${action.path}`);
  return errorResponse(404, `There is no ${method} ${path}. There are ${known.join(', ')}.`);
}
