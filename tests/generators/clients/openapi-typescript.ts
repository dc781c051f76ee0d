import createClient from 'openapi-fetch';
import type {paths as Common} from '../.cache/published/openapi-typescript/common/types';
import type {paths as V1} from '../.cache/published/openapi-typescript/v1/types';
import type {components, paths as V2} from '../.cache/published/openapi-typescript/v2/types';
import {
  type Access,
  accountHeaders,
  authorization,
  bases,
  type Client,
  required,
} from './support/client';

export function connect(access: Access): Client {
  const {origin} = access;
  const headers = authorization(access);
  const header = accountHeaders(access);
  const common = createClient<Common>({baseUrl: `${origin}${bases.common}`, headers});
  const v1 = createClient<V1>({baseUrl: `${origin}${bases.v1}`, headers});
  const v2 = connectV2(access);
  return {
    async links(workspaceId) {
      const {data, error} = await common.GET('/link', {params: {query: {workspaceId}}});
      return required(data, error).map(({status}) => status);
    },
    async batchAvailabilities(body) {
      const {data, error} = await v1.GET('/availability/batch', {params: {header}, body});
      return required(data, error);
    },
    async reservations(query) {
      const {data, error} = await v2.GET('/reservations', {params: {header, query}});
      const {data: list, meta} = required(data, error);
      return {ids: (list ?? []).map(({id}) => id), next: meta?.cursors?.next};
    },
  };
}

const connectV2 = (access: Access) =>
  createClient<V2>({baseUrl: `${access.origin}${bases.v2}`, headers: authorization(access)});

/** Updates a day with what the contract allows, and with what it does not. */
export async function updateAvailability(access: Access): Promise<number[]> {
  const v2 = connectV2(access);
  const params = {header: accountHeaders(access), path: {propertyId: '48220'}};
  const body = {propertyId: '48220', startDate: '2026-06-12', endDate: '2026-06-16'};
  const path = '/availability/{propertyId}';
  const answers = [
    await v2.PUT(path, {params, body: {...body, roomTypeId: '90511', status: 'NOT_AVAILABLE'}}),
    // @ts-expect-error The types refuse a body that the contract refuses, and so does the server.
    await v2.PUT(path, {params, body: {...body, roomTypeId: '90511', status: 'CLOSED'}}),
  ];
  return answers.map(({response}) => response.status);
}

/** A request body by the type of its schema. */
export const guest: components['schemas']['GuestInput'] = {
  name: 'Tomas Lindqvist',
  email: 'tomas.lindqvist@example.com',
  phone: '+44 1632 960 412',
};

/** What the compiler finds; never called. */
export const mistakes = (access: Access, reservation: components['schemas']['Reservation']) => {
  const v2 = connectV2(access);
  const header = accountHeaders(access);
  const {workspaceId} = access;
  return [
    // @ts-expect-error There is no such path.
    () => v2.GET('/reservation/{reservationId}', {params: {header, path: {reservationId: '1'}}}),
    // @ts-expect-error The path parameter is missing.
    () => v2.GET('/reservations/{reservationId}', {params: {header}}),
    // @ts-expect-error The header integrationAccountId is missing.
    () => v2.GET('/reservations', {params: {header: {workspaceId}}}),
    // @ts-expect-error A reservation has no such field.
    () => reservation.arrival,
  ];
};
