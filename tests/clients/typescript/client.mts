import createClient from 'openapi-fetch';
import type {paths as Common} from '../../../test-results/clients/common.js';
import type {components, paths as V2} from '../../../test-results/clients/v2.js';

// A small client as a reader would write it, over types that are generated from the published contract.

const {API_ORIGIN, CALRY_API_KEY, CALRY_WORKSPACE_ID, CALRY_INTEGRATION_ACCOUNT_ID} = process.env;
if (!API_ORIGIN || !CALRY_API_KEY || !CALRY_WORKSPACE_ID || !CALRY_INTEGRATION_ACCOUNT_ID) {
  throw new Error(
    'Set API_ORIGIN, CALRY_API_KEY, CALRY_WORKSPACE_ID and CALRY_INTEGRATION_ACCOUNT_ID.',
  );
}

const headers = {Authorization: `Bearer ${CALRY_API_KEY}`};
const header = {
  workspaceId: CALRY_WORKSPACE_ID,
  integrationAccountId: CALRY_INTEGRATION_ACCOUNT_ID,
};
const common = createClient<Common>({baseUrl: `${API_ORIGIN}/api/v1`, headers});
const v2 = createClient<V2>({baseUrl: `${API_ORIGIN}/api/v2/vrs`, headers});

/** The answer, or an error that names the status. */
function answered<Data>(name: string, {data, response}: {data?: Data; response: Response}): Data {
  if (data === undefined) throw new Error(`${name} answered ${response.status}.`);
  return data;
}

const links = answered(
  'listLinks',
  await common.GET('/link', {params: {query: {workspaceId: CALRY_WORKSPACE_ID}}}),
);

const reservation = answered(
  'getReservation',
  await v2.GET('/reservations/{reservationId}', {
    params: {header, path: {reservationId: '771904'}},
  }),
);

const guest: components['schemas']['GuestInput'] = {
  name: 'Tomas Lindqvist',
  email: 'tomas.lindqvist@example.com',
  phone: '+44 1632 960 412',
};

const updated = answered(
  'updateAvailability',
  await v2.PUT('/availability/{propertyId}', {
    params: {header, path: {propertyId: '48220'}},
    body: {
      propertyId: '48220',
      roomTypeId: '90511',
      startDate: '2026-06-12',
      endDate: '2026-06-16',
      status: 'NOT_AVAILABLE',
    },
  }),
);

const refused = await v2.PUT('/availability/{propertyId}', {
  params: {header, path: {propertyId: '48220'}},
  // @ts-expect-error The types refuse a body that the contract refuses, and so does the server.
  body: {propertyId: '48220', startDate: '2026-06-12', endDate: '2026-06-16', status: 'CLOSED'},
});

// What follows is never called: it shows what the compiler finds.
export const mistakes = [
  // @ts-expect-error There is no such path.
  () => v2.GET('/reservation/{reservationId}', {params: {header, path: {reservationId: '771904'}}}),
  // @ts-expect-error The path parameter is missing.
  () => v2.GET('/reservations/{reservationId}', {params: {header}}),
  // @ts-expect-error The header integrationAccountId is missing.
  () => v2.GET('/reservations', {params: {header: {workspaceId: CALRY_WORKSPACE_ID}}}),
  // @ts-expect-error A reservation has no such field.
  () => reservation.data?.arrival,
];

console.log(
  JSON.stringify({
    links,
    reservationId: reservation.data?.id,
    arrivalDate: reservation.data?.arrivalDate,
    guest: guest.name,
    updated: updated !== undefined,
    refused: refused.response.status,
  }),
);
