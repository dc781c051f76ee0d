// A client for the Calry API: credentials, timeouts, pace, retries and pages.
// Needs Node.js 20 and the four CALRY_ variables.
// Run by the programs that import it: import {call, readAll} from './calry.mjs'.
import {setTimeout as sleep} from 'node:timers/promises';

export function stop(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}

export const required = (name) => process.env[name] || stop(`Set the variable ${name}`);

// A number that you can change, such as CALRY_TIMEOUT_SECONDS.
export const setting = (name, value) => Number(process.env[`CALRY_${name}`] || value);

// Requests are spread evenly over each minute.
const GAP_MS = 60_000 / setting('REQUESTS_PER_MINUTE', 90);
let next = 0;
async function pace() {
  const now = performance.now();
  const start = Math.max(next, now);
  next = start + GAP_MS;
  await sleep(start - now);
}

// `status` is 0 without a response.
export class CalryError extends Error {
  constructor(message, status = 0, asked = 0) {
    super(message);
    Object.assign(this, {status, asked});
  }
}

// The same request gets the same 3xx or 4xx response again, except for 429.
export const isFinal = ({status}) => status >= 300 && status < 500 && status !== 429;

// Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
const secondsAsked = (value) =>
  Number.isNaN(Number(value)) ? (Date.parse(value) - Date.now()) / 1000 : Number(value);

export const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function send(method, path, {query = {}, body, key = required('CALRY_API_KEY')}) {
  const url = new URL(required('CALRY_HOST') + path);
  url.search = new URLSearchParams(query);
  const headers = {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'};
  if (path.includes('/vrs/')) {
    headers.workspaceId = required('CALRY_WORKSPACE_ID');
    headers.integrationAccountId = required('CALRY_INTEGRATION_ACCOUNT_ID');
  }
  await pace();
  const signal = AbortSignal.timeout(setting('TIMEOUT_SECONDS', 60) * 1000);
  const request = {method, headers, body: JSON.stringify(body), signal, redirect: 'manual'};
  const response = await fetch(url, request).catch((error) => {
    throw new CalryError(`${method} ${path} got no response: ${error.cause ?? error}`);
  });
  const text = await response.text().catch(() => '');
  const data = parsed(text);
  // The status confirms a write, with or without a body, unless `success` is false.
  const isAccepted = response.ok && data?.success !== false;
  if (isAccepted && (method !== 'GET' || data)) return data ?? {};
  const {status} = response;
  const message = `${method} ${path} returned ${status} ${text.slice(0, 300)}`.trim();
  throw new CalryError(message, status, secondsAsked(response.headers.get('Retry-After')));
}

// Returns the body of the response. Retries a read, never a write.
export async function call(method, path, options = {}) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(method, path, options);
    } catch (error) {
      if (method !== 'GET' || isFinal(error) || attempt >= setting('ATTEMPTS', 8)) throw error;
      const longest = Math.min(setting('FIRST_WAIT_SECONDS', 1) * 2 ** (attempt - 1), 60);
      // Half of each wait is random, so workers don't retry together.
      const wait = longest * (0.5 + Math.random() / 2);
      await sleep(Math.max(wait, error.asked || 0) * 1000);
    }
  }
}

// Reads a list page by page. `place` moves with each page: store it to resume later.
export async function* pages(path, query = {}, place = {}) {
  do {
    const {cursor} = place;
    const page = {limit: setting('PAGE_SIZE', 200), ...query, ...(cursor && {cursors: cursor})};
    const {data, meta} = await call('GET', path, {query: page});
    (place.used ??= []).push(cursor);
    place.cursor = meta?.cursors?.next;
    if (place.cursor && (place.used.includes(place.cursor) || data.length === 0))
      throw new CalryError(`${path} has no end: its cursor ${place.cursor} leads nowhere`);
    // 10 is the default page size. A full page without cursors may not be the whole list.
    if (!meta?.cursors && data.length >= 10) {
      place.isPartial = true;
      console.error(`${path} may be incomplete: ${data.length} items without cursors`);
    }
    yield data;
  } while (place.cursor);
}

// Several pages are complete when two readings in a row match, without duplicates.
export async function readAll(path, query = {}) {
  let before;
  for (let reading = 1; reading <= 6; reading += 1) {
    const [place, items] = [{}, []];
    for await (const data of pages(path, query, place)) items.push(...data);
    const ids = items.map(({id}) => String(id)).sort();
    const isSame = ids.join() === before && new Set(ids).size === ids.length;
    if (place.used.length === 1 || isSame) return {items, isComplete: !place.isPartial};
    before = ids.join();
  }
  throw new CalryError(`${path} changed during each of 6 readings`);
}
