// Operations on properties, room types, units and guests, and on the availability of several properties.
import type {Agency, Property} from './agency';
import {fullNights} from './calendar';
import {
  envelope,
  type Exchange,
  itemOf,
  lastSegment,
  type MockResponse,
  queryOf,
  Refusal,
} from './exchange';
import type {AgencyHandler, Handler} from './handler';
import {pageOf} from './lists';

/** Members that a property has in version 1 only. */
const onlyInV1 = new Set([
  'pictures',
  'language',
  'minimumNights',
  'maximumNights',
  'maxOccupancy',
]);

const shownInV2 = (property: Property) =>
  Object.fromEntries(Object.entries(property).filter(([name]) => !onlyInV1.has(name)));

const shownInV1 = ({roomTypes: _, ...property}: Property) => property;

/** Finds the property in the path of a request. @throws Refusal with 404 if there is none */
export const propertyOf = ({properties}: Agency, exchange: Exchange) =>
  itemOf(properties, 'id', lastSegment(exchange), 'property');

export const listInV1: AgencyHandler = (agency, exchange) => ({
  body: pageOf(agency.properties.map(shownInV1), exchange, agency),
});

export const listInV2: AgencyHandler = (agency, exchange) => ({
  body: {success: true, ...pageOf(agency.properties.map(shownInV2), exchange, agency)},
});

export const getProperty: AgencyHandler = (agency, exchange) => ({
  body: {data: shownInV1(propertyOf(agency, exchange))},
});

/** Lists the properties of all accounts, in short. */
export const listOfWorkspace: Handler = ({accounts, agencies}, exchange) => {
  const all = accounts
    .filter(({deleted}) => !deleted)
    .flatMap(({integrationAccountId: id}) => agencies.get(id)?.properties ?? []);
  const short = all.map(({id, updatedAt, name, internalName, description, type}) => ({
    ...{id, updatedAt, name, internalName, description},
    ...(type !== undefined && {type}),
  }));
  return {body: pageOf(short, exchange)};
};

export const listRoomTypes: AgencyHandler = (agency, exchange) => {
  const {id} = propertyOf(agency, exchange);
  const found = agency.roomTypes.filter(({propertyId}) => propertyId === id);
  return {body: {success: true, ...pageOf(found, exchange, agency)}};
};

/** The contract does not describe what version 1 returns for a property. */
export const listUnits: AgencyHandler = (agency, exchange) => {
  propertyOf(agency, exchange);
  return {body: exchange.answer};
};

export const getGuest: AgencyHandler = ({guests}, exchange) => ({
  body: envelope(exchange, {data: itemOf(guests, 'id', lastSegment(exchange), 'guest')}),
});

/** Lists the properties that have a free room type on all nights. */
export const searchAvailabilities: AgencyHandler = (agency, exchange): MockResponse => {
  const {startDate = '', endDate = '', guests, country} = Object.fromEntries(queryOf(exchange));
  const stay = {id: '', arrivalDate: startDate, departureDate: endDate};
  const free = agency.properties.filter(({id}) =>
    agency.roomTypes.some(
      (room) =>
        room.propertyId === id &&
        Number(guests ?? 0) <= (room.maxOccupancy ?? Infinity) &&
        fullNights(agency, {...stay, roomTypeIds: [room.id]}, ['query', 'endDate']).length === 0,
    ),
  );
  const properties = free.map(({id, name, internalName, description}) => ({
    propertyId: Number(id),
    ...{name, internalName, description},
  }));
  const data = {
    arrivalDate: startDate,
    departureDate: endDate,
    ...(guests !== undefined && {numberOfGuests: Number(guests)}),
    ...(country !== undefined && {country}),
    propertyCount: properties.length,
    properties,
  };
  return {body: {data}};
};

type Batch = {
  propertyIds: string[];
  roomIds?: {propertyId?: string; roomId: string[]}[];
  roomTypeIds?: {propertyId: string; roomTypeId: string[]}[];
};

/** Checks the IDs of a batch. The contract does not describe what it returns. */
export const batchAvailabilities: AgencyHandler = (agency, exchange) => {
  const {propertyIds, roomIds = [], roomTypeIds = []} = exchange.body as Batch;
  const named = [
    ...roomIds.map(({propertyId, roomId}) => ({propertyId, rooms: roomId})),
    ...roomTypeIds.map(({propertyId, roomTypeId}) => ({propertyId, rooms: roomTypeId})),
  ];
  for (const id of propertyIds) itemOf(agency.properties, 'id', id, 'property');
  for (const {propertyId, rooms} of named) {
    for (const room of rooms) {
      const {propertyId: owner} = itemOf(agency.roomTypes, 'id', room, 'room type');
      if (propertyId !== undefined && propertyId !== owner)
        throw new Refusal(404, `Property ${propertyId} has no room type ${room}.`);
    }
  }
  return {body: exchange.answer};
};
