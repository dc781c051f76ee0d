# Books a guest of your own site through the booking engine, once. The exit code 75 means:
# run it again with the same file, one run at a time. Needs Python 3, requests, the three
# CALRY_ variables, and the booking in a file.
# Run: python3 book-direct.py stay.json
import json
import os
import sys
import time
from datetime import date, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 60
ATTEMPTS = 6
FIRST_WAIT_SECONDS = 1
LOOK_AGAIN_SECONDS = 60
MAX_READINGS = 6
DEFAULT_LIMIT = 10  # The page size of a list when no limit applies.

stay = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
property_id, room_type_id = stay["propertyId"], stay["roomTypeId"]
arrival, departure = stay["arrivalDate"], stay["departureDate"]
email = stay["guest"]["email"].lower()


# #region call
# The same request gets the same 4xx response again, except for 429.
def is_final(error):
    response = getattr(error, "response", None)
    return (
        response is not None
        and 400 <= response.status_code < 500
        and response.status_code != 429
    )


# Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
def seconds_asked(error):
    headers = {} if error.response is None else error.response.headers
    value = headers.get("Retry-After", "0")
    if value.isdigit():
        return int(value)
    return parsedate_to_datetime(value).timestamp() - time.time()


# Retries a read. It sends a create once: without a 2xx response, the create may still have
# taken effect.
def call(path, query=None, body=None):
    for attempt in range(1, ATTEMPTS + 1):
        try:
            response = requests.request(
                "POST" if body else "GET",
                f"{host}/api/v2/vrs{path}",
                headers={
                    "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
                    "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
                    "integrationAccountId": os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
                },
                params=query,
                json=body,
                timeout=TIMEOUT_SECONDS,
            )
            response.raise_for_status()
            return None if body else response.json()
        except requests.RequestException as error:
            if body or is_final(error) or attempt == ATTEMPTS:
                raise
            wait = FIRST_WAIT_SECONDS * 2 ** (attempt - 1)
            time.sleep(max(wait, seconds_asked(error)))


# #endregion


def day_after(day, days):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


# #region list
def pages(path, query):
    used, cursor = set(), None
    while True:
        page = call(path, {**query, "limit": 200, "cursors": cursor})
        items = page["data"]
        yield items
        cursors = (page.get("meta") or {}).get("cursors")
        # A full page without cursors may not be the whole list.
        if cursors is None and len(items) >= DEFAULT_LIMIT:
            problem = f"may be incomplete: {len(items)} items without cursors"
            print(path, problem, file=sys.stderr)
        used.add(cursor)
        cursor = (cursors or {}).get("next")
        if not cursor:
            return
        if cursor in used or not items:
            raise RuntimeError(f"{path} has no end: its cursor {cursor} leads nowhere")


# Items can move between pages while you read. Nothing is missing from several pages only
# when two readings in a row return the same items, each of them once.
def find(path, query, is_match):
    before = None
    for _ in range(MAX_READINGS):
        ids, count = [], 0
        for items in pages(path, query):
            for item in items:
                if is_match(item):
                    return item
                ids.append(str(item["id"]))
            count += 1
        ids.sort()
        if count == 1 or (ids == before and len(set(ids)) == len(ids)):
            return None
        before = ids
    raise RuntimeError(f"{path} changed during each of {MAX_READINGS} readings")


# #endregion


# #region find
# Reads in realtime: the cache may not have the last bookings. The list may leave out the
# first and last day, so request one more on either side. The guest, the room type and both
# days identify the booking.
def is_this_stay(item):
    guest = item.get("primaryGuest") or {}
    return (
        (item["arrivalDate"], item["departureDate"]) == (arrival, departure)
        and str(room_type_id) in map(str, item.get("roomTypeIds") or [])
        and email in [address.lower() for address in guest.get("emails") or []]
        and not item.get("cancelledAt")
    )


def find_booking():
    query = {
        "arrivalStartDate": day_after(arrival, -1),
        "arrivalEndDate": day_after(arrival, 1),
        "realtime": "true",
    }
    return find("/reservations", query, is_this_stay)


# #endregion


# The departure day isn't a night of the stay, so it can be taken.
def nights():
    return call(
        f"/availability/{property_id}",
        {
            "roomTypeId": room_type_id,
            "startDate": arrival,
            "endDate": day_after(departure, -1),
            "rates": "true",
        },
    )["data"]["dateWiseAvailability"]


def is_free():
    days = nights()
    count = (date.fromisoformat(departure) - date.fromisoformat(arrival)).days
    return (
        len(days) == count
        and all(day["status"] == "AVAILABLE" for day in days)
        and count >= (days[0].get("minimumNights") or 1)
    )


def overbooked_nights():
    room_type = find(
        f"/room-types/{property_id}",
        {"realtime": "true"},
        lambda item: str(item["id"]) == str(room_type_id),
    )
    units = ((room_type or {}).get("units") or {}).get("count")
    if not units:
        stop("Not checked for overbooking: the number of units is not known")
    return [day for day in nights() if len(day.get("reservationIds") or []) > units]


def stop(message, exit_code=1):
    print(message, file=sys.stderr)
    sys.exit(exit_code)


# #region book
# What is known when the next request fails.
known = "Not booked"


def book():
    global known
    if not is_free():
        stop("Not booked: these nights are not free")

    dates = {"startDate": arrival, "endDate": departure}
    query = {"roomTypeId": room_type_id, "guests": stay["numberOfGuests"], **dates}
    print("Quote", json.dumps(call(f"/quote/{property_id}", query)["data"]))

    is_accepted = True
    try:
        call("/reservations/booking-engine", body=stay)
    except requests.RequestException as error:
        # A 4xx response other than 429 rejects the booking. After a 429, a 5xx or no
        # response it may exist.
        if is_final(error):
            raise
        is_accepted = False

    known = "Accepted, but not checked" if is_accepted else "Sent, but not checked"
    found = find_booking()
    if not found:
        # The booking may appear late, so look again.
        time.sleep(LOOK_AGAIN_SECONDS)
        found = find_booking()
    if not found and is_accepted:
        stop(
            "Accepted, but not found. Don't run this again: look for the booking in the PMS"
        )
    return found or stop("Sent, but not found. Run this again in a minute", 75)


try:
    print("Booked", (find_booking() or book())["id"])
    known = "Not checked for overbooking"
    full = overbooked_nights()
except Exception as error:
    if is_final(error):
        stop(f"{known}: {error}. Fix this, then run it again")
    stop(f"{known}: {error}. Run this again in a minute", 75)
for day in full:
    print("Overbooked", day["date"], *day["reservationIds"])
if full:
    sys.exit(3)
# #endregion
