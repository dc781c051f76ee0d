// Mistakes that the published types find: each line below `@ts-expect-error` must not compile.
import createClient from 'openapi-fetch';
import type {
  operations,
  paths,
  WithUnlisted,
} from '../.cache/published/openapi-typescript/v2/types';

export const client = createClient<paths>({baseUrl: 'https://dev.calry.app/api/v2/vrs'});

type Booking = operations['createReservation']['requestBody']['content']['application/json'];

const stay = {
  propertyId: '48220',
  roomTypeId: '90511',
  arrivalDate: '2028-06-12',
  departureDate: '2028-06-16',
};

export const misspelt: Booking[] = [
  // @ts-expect-error numberOfGuests
  {...stay, numberOfGuest: 2},
  // @ts-expect-error firstName
  {...stay, guest: {frstName: 'Tomas'}},
  {...stay, numberOfGuests: 2, guest: {firstName: 'Tomas'}},
];

// The contract does not list every field of this body.
const more: WithUnlisted<Booking> = {...stay, channel: 'direct'};

export async function call(): Promise<void> {
  const header = {workspaceId: '', integrationAccountId: ''};
  const {data, error} = await client.POST('/reservations', {params: {header}, body: more});
  // @ts-expect-error data may be undefined.
  Object.keys(data);
  if (error) throw new Error(String(error.title));
  Object.keys(data);
  // @ts-expect-error limit
  await client.GET('/reservations', {params: {header, query: {limt: 3}}});
  // @ts-expect-error integrationAccountId is required.
  await client.GET('/reservations', {params: {header: {workspaceId: ''}}});
}
