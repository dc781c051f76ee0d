import {DATA_URL, FORMAT, type PackedData, type SearchData, unpack} from './data';

let pending: Promise<SearchData> | undefined;
/** After a failure the browser must not answer from what it has kept. */
let failed = false;

async function request(): Promise<SearchData> {
  const response = await fetch(DATA_URL, failed ? {cache: 'reload'} : {});
  if (!response.ok) throw new Error(`${DATA_URL} was answered with ${response.status}.`);
  const data = (await response.json().catch(() => {
    throw new Error(`${DATA_URL} is cut off or not JSON.`);
  })) as PackedData;
  if (data.format !== FORMAT)
    throw new Error('This site has been published anew since you opened the page. Reload it.');
  return unpack(data);
}

/**
 * Fetches what the search knows, once. A failure is not remembered, so that the next call tries again.
 *
 * @throws when it cannot be fetched or read
 */
export function fetchData(): Promise<SearchData> {
  pending ??= request().catch((error: unknown) => {
    pending = undefined;
    failed = true;
    throw error;
  });
  return pending;
}
