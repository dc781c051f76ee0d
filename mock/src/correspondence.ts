// Operations on conversations with guests, and on reviews.
import {type Agency, type Conversation, otherIdOf} from './agency';
import {
  type Exchange,
  inventedRefusal,
  isV1,
  itemOf,
  lastSegment,
  type MockResponse,
} from './exchange';
import type {AgencyHandler} from './handler';
import {pageOf} from './lists';
import {propertyOf} from './properties';
import {reservationOf} from './reservations';
import {change, limits, madeNow} from './world';

/** Version 1 has rooms in place of room types, and the type of a thread. */
const shown =
  (exchange: Exchange) =>
  ({roomTypeId, type, ...rest}: Conversation): object =>
    isV1(exchange) ? {...rest, roomId: roomTypeId, type} : {...rest, roomTypeId};

const conversationOf = ({conversations}: Agency, id: string) =>
  itemOf(conversations, 'id', id, 'conversation');

const page = (items: object[], exchange: Exchange): MockResponse => ({
  body: {success: true, ...pageOf(items, exchange)},
});

export const listConversations: AgencyHandler = ({conversations}, exchange) =>
  page(conversations.map(shown(exchange)), exchange);

export const listConversationsByReservation: AgencyHandler = (agency, exchange) => {
  const {id} = reservationOf(agency, lastSegment(exchange));
  const found = agency.conversations.filter(({reservationId}) => reservationId === id);
  return page(found.map(shown(exchange)), exchange);
};

export const getConversation: AgencyHandler = (agency, exchange) => {
  const found = conversationOf(agency, lastSegment(exchange));
  return {body: {success: true, data: structuredClone(shown(exchange)(found))}};
};

type Message = {
  conversationId: string;
  reservationId: unknown;
  type?: string;
  subject?: string;
  attachments?: {name?: string; url: string}[];
};

export const createMessage: AgencyHandler = (agency, exchange) => {
  const {conversationId, reservationId, attachments, ...message} = exchange.body as Message;
  const found = conversationOf(agency, conversationId);
  const {id} = reservationOf(agency, String(reservationId));
  if (found.reservationId !== id)
    throw inventedRefusal(
      `Conversation ${found.id} belongs to reservation ${found.reservationId}.`,
    );
  if (message.type === 'EMAIL' && !message.subject)
    throw inventedRefusal('body.subject: Send a subject with type EMAIL.');
  const sent = {
    id: otherIdOf(agency),
    ...madeNow(),
    ...message,
    senderType: 'Owner',
    is_automatic: false,
    ...(attachments && {attachments: attachments.map(({url}) => ({id: otherIdOf(agency), url}))}),
  };
  change(found, {messages: [...found.messages, sent].slice(-limits.log)});
  return {body: {}};
};

export const listReviews: AgencyHandler = ({reviews}, exchange) => page(reviews, exchange);

export const listReviewsByProperty: AgencyHandler = (agency, exchange) => {
  const {id} = propertyOf(agency, exchange);
  return page(
    agency.reviews.filter(({propertyId}) => propertyId === id),
    exchange,
  );
};

export const listReviewsByReservation: AgencyHandler = (agency, exchange) => {
  const {id} = reservationOf(agency, lastSegment(exchange));
  return page(
    agency.reviews.filter(({reservationId}) => reservationId === id),
    exchange,
  );
};

const reviewOf = ({reviews}: Agency, id: string) => itemOf(reviews, 'id', id, 'review');

export const getReview: AgencyHandler = (agency, exchange) => ({
  body: {success: true, data: structuredClone(reviewOf(agency, lastSegment(exchange)))},
});

/** Adds a reply to a review. */
export const replyToReview: AgencyHandler = (agency, exchange) => {
  const {reviewId, body} = exchange.body as {reviewId: string; body: string};
  const found = reviewOf(agency, reviewId);
  const reply = {createdBy: 'Ines Carrow', ...madeNow(), description: body};
  change(found, {replies: [...found.replies, reply].slice(-limits.log), response: body});
  return {body: {success: true, data: structuredClone(found)}};
};
