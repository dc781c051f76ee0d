// Reads the room types of the given properties within the rate limit, and retries with
// exponential backoff.
// Needs Node.js 20 and the three CALRY_ variables.
// Run: node read-room-types.mjs 48220 48213
import {setTimeout as sleep} from 'node:timers/promises';

const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';

const REQUESTS_PER_MINUTE = 90; // The API allows 100, and some PMSs less.
const BURST = 5;
const ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 1;
const LONGEST_WAIT_SECONDS = 60;
const TIMEOUT_SECONDS = 30;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

// #region bucket
// Each request takes a token, or waits for one. The bucket refills at a steady rate.
class Bucket {
  #tokens = BURST;
  #filledAt = performance.now();

  async take() {
    const perMs = REQUESTS_PER_MINUTE / 60_000;
    const now = performance.now();
    this.#tokens = Math.min(BURST, this.#tokens + (now - this.#filledAt) * perMs);
    this.#filledAt = now;
    // Take the token before the wait, so that later requests queue behind this one.
    this.#tokens -= 1;
    if (this.#tokens < 0) await sleep(-this.#tokens / perMs);
  }
}

// The limit applies to each integration account, so each account has its own bucket.
const buckets = new Map();
function bucketOf(account) {
  if (!buckets.has(account)) buckets.set(account, new Bucket());
  return buckets.get(account);
}
// #endregion

// #region retry
const passes = (status) => status === 429 || status >= 500;

// Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
function secondsAsked(response) {
  const value = response?.headers.get('Retry-After');
  if (!value) return undefined;
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Math.max((Date.parse(value) - Date.now()) / 1000, 0) : seconds;
}

// For reads only: a write that timed out may have succeeded.
async function read(url, account) {
  for (let attempt = 1; ; attempt += 1) {
    await bucketOf(account).take();
    const response = await fetch(url, {
      headers: {
        Authorization: `Bearer ${process.env.CALRY_API_KEY}`,
        workspaceId: process.env.CALRY_WORKSPACE_ID,
        integrationAccountId: account,
      },
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    }).catch(() => undefined);
    if (response && !passes(response.status)) {
      if (!response.ok) throw new Error(`${url} returned ${response.status}`);
      return response.json();
    }
    if (attempt === ATTEMPTS) throw new Error(`${url} failed ${ATTEMPTS} times`);
    const longest = Math.min(FIRST_WAIT_SECONDS * 2 ** (attempt - 1), LONGEST_WAIT_SECONDS);
    // Half of the wait is random, so that your workers don't all return at once.
    const wait = longest / 2 + (Math.random() * longest) / 2;
    await sleep(Math.max(wait, secondsAsked(response) ?? 0) * 1000);
  }
}
// #endregion

async function readAll(url, account) {
  const items = [];
  const used = new Set();
  let cursor;
  do {
    const query = new URLSearchParams({limit: 200, ...(cursor && {cursors: cursor})});
    const {data, meta} = await read(`${url}?${query}`, account);
    items.push(...data);
    // A full page without cursors may not be the whole list.
    if (!meta?.cursors && data.length >= DEFAULT_LIMIT) {
      console.error(`${url} may be incomplete: ${data.length} items without cursors`);
    }
    used.add(cursor);
    cursor = meta?.cursors?.next;
    if (cursor && (used.has(cursor) || data.length === 0)) {
      throw new Error(`${url} has no end: its cursor ${cursor} leads nowhere`);
    }
  } while (cursor);
  return items;
}

const account = process.env.CALRY_INTEGRATION_ACCOUNT_ID;
const lines = process.argv.slice(2).map(async (propertyId) => {
  const items = await readAll(`${host}/api/v2/vrs/room-types/${propertyId}`, account);
  return `${propertyId} ${items.length}`;
});
console.log((await Promise.all(lines)).join('\n'));
