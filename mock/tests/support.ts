// Starts and calls the mock in its tests.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {afterAll} from 'vitest';
import type {Options} from '../src/options';
import {createMock} from '../src/server';
import {contract} from './contract';

/** Reads rows for `test.each` from a YAML file in this folder. */
export const readRows = <Row>(file: string) =>
  parse(readFileSync(path.join(__dirname, file), 'utf8')) as Row[];

export const account = 'b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035';
export const workspace = '6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21';
export const authorised = {
  Authorization: 'Bearer any-key',
  workspaceId: workspace,
  integrationAccountId: account,
};

/** Creates the mock for a test file, and returns a function that starts a listener with its own state and faults. */
export function useMock() {
  const mock = createMock(contract);
  afterAll(() => mock.stop());
  return async (options?: Options) => {
    const listener = await mock.listen(options);
    const call = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = authorised,
    ) => {
      const response = await fetch(listener.origin + path, {
        method,
        headers: {'Content-Type': 'application/json', ...headers},
        body: typeof body === 'string' ? body : JSON.stringify(body),
        redirect: 'manual',
      });
      const text = await response.text();
      // Not typed, because the tests check the members that they read.
      const json: any = /^[[{]/.test(text) ? JSON.parse(text) : text;
      return {status: response.status, headers: response.headers, body: json};
    };
    return {...listener, call};
  };
}

/** Returns a stay of two nights. Stays with different numbers do not overlap. */
export function stay(number: number) {
  const day = (offset: number) =>
    new Date(Date.UTC(2027, 0, 1 + number * 2 + offset)).toISOString().slice(0, 10);
  const room = {propertyId: '48220', roomTypeId: '90512'};
  return {...room, arrivalDate: day(0), departureDate: day(2)};
}
