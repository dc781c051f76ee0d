import {type Access, authorization} from './client';

const state: {access?: Access} = {};

/** Says where the calls go from now on. */
export function setAccess(access: Access): void {
  state.access = access;
}

/**
 * What the generated functions call instead of `fetch`.
 *
 * @param url path with the base of its description, such as `/api/v2/vrs/reservations`
 */
export async function orvalFetch<Answer>(url: string, options: RequestInit): Promise<Answer> {
  if (!state.access) throw new Error('Call setAccess first.');
  const response = await fetch(`${state.access.origin}${url}`, {
    ...options,
    headers: {...authorization(state.access), ...(options.headers as Record<string, string>)},
  });
  const data: unknown = await response.json();
  return {data, status: response.status, headers: response.headers} as Answer;
}
