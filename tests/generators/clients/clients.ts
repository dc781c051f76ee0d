// Calls the API with each generated client. The TypeScript compiler must accept this file.
import createClient from 'openapi-fetch';
import {listReservations as heyApi} from '../.cache/published/hey-api/v2';
import {createClient as createHeyApi} from '../.cache/published/hey-api/v2/client';
import type {paths} from '../.cache/published/openapi-typescript/v2/types';
import {Api} from '../.cache/published/swagger-typescript-api/v2/client';

const baseUrl = `${process.env.API_ORIGIN}/api/v2/vrs`;
const Authorization = 'Bearer any-key';
const header = {
  workspaceId: '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21',
  integrationAccountId: 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035',
};
const headers = {Authorization, ...header};

type Query = {limit: number; cursors?: string};
/** A page of reservations; the types of every generator are assignable to it. */
type Page = {data?: {id?: string | number}[]; meta?: {cursors?: {next?: string}}};

const typed = createClient<paths>({baseUrl, headers: {Authorization}});

/** Functions that read a page of reservations, one per generated client. */
export const clients: Record<string, (query: Query) => Promise<Page | undefined>> = {
  'hey-api': async (query) => {
    const client = createHeyApi({baseUrl, auth: 'any-key'});
    return (await heyApi({client, headers: header, query})).data;
  },
  'openapi-typescript': async (query) =>
    (await typed.GET('/reservations', {params: {header, query}})).data,
  'swagger-typescript-api': async (query) => {
    const api = new Api({baseUrl, baseApiParams: {headers}});
    return (await api.reservations.listReservations(query)).data;
  },
};
