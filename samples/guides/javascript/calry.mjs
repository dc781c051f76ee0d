// A client for the Calry API: credentials, timeouts, pace, retries and pages.
// Needs Node.js 20 and the four CALRY_ variables.
// Run by the programs that import it: import {call, readAll} from './calry.mjs'.
import {setTimeout as sleep} from 'node:timers/promises';

// #region credentials
export function stop(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}

export function required(name) {
  if (!process.env[name]) stop(`Set ${name}: https://docs.calry.app/docs/guides/authentication`);
  return process.env[name];
}

// A number that you can change, such as CALRY_TIMEOUT_SECONDS.
export const setting = (name, value) => Number(process.env[`CALRY_${name}`] ?? value);

// Only calls of the unified API, below /vrs, take the two IDs as headers.
const headersFor = (path, key = required('CALRY_API_KEY')) => ({
  Authorization: `Bearer ${key}`,
  'Content-Type': 'application/json',
  ...(path.includes('/vrs/') && {
    workspaceId: required('CALRY_WORKSPACE_ID'),
    integrationAccountId: required('CALRY_INTEGRATION_ACCOUNT_ID'),
  }),
});
// #endregion

// #region pace
// Five requests can go out at once. The others are spread evenly.
const GAP_MS = 60_000 / setting('REQUESTS_PER_MINUTE', 90);
let next = 0;
async function pace() {
  const now = performance.now();
  next = Math.max(next, now - 5 * GAP_MS) + GAP_MS;
  if (next > now) await sleep(next - now);
}
// #endregion

// #region call
const TIMEOUT_SECONDS = setting('TIMEOUT_SECONDS', 60);
const FIRST_WAIT_SECONDS = setting('FIRST_WAIT_SECONDS', 1);
const LONGEST_WAIT_SECONDS = 60;
const ATTEMPTS = setting('ATTEMPTS', 8);

// The same request gets the same 4xx response again, except for 429.
export const isFinal = ({status}) => status >= 400 && status < 500 && status !== 429;

// Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
const secondsAsked = (value) =>
  Number.isNaN(Number(value)) ? (Date.parse(value) - Date.now()) / 1000 : Number(value);

async function send(method, path, {query = {}, body, key}) {
  const url = new URL(required('CALRY_HOST') + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  await pace();
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  const content = {headers: headersFor(path, key), body: JSON.stringify(body)};
  const response = await fetch(url, {method, ...content, signal});
  // A 2xx status confirms a write, with or without a body.
  if (response.ok)
    return response.json().catch((error) => (method === 'GET' ? Promise.reject(error) : {}));
  const {status, headers} = response;
  const detail = (await response.text().catch(() => '')).slice(0, 300);
  const message = `${method} ${path} returned ${status} ${detail}`.trim();
  throw Object.assign(new Error(message), {
    status,
    asked: secondsAsked(headers.get('Retry-After')),
  });
}

// Returns the body of the response. Retries a read, never a write.
export async function call(method, path, options = {}) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(method, path, options);
    } catch (error) {
      if (method !== 'GET' || isFinal(error) || attempt === ATTEMPTS) throw error;
      const longest = Math.min(FIRST_WAIT_SECONDS * 2 ** (attempt - 1), LONGEST_WAIT_SECONDS);
      // Half of each wait is random, so workers don't retry together.
      const wait = longest * (0.5 + Math.random() / 2);
      await sleep(Math.max(wait, error.asked || 0) * 1000);
    }
  }
}
// #endregion

// #region pages
// Reads a list page by page. `place` moves with each page: store it to resume later.
export async function* pages(path, query = {}, place = {used: []}) {
  do {
    const {cursor} = place;
    const page = {limit: setting('PAGE_SIZE', 200), ...query, ...(cursor && {cursors: cursor})};
    const {data, meta} = await call('GET', path, {query: page});
    place.used.push(cursor);
    place.cursor = meta?.cursors?.next;
    const leadsNowhere = place.cursor && (place.used.includes(place.cursor) || data.length === 0);
    if (leadsNowhere)
      throw new Error(`${path} has no end: its cursor ${place.cursor} leads nowhere`);
    // 10 is the default page size. A full page without cursors may not be the whole list.
    const isComplete = Boolean(meta?.cursors) || data.length < 10;
    if (!isComplete)
      console.error(`${path} may be incomplete: ${data.length} items without cursors`);
    yield {data, isComplete};
  } while (place.cursor);
}
// #endregion

// #region readAll
// Several pages are complete when two readings in a row match, without duplicates.
export async function readAll(path, query = {}) {
  let before;
  for (let reading = 1; reading <= 6; reading += 1) {
    const read = [];
    for await (const page of pages(path, query)) read.push(page);
    const items = read.flatMap(({data}) => data);
    const ids = items.map(({id}) => String(id)).sort();
    const isSame = ids.join() === before && new Set(ids).size === ids.length;
    if (read.length === 1 || isSame)
      return {items, isComplete: read.every((one) => one.isComplete)};
    before = ids.join();
  }
  throw new Error(`${path} changed during each of 6 readings`);
}
// #endregion

// #region days
export const dayAfter = (day, days) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
// #endregion

// #region outcome
// Ends the program with what is known, and what to do: 1 is fix it, 75 is run it again.
export function giveUp(known, error) {
  if (isFinal(error)) stop(`${known}: ${error.message}. Fix this, then run it again`);
  stop(`${known}: ${error.message}. Run this again in a minute`, 75);
}
// #endregion
