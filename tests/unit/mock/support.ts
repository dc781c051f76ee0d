import {afterAll, beforeAll} from 'vitest';
import type {Listener, Mock, Options} from '../../../mock/src/server';
import {startMock} from '../../mock';
import {credentials} from '../../samples/support/run';

export type Called = {status: number; body: unknown; headers: Headers};

/** Starts the mock for the tests of a file, and gives what calls it as an integration would. */
export function useMock() {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(async () => {
    await mock?.stop();
  });
  return {listen: (options?: Options) => mock.listen(options)};
}

export const authorised = {
  Authorization: `Bearer ${credentials.CALRY_API_KEY}`,
  workspaceId: credentials.CALRY_WORKSPACE_ID,
  integrationAccountId: credentials.CALRY_INTEGRATION_ACCOUNT_ID,
};

/** @param headers instead of the three that every unified call needs */
export const caller =
  ({origin}: Listener) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = authorised,
  ): Promise<Called> => {
    const response = await fetch(origin + path, {
      method,
      headers: {...headers, 'Content-Type': 'application/json'},
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text && JSON.parse(text),
      headers: response.headers,
    };
  };

type Stay = {
  propertyId: string;
  roomTypeId: string;
  arrivalDate: string;
  departureDate: string;
  notes?: string;
};

/** A stay of two nights that no other number has. */
export function stay(number: number, notes?: string): Stay {
  const day = (offset: number) =>
    new Date(Date.UTC(2027, 0, 1 + number * 2 + offset)).toISOString().slice(0, 10);
  return {
    propertyId: '48220',
    roomTypeId: '90512',
    arrivalDate: day(0),
    departureDate: day(2),
    ...(notes && {notes}),
  };
}
