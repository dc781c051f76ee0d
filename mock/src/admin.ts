// Admin routes of the mock: they read and change the state, trigger events and set faults.
import type {Agency} from './agency';
import {accountOf, endLink, linkOf, runSync} from './connections';
import {patternOf} from './contract';
import {itemOf, type MockResponse, Refusal, responseOf} from './exchange';
import type {FaultSettings} from './faults';
import type {Context} from './handler';
import {book} from './reservations';
import {readFaults} from './switches';
import type {Validator} from './validator';
import {change, now, type World} from './world';

/** Path prefix of the admin routes. */
export const adminPath = '/_mock';

/** What the admin routes can read and change in a running mock. */
export type Administered = {
  world: World;
  context: Context;
  faults: FaultSettings;
  setFaults: (faults: FaultSettings) => void;
  /** Validates bodies against version 2. */
  validator: Validator;
  reset: () => void;
};

/** Carries out an admin request and returns the body of the response. @throws Refusal if the request is invalid */
type Action = (mock: Administered, id: string, body: Record<string, unknown>) => unknown;

type ListName = 'reservations' | 'properties';

/** Finds the account that has an item. No two accounts have an ID in common. @throws Refusal with 404 */
function agencyWith(world: World, list: ListName, id: string, what: string): Agency {
  for (const agency of world.agencies.values())
    if (agency[list].some((one) => one.id === id)) return agency;
  throw new Refusal(404, `There is no ${what} ${id}.`);
}

function reservationOf(world: World, id: string) {
  const agency = agencyWith(world, 'reservations', id, 'reservation');
  return {agency, found: itemOf(agency.reservations, 'id', id, 'reservation')};
}

/** Admin routes by method and path. A path has at most one parameter. The README describes each route. */
export const actions: Record<string, Action> = {
  'GET /_mock/state': ({world: {agencies, ...world}, faults}) => ({
    ...world,
    agencies: Object.fromEntries(
      [...agencies].map(([id, one]) => [id, {...one, days: Object.fromEntries(one.days)}]),
    ),
    faults,
  }),
  'GET /_mock/health': () => ({status: 'ok', pid: process.pid}),
  'POST /_mock/reset': ({reset}) => {
    reset();
    return {};
  },
  'PUT /_mock/faults': ({setFaults}, _, body) => {
    const faults = readFaults(body);
    setFaults(faults);
    return faults;
  },
  'POST /_mock/reservations': ({world, context, validator}, _, body) => {
    validator.checkBody('createReservation', body);
    const agency = agencyWith(world, 'properties', String(body.propertyId), 'property');
    return book(agency, body, context, true);
  },
  'DELETE /_mock/reservations/{id}': ({world, context}, id) => {
    const {agency, found} = reservationOf(world, id);
    agency.reservations = agency.reservations.filter((other) => other !== found);
    context.emitReservation('reservation.deleted', found, agency);
    return found;
  },
  'PATCH /_mock/properties/{id}': ({world, validator}, id, body) => {
    const {properties} = agencyWith(world, 'properties', id, 'property');
    const found = itemOf(properties, 'id', id, 'property');
    validator.checkItem('listProperties', {...found, ...body, id});
    change(found, {...body, id});
    return found;
  },
  'POST /_mock/reservations/{id}/cancel': ({world, context}, id) => {
    const {agency, found} = reservationOf(world, id);
    if (change(found, {cancelledAt: found.cancelledAt ?? now()}))
      context.emitReservation('reservation.updated', found, agency);
    return found;
  },
  'POST /_mock/links/{linkId}': ({world, context}, id, {status}) => {
    const found = linkOf(world, id);
    if (status !== 'SUCCEEDED' && status !== 'FAILED') {
      const given = String(status);
      throw new Refusal(400, `Send a status, SUCCEEDED or FAILED, instead of ${given}.`);
    }
    endLink(world, found, status, context);
    return found;
  },
  'POST /_mock/sync/{integrationAccountId}': ({world, context}, id, {failedMessage}) => {
    const found = accountOf(world, id);
    if (failedMessage !== undefined && typeof failedMessage !== 'string')
      throw new Refusal(400, 'body.failedMessage: must be string');
    runSync(found, context, failedMessage);
    return found.sync;
  },
  'PATCH /_mock/platform-events': ({world: {platform}}, _, body) => {
    const known = Object.keys(platform.eventSubscription);
    for (const [event, value] of Object.entries(body)) {
      if (known.includes(event) && typeof value === 'boolean') continue;
      throw new Refusal(400, `${event}: Send true or false for ${known.join(', ')}.`);
    }
    Object.assign(platform.eventSubscription, body);
    return platform;
  },
};

/** Handles a request to an admin route. */
export const administer = (
  mock: Administered,
  method: string,
  path: string,
  body: unknown,
): MockResponse =>
  responseOf(() => {
    for (const [name, action] of Object.entries(actions)) {
      const [ownMethod, template = ''] = name.split(' ');
      const [matched, id = ''] = patternOf(template).exec(path) ?? [];
      if (matched === undefined || ownMethod !== (method === 'HEAD' ? 'GET' : method)) continue;
      const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
      if (body !== undefined && !isObject) {
        const wrong = `Send an object instead of ${JSON.stringify(body)}.`;
        throw new Refusal(400, `${wrong} The README has an example for ${name}.`);
      }
      return {body: action(mock, decodeURIComponent(id), {...body})};
    }
    const known = Object.keys(actions).join(', ');
    throw new Refusal(404, `Unknown request ${method} ${path}. The requests are ${known}.`);
  });
