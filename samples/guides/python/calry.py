# A client for the Calry API: credentials, timeouts, pace, retries and pages.
# Needs Python 3, requests and the four CALRY_ variables.
# Run by the programs that import it: from calry import call, read_all (calry.py).
import os
import random
import sys
import time
from datetime import date, timedelta
from email.utils import mktime_tz, parsedate_tz

import requests


# #region credentials
def stop(message, exit_code=1):
    print(message, file=sys.stderr)
    sys.exit(exit_code)


def required(name):
    if not os.environ.get(name):
        stop(f"Set {name}: https://docs.calry.app/docs/guides/authentication")
    return os.environ[name]


# A number that you can change, such as CALRY_TIMEOUT_SECONDS.
def setting(name, value):
    return float(os.environ.get(f"CALRY_{name}", value))


# Only calls of the unified API, below /vrs, take the two IDs as headers.
def headers_for(path, key):
    headers = {"Authorization": f"Bearer {key or required('CALRY_API_KEY')}"}
    if "/vrs/" in path:
        headers["workspaceId"] = required("CALRY_WORKSPACE_ID")
        headers["integrationAccountId"] = required("CALRY_INTEGRATION_ACCOUNT_ID")
    return headers


# #endregion


# #region pace
# Five requests can go out at once. The others are spread evenly.
GAP_SECONDS = 60 / setting("REQUESTS_PER_MINUTE", 90)
next_at = 0.0


def pace():
    global next_at
    now = time.monotonic()
    next_at = max(next_at, now - 5 * GAP_SECONDS) + GAP_SECONDS
    time.sleep(max(next_at - now, 0))


# #endregion

# #region call
TIMEOUT_SECONDS = setting("TIMEOUT_SECONDS", 60)
FIRST_WAIT_SECONDS = setting("FIRST_WAIT_SECONDS", 1)
LONGEST_WAIT_SECONDS = 60
ATTEMPTS = setting("ATTEMPTS", 8)


class CalryError(Exception):
    def __init__(self, message, status=0, asked=0.0):
        super().__init__(message)
        self.status = status
        self.asked = asked


# The same request gets the same 4xx response again, except for 429.
def is_final(error):
    return 400 <= error.status < 500 and error.status != 429


# Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
def seconds_asked(value):
    try:
        return float(value or 0)
    except ValueError:
        date_asked = parsedate_tz(value)
        return mktime_tz(date_asked) - time.time() if date_asked else 0


def send(method, path, query, body, key):
    pace()
    try:
        url = required("CALRY_HOST") + path
        headers = headers_for(path, key)
        options = {"params": query, "json": body, "timeout": TIMEOUT_SECONDS}
        response = requests.request(method, url, headers=headers, **options)
        if response.ok and (method == "GET" or response.content):
            return response.json()
    except requests.RequestException as error:
        raise CalryError(f"{method} {path} got no response: {error}") from error
    if response.ok:
        return {}
    message = f"{method} {path} returned {response.status_code} {response.text[:300]}"
    asked = seconds_asked(response.headers.get("Retry-After"))
    raise CalryError(message.strip(), response.status_code, asked)


# Returns the body of the response. Retries a read, never a write.
def call(method, path, query=None, body=None, key=None):
    attempt = 1
    while True:
        try:
            return send(method, path, query, body, key)
        except CalryError as error:
            if method != "GET" or is_final(error) or attempt >= ATTEMPTS:
                raise
            longest = min(FIRST_WAIT_SECONDS * 2 ** (attempt - 1), LONGEST_WAIT_SECONDS)
            # Half of each wait is random, so workers don't retry together.
            time.sleep(max(longest * random.uniform(0.5, 1), error.asked))
            attempt += 1


# #endregion


# #region pages
# Reads a list page by page. `place` moves with each page: store it to resume later.
def pages(path, query=None, place=None):
    place = {"used": []} if place is None else place
    limit = int(setting("PAGE_SIZE", 200))
    while True:
        cursor = place.get("cursor")
        page = call("GET", path, {"limit": limit, **(query or {}), "cursors": cursor})
        data, cursors = page["data"], (page.get("meta") or {}).get("cursors")
        place["used"].append(cursor)
        place["cursor"] = (cursors or {}).get("next")
        if place["cursor"] and (place["cursor"] in place["used"] or not data):
            reason = f"has no end: its cursor {place['cursor']} leads nowhere"
            raise CalryError(f"{path} {reason}")
        # 10 is the default page size. A full page without cursors may not be the whole list.
        is_complete = cursors is not None or len(data) < 10
        if not is_complete:
            problem = f"may be incomplete: {len(data)} items without cursors"
            print(path, problem, file=sys.stderr)
        yield data, is_complete
        if not place["cursor"]:
            return


# #endregion


# #region readAll
# Several pages are complete when two readings in a row match, without duplicates.
def read_all(path, query=None):
    before = None
    for _ in range(6):
        read = list(pages(path, query))
        items = [item for data, _ in read for item in data]
        ids = sorted(str(item["id"]) for item in items)
        if len(read) == 1 or (ids == before and len(set(ids)) == len(ids)):
            return items, all(is_complete for _, is_complete in read)
        before = ids
    raise CalryError(f"{path} changed during each of 6 readings")


# #endregion


# #region days
def day_after(day, days):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


# #endregion


# #region outcome
# Ends the program with what is known, and what to do: 1 is fix it, 75 is run it again.
def give_up(known, error):
    if is_final(error):
        stop(f"{known}: {error}. Fix this, then run it again")
    stop(f"{known}: {error}. Run this again in a minute", 75)


# #endregion
