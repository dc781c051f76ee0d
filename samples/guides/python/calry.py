# A client for the Calry API: credentials, timeouts, pace, retries and pages.
# Needs Python 3, requests and the four CALRY_ variables.
# Run by the programs that import it: from calry import call, read_all (calry.py).
import itertools
import os
import random
import sys
import time
from email.utils import mktime_tz, parsedate_tz

import requests


def stop(message, exit_code=1):
    print(message, file=sys.stderr)
    sys.exit(exit_code)


def required(name):
    return os.environ.get(name) or stop(f"Set the variable {name}")


# A number that you can change, such as CALRY_TIMEOUT_SECONDS.
def setting(name, value):
    return float(os.environ.get(f"CALRY_{name}") or value)


# Requests are spread evenly over each minute.
GAP_SECONDS = 60 / setting("REQUESTS_PER_MINUTE", 90)
next_at = 0.0


def pace():
    global next_at
    now = time.monotonic()
    start = max(next_at, now)
    next_at = start + GAP_SECONDS
    time.sleep(start - now)


# `status` is 0 without a response.
class CalryError(Exception):
    def __init__(self, message, status=0, asked=0):
        super().__init__(message)
        self.status, self.asked = status, asked


# The same request gets the same 3xx or 4xx response again, except for 429.
def is_final(error):
    return 300 <= error.status < 500 and error.status != 429


# Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
def seconds_asked(value):
    if value.isdecimal():
        return int(value)
    moment = parsedate_tz(value)
    return mktime_tz(moment) - time.time() if moment else 0


def body_of(response):
    try:
        return response.json()
    except ValueError:
        return None


def send(method, path, query, body, key):
    headers = {"Authorization": f"Bearer {key or required('CALRY_API_KEY')}"}
    if "/vrs/" in path:
        headers["workspaceId"] = required("CALRY_WORKSPACE_ID")
        headers["integrationAccountId"] = required("CALRY_INTEGRATION_ACCOUNT_ID")
    options = {"params": query, "json": body, "allow_redirects": False}
    options["timeout"] = setting("TIMEOUT_SECONDS", 60)
    pace()
    try:
        url = required("CALRY_HOST") + path
        response = requests.request(method, url, headers=headers, **options)
    except requests.RequestException as error:
        raise CalryError(f"{method} {path} got no response: {error}") from error
    # The status confirms a write, with or without a body, unless `success` is false.
    data = body_of(response)
    is_failed = isinstance(data, dict) and data.get("success") is False
    is_accepted = response.status_code < 300 and not is_failed
    if is_accepted and (method != "GET" or data is not None):
        return {} if data is None else data
    message = f"{method} {path} returned {response.status_code} {response.text[:300]}"
    asked = seconds_asked(response.headers.get("Retry-After", ""))
    raise CalryError(message.strip(), response.status_code, asked)


# Returns the body of the response. Retries a read, never a write.
def call(method, path, query=None, body=None, key=None):
    for attempt in itertools.count(1):
        try:
            return send(method, path, query, body, key)
        except CalryError as error:
            if method != "GET" or is_final(error) or attempt >= setting("ATTEMPTS", 8):
                raise
            longest = min(setting("FIRST_WAIT_SECONDS", 1) * 2 ** (attempt - 1), 60)
            # Half of each wait is random, so workers don't retry together.
            time.sleep(max(longest * random.uniform(0.5, 1), error.asked))


# Reads a list page by page. `place` moves with each page: store it to resume later.
def pages(path, query=None, place=None):
    place = {} if place is None else place
    limit = int(setting("PAGE_SIZE", 200))
    while True:
        cursor = place.get("cursor")
        page = call("GET", path, {"limit": limit, **(query or {}), "cursors": cursor})
        data, cursors = page["data"], (page.get("meta") or {}).get("cursors")
        place.setdefault("used", []).append(cursor)
        place["cursor"] = (cursors or {}).get("next")
        if place["cursor"] and (place["cursor"] in place["used"] or not data):
            reason = f"has no end: its cursor {place['cursor']} leads nowhere"
            raise CalryError(f"{path} {reason}")
        # 10 is the default page size. A full page without cursors may not be the whole list.
        if cursors is None and len(data) >= 10:
            place["isPartial"] = True
            problem = f"may be incomplete: {len(data)} items without cursors"
            print(path, problem, file=sys.stderr)
        yield data
        if not place["cursor"]:
            return


# Several pages are complete when two readings in a row match, without duplicates.
def read_all(path, query=None):
    before = None
    for _ in range(6):
        place = {}
        items = [item for data in pages(path, query, place) for item in data]
        ids = sorted(str(item["id"]) for item in items)
        is_same = ids == before and len(set(ids)) == len(ids)
        if len(place["used"]) == 1 or is_same:
            return items, "isPartial" not in place
        before = ids
    raise CalryError(f"{path} changed during each of 6 readings")
