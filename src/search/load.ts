import {DATA_URL} from './data';

let pending: Promise<ArrayBuffer> | undefined;
/** After a failure, the cached response must not be used. */
let failed = false;

async function request(): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(DATA_URL, failed ? {cache: 'reload'} : {});
    if (response.ok) return await response.arrayBuffer();
  } catch (cause) {
    // Each browser words it differently.
    throw new Error('its data cannot be fetched. Check your connection.', {cause});
  }
  throw new Error(`${DATA_URL} was answered with ${response.status}.`);
}

/** Makes the next call of `fetchData` fetch again, past the cache. */
export function forgetData(): void {
  pending = undefined;
  failed = true;
}

/**
 * Fetches the search index, once. A failure is not remembered, so that the next call tries again.
 *
 * @returns the file as it was sent, for `parseData`
 * @throws Error when it cannot be fetched
 */
export function fetchData(): Promise<ArrayBuffer> {
  pending ??= request().catch((error: unknown) => {
    forgetData();
    throw error;
  });
  return pending;
}
