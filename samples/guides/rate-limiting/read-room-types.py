# Reads the room types of the given properties within the rate limit, and retries with
# exponential backoff.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 read-room-types.py 48220 48213
import os
import random
import sys
import time
from email.utils import parsedate_to_datetime

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

# The API allows 100, and some PMSs less.
REQUESTS_PER_MINUTE = 90
BURST = 5
ATTEMPTS = 6
FIRST_WAIT_SECONDS = 1
LONGEST_WAIT_SECONDS = 60
TIMEOUT_SECONDS = 30
DEFAULT_LIMIT = 10  # The page size of a list when no limit applies.


# #region bucket
class Bucket:
    """Refills steadily. A request takes a token from it, or waits for one."""

    def __init__(self):
        self.tokens = BURST
        self.filled_at = time.monotonic()

    def take(self):
        per_second = REQUESTS_PER_MINUTE / 60
        now = time.monotonic()
        self.tokens = min(BURST, self.tokens + (now - self.filled_at) * per_second)
        self.filled_at = now
        self.tokens -= 1
        if self.tokens < 0:
            time.sleep(-self.tokens / per_second)


# The limit applies to each integration account, so each account has its own bucket.
buckets = {}
# #endregion


# #region retry
def seconds_asked(response):
    """Retry-After is not promised. When it comes, it holds seconds or a date."""
    value = response.headers.get("Retry-After", "")
    if value.isdigit():
        return int(value)
    return (
        max(parsedate_to_datetime(value).timestamp() - time.time(), 0) if value else 0
    )


def read(url, params, account):
    """For reads only: a write that timed out may have succeeded."""
    headers = {
        "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
        "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
        "integrationAccountId": account,
    }
    for attempt in range(ATTEMPTS):
        buckets.setdefault(account, Bucket()).take()
        asked = 0
        try:
            response = requests.get(
                url, params=params, headers=headers, timeout=TIMEOUT_SECONDS
            )
            if response.status_code != 429 and response.status_code < 500:
                response.raise_for_status()
                return response.json()
            asked = seconds_asked(response)
        except (requests.Timeout, requests.ConnectionError):
            pass
        if attempt + 1 < ATTEMPTS:
            longest = min(FIRST_WAIT_SECONDS * 2**attempt, LONGEST_WAIT_SECONDS)
            # Half of the wait is random, so that your workers don't all return at once.
            time.sleep(max(longest / 2 + random.random() * longest / 2, asked))
    raise RuntimeError(f"{url} failed {ATTEMPTS} times")


# #endregion


def read_all(url, account):
    items, used, cursor = [], set(), None
    while True:
        page = read(url, {"limit": 200, "cursors": cursor}, account)
        items += page["data"]
        cursors = (page.get("meta") or {}).get("cursors")
        # A full page without cursors may not be the whole list.
        if cursors is None and len(page["data"]) >= DEFAULT_LIMIT:
            problem = f"may be incomplete: {len(page['data'])} items without cursors"
            print(url, problem, file=sys.stderr)
        used.add(cursor)
        cursor = (cursors or {}).get("next")
        if not cursor:
            return items
        if cursor in used or not page["data"]:
            raise RuntimeError(f"{url} has no end: its cursor {cursor} leads nowhere")


for property_id in sys.argv[1:]:
    items = read_all(
        f"{host}/api/v2/vrs/room-types/{property_id}",
        os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
    )
    print(property_id, len(items))
