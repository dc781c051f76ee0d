import {endLink, runSync, type ConnectionContext, withAccount, withLink} from './connections';
import {patternOf} from './contract';
import {didYouMean} from '../../src/site/nearest';
import {type MockResponse, errorResponse, withItem} from './exchange';
import type {FaultSettings} from './faults';
import {createReservation, type ReservationContext, withReservation} from './reservations';
import {faultNames, readSwitches, SwitchError} from './switches';
import {change, now, type World} from './world';

/** Prefix of the admin routes. */
export const adminPath = '/_mock';

/** What the admin routes can read and change in a running mock. */
export type Administered = {
  world: World;
  around: ConnectionContext & ReservationContext;
  faults: FaultSettings;
  setFaults: (faults: FaultSettings) => void;
  /** Returns the error for an invalid booking; undefined for a valid one. */
  bookingProblem: (body: unknown) => MockResponse | undefined;
  reset: () => void;
};

type Action = (mock: Administered, id: string, body: Record<string, unknown>) => MockResponse;

/** Admin routes, by method and path with at most one parameter. The README describes each. */
export const actions: Record<string, Action> = {
  'GET /_mock/state': ({world, faults}) => ({
    body: {...world, days: Object.fromEntries(world.days), faults},
  }),
  'GET /_mock/health': () => ({body: {status: 'ok', pid: process.pid}}),
  'POST /_mock/reset': ({reset}) => {
    reset();
    return {body: {}};
  },
  'PUT /_mock/faults': ({setFaults}, _, body) => {
    for (const name of Object.keys(body)) {
      if (faultNames.some((known) => known === name)) continue;
      const meant = didYouMean(name, faultNames);
      throw new SwitchError(
        `Unknown fault ${name}. ${meant}The faults are ${faultNames.join(', ')}.`,
      );
    }
    const args = Object.entries(body).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => [`--${name}`, String(one)]),
    );
    const {faults} = readSwitches(args);
    setFaults(faults);
    return {body: faults};
  },
  'POST /_mock/reservations': ({world, around, bookingProblem}, _, body) => {
    const {status, ...answer} =
      bookingProblem(body) ?? createReservation(world, {body}, around, true);
    return status ? {status, ...answer} : {body: world.reservations.at(-1)};
  },
  'DELETE /_mock/reservations/{id}': ({world, around}, id) =>
    withReservation(world, id, (found) => {
      world.reservations = world.reservations.filter((other) => other !== found);
      around.emitReservation('reservation.deleted', found);
      return {body: found};
    }),
  'PATCH /_mock/properties/{id}': ({world}, id, body) =>
    withItem(world.propertiesOfV1, 'id', id, 'property', (found) => {
      for (const property of [found, ...world.properties.filter((one) => one.id === id)])
        change(property, {...body, id});
      return {body: found};
    }),
  'POST /_mock/reservations/{id}/cancel': ({world, around}, id) => {
    return withReservation(world, id, (found) => {
      if (change(found, {cancelledAt: found.cancelledAt ?? now()}))
        around.emitReservation('reservation.updated', found);
      return {body: found};
    });
  },
  'POST /_mock/links/{linkId}': ({world, around}, id, {status}) => {
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
  'POST /_mock/sync/{integrationAccountId}': ({world, around}, id, {failedMessage}) => {
    return withAccount(world, id, (found) => {
      runSync(found, around, typeof failedMessage === 'string' ? failedMessage : undefined);
      return {body: found.sync};
    });
  },
  'PATCH /_mock/platform-events': ({world: {platform}}, _, body) => {
    const known = Object.keys(platform.eventSubscription);
    for (const [event, value] of Object.entries(body)) {
      if (known.includes(event) && typeof value === 'boolean') continue;
      const meant = known.includes(event) ? '' : didYouMean(event, known);
      return errorResponse(400, `${event}: ${meant}Send true or false for ${known.join(', ')}.`);
    }
    Object.assign(platform.eventSubscription, body);
    return {body: platform};
  },
};

/** Handles a request to an admin route. */
export function administer(
  mock: Administered,
  method: string,
  path: string,
  body: unknown,
): MockResponse {
  for (const [name, action] of Object.entries(actions)) {
    const [ownMethod, template = ''] = name.split(' ');
    const [matched, id = ''] = patternOf(template).exec(path) ?? [];
    if (matched === undefined || ownMethod !== method) continue;
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
      return errorResponse(
        400,
        `Send an object instead of ${JSON.stringify(body)}. The README has an example for ${name}.`,
      );
    try {
      return action(mock, decodeURIComponent(id), {...body});
    } catch (error) {
      if (error instanceof SwitchError) return errorResponse(400, error.message);
      throw error;
    }
  }
  const known = Object.keys(actions).join(', ');
  return errorResponse(404, `Unknown request ${method} ${path}. The requests are ${known}.`);
}
