// Maps the operations of the contract to the functions that carry them out.
import * as connections from './connections';
import {type Exchange, itemOf, lastSegment, type MockResponse, responseOf} from './exchange';
import type {Context, Handler} from './handler';
import {examplePage, pageOf} from './lists';
import * as reservations from './reservations';
import * as webhooks from './webhooks';
import type {World} from './world';

const list =
  (items: (world: World, exchange: Exchange) => unknown[], envelope: object): Handler =>
  (world, exchange) => ({
    body: {...envelope, ...pageOf(items(world, exchange), exchange, world)},
  });

/** Finds the property in the path of a request. @throws Refusal with 404 if there is none */
const propertyOf = ({propertiesOfV1}: World, exchange: Exchange) =>
  itemOf(propertiesOfV1, 'id', lastSegment(exchange), 'property');

const roomTypesOf = (world: World, exchange: Exchange) => {
  const {id} = propertyOf(world, exchange);
  return world.roomTypes.filter(({propertyId}) => propertyId === id);
};

/** Handlers of the stateful operations. All other operations return the contract's example. */
const handlers: Record<string, Handler> = {
  'v1/listProperties': list((world) => world.propertiesOfV1, {}),
  'v1/getProperty': (world, exchange) => ({body: {data: propertyOf(world, exchange)}}),
  'v2/listProperties': list((world) => world.properties, {success: true}),
  'v2/listRoomTypes': list(roomTypesOf, {success: true}),
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
  'common/listIncomingWebhookLogs': webhooks.logPage('incoming'),
  'common/listOutgoingWebhookLogs': webhooks.logPage('outgoing'),
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
export function carryOut(world: World, exchange: Exchange, context: Context): MockResponse {
  const handler = handlers[exchange.operation ?? ''];
  if (!handler) return {body: examplePage(exchange)};
  return responseOf(() => handler(world, exchange, context));
}
