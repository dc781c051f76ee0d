import * as connections from './connections';
import type {MockResponse, Exchange} from './exchange';
import {lastSegment, errorResponse, withItem} from './exchange';
import {examplePage, pageOf} from './lists';
import * as reservations from './reservations';
import * as webhooks from './webhooks';
import type {World} from './world';

/** What an operation's handler gets in addition to the world and the request. */
export type OperationContext = connections.ConnectionContext & reservations.ReservationContext;

type Handler = (world: World, exchange: Exchange, around: OperationContext) => MockResponse;

const list =
  (items: (world: World, exchange: Exchange) => unknown[] | undefined, success = true): Handler =>
  (world, exchange) => {
    const found = items(world, exchange);
    if (!found) return errorResponse(404, `There is no property ${lastSegment(exchange)}.`);
    return {body: {...(success && {success}), ...pageOf(found, exchange, world)}};
  };

const getProperty: Handler = (world, exchange) => {
  const id = lastSegment(exchange);
  return withItem(world.propertiesOfV1, 'id', id, 'property', (data) => ({body: {data}}));
};

const roomTypesOf = (world: World, exchange: Exchange) => {
  const id = lastSegment(exchange);
  if (!world.propertiesOfV1.some((property) => property.id === id)) return undefined;
  return world.roomTypes.filter(({propertyId}) => propertyId === id);
};

/** Stateful operations. All others return the example of the contract. */
const handlers: Record<string, Handler> = {
  'v1/listProperties': list((world) => world.propertiesOfV1, false),
  'v1/getProperty': getProperty,
  'v2/listProperties': list((world) => world.properties),
  'v2/listRoomTypes': list(roomTypesOf),
  'common/listLinks': connections.listLinks,
  'common/getLink': connections.getLink,
  'common/createLink': connections.createLink,
  'common/listIntegrationAccounts': connections.listAccounts,
  'common/getIntegrationAccount': connections.getAccount,
  'common/updateIntegrationAccount': connections.updateAccount,
  'common/deleteIntegrationAccount': connections.deleteAccount,
  'common/getIntegrationAccountSync': connections.getSync,
  'common/getIntegrationAccountWebhook': webhooks.listSubscriptions,
  'common/listIntegrationAccountWebhooks': webhooks.listSubscriptions,
  'common/createIntegrationAccountWebhook': webhooks.createSubscription,
  'common/updateIntegrationAccountWebhook': webhooks.updateSubscription,
  'common/deleteIntegrationAccountWebhook': webhooks.deleteSubscription,
  'common/listIncomingWebhookLogs': (world, exchange) =>
    webhooks.logPage(world, 'incoming', exchange),
  'common/listOutgoingWebhookLogs': (world, exchange) =>
    webhooks.logPage(world, 'outgoing', exchange),
  'common/listWebhookEndpoints': ({platform}) => ({body: [platform]}),
};

for (const version of ['v1', 'v2']) {
  Object.assign(handlers, {
    [`${version}/listReservations`]: (world, exchange) =>
      reservations.listReservations(world, exchange),
    [`${version}/listReservationsByProperty`]: (world, exchange) =>
      reservations.listReservations(world, exchange, lastSegment(exchange)),
    [`${version}/getReservation`]: reservations.getReservation,
    [`${version}/createReservation`]: reservations.createReservation,
    [`${version}/createBookingEngineReservation`]: reservations.createReservation,
    [`${version}/updateReservation`]: reservations.updateReservation,
    [`${version}/getAvailability`]: reservations.getAvailability,
    [`${version}/updateAvailability`]: reservations.updateAvailability,
    [`${version}/getQuote`]: reservations.getQuote,
  } satisfies Record<string, Handler>);
}

/** Carries out a valid request and returns its response. */
export function carryOut(world: World, exchange: Exchange, around: OperationContext): MockResponse {
  const handler = handlers[exchange.operation ?? ''];
  return handler?.(world, exchange, around) ?? {body: examplePage(exchange)};
}
