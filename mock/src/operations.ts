// Maps the operations of the contract to the functions that carry them out.
import * as connections from './connections';
import * as correspondence from './correspondence';
import * as customFields from './customFields';
import {envelope, type Exchange, type MockResponse, Refusal, responseOf} from './exchange';
import type {AgencyHandler, Context, Handler} from './handler';
import {pageOf} from './lists';
import * as properties from './properties';
import * as reservations from './reservations';
import * as webhooks from './webhooks';
import type {World} from './world';

/** Handlers of operations on the workspace. */
const ofWorkspace: Record<string, Handler> = {
  'common/getUser': connections.getUser,
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
  'common/listWebhookEndpoints': webhooks.listEndpoints,
  'v1/listWorkspaceProperties': properties.listOfWorkspace,
};

/** Handlers of operations on the data of the account in the header. */
const ofAccount: Record<string, AgencyHandler> = {
  'v1/listProperties': properties.listInV1,
  'v1/getProperty': properties.getProperty,
  'v1/listUnits': properties.listUnits,
  'v1/searchAvailabilities': properties.searchAvailabilities,
  'v1/listGuests': ({guests}, exchange) => ({body: pageOf(guests, exchange)}),
  'v1/getGuest': properties.getGuest,
  'v2/listProperties': properties.listInV2,
  'v2/listRoomTypes': properties.listRoomTypes,
  'v2/listConversations': correspondence.listConversations,
};

for (const version of ['v1', 'v2']) {
  const ofBoth: Record<string, AgencyHandler> = {
    batchAvailabilities: properties.batchAvailabilities,
    listReservations: (agency, exchange) => reservations.listReservations(agency, exchange),
    listReservationsByProperty: (agency, exchange) =>
      reservations.listReservations(agency, exchange, properties.propertyOf(agency, exchange).id),
    getReservation: reservations.getReservation,
    createReservation: reservations.createReservation,
    createBookingEngineReservation: reservations.createReservation,
    updateReservation: reservations.updateReservation,
    getAvailability: reservations.getAvailability,
    updateAvailability: reservations.updateAvailability,
    getQuote: reservations.getQuote,
    listConversationsByReservation: correspondence.listConversationsByReservation,
    getConversation: correspondence.getConversation,
    createConversationMessage: correspondence.createMessage,
    listReviews: correspondence.listReviews,
    listReviewsByProperty: correspondence.listReviewsByProperty,
    listReviewsByReservation: correspondence.listReviewsByReservation,
    getReview: correspondence.getReview,
    replyToReview: correspondence.replyToReview,
    listCustomFields: (agency, exchange) => ({
      body: envelope(exchange, pageOf(agency.customFields, exchange)),
    }),
    getCustomField: customFields.getCustomField,
    createCustomField: customFields.createCustomField,
  };
  for (const [id, handler] of Object.entries(ofBoth)) ofAccount[`${version}/${id}`] = handler;
}

/** Carries out a valid request and returns its response. An operation without a handler returns an example. */
export function carryOut(world: World, exchange: Exchange, context: Context): MockResponse {
  const key = exchange.operation ?? '';
  const [handler, agencyHandler] = [ofWorkspace[key], ofAccount[key]];
  return responseOf(() => {
    if (handler) return handler(world, exchange, context);
    if (!agencyHandler) return {body: exchange.answer};
    const id = String(exchange.headers.integrationaccountid);
    const agency = world.agencies.get(id);
    if (!agency) throw new Refusal(404, `There is no integration account ${id}.`);
    return agencyHandler(agency, exchange, context);
  });
}
