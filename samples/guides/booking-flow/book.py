# Books a stay once: run it again with the same reference after a failure, one run at a time.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 book.py 48220 90511 2026-06-12 2026-06-16 3 H-2041
import json
import os
import sys
from datetime import date, timedelta

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 60
MAX_READINGS = 6
SMALLEST_PAGE = 10  # The page size of a list when no limit applies.

property_id, room_type_id, arrival, departure, guests, reference = sys.argv[1:]


def call(path, query=None, body=None):
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
    return response.json()


def day_after(day, days):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


# #region list
# A page without cursors is the end of the list only if it holds fewer items than the smallest page.
def pages(path, query):
    used, cursor = set(), None
    while True:
        page = call(path, {**query, "limit": 200, "cursors": cursor})
        yield page["data"]
        cursors = (page.get("meta") or {}).get("cursors")
        if cursors is None and len(page["data"]) >= SMALLEST_PAGE:
            raise RuntimeError(f"{path} has no cursors")
        used.add(cursor)
        cursor = (cursors or {}).get("next")
        if not cursor:
            return
        if cursor in used or not page["data"]:
            raise RuntimeError(f"{path} has no end: its cursor {cursor} leads nowhere")


# Items can move between pages while you read. Nothing is missing from several pages only when two
# readings in a row return the same items, each of them once.
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
# Reads in realtime: the cache may not have the last bookings. The brackets distinguish H-20 from H-2041.
mark = f"[{reference}]"


def is_this_stay(item):
    return mark in (item.get("notes") or "") and not item.get("cancelledAt")


def find_booking():
    query = {
        "arrivalStartDate": day_after(arrival, -1),
        "arrivalEndDate": day_after(arrival, 1),
        "realtime": "true",
    }
    return find("/reservations", query, is_this_stay)


# #endregion


# #region check
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


# #endregion

# #region book
try:
    booking = find_booking()
except (requests.RequestException, RuntimeError) as error:
    raise SystemExit(
        f"Not booked: {error}. Look for the booking in the PMS before you try again"
    )
if not booking:
    if not is_free():
        raise SystemExit("Not booked: these nights are not free")

    stay = {"roomTypeId": room_type_id, "startDate": arrival, "endDate": departure}
    quote = call(f"/quote/{property_id}", {**stay, "guests": guests})["data"]
    print("Quote", json.dumps(quote))

    is_accepted = True
    try:
        call(
            "/reservations",
            body={
                "propertyId": property_id,
                "roomTypeId": room_type_id,
                "arrivalDate": arrival,
                "departureDate": departure,
                "numberOfGuests": int(guests),
                "notes": f"Ref {mark}",
            },
        )
    except requests.RequestException as error:
        # A 4xx response rejects the booking. After anything else it may exist, so look for it.
        if error.response is not None and error.response.status_code < 500:
            raise SystemExit(f"Not booked: {error}")
        is_accepted = False
    try:
        booking = find_booking()
    except (requests.RequestException, RuntimeError):
        booking = None
    if not booking and is_accepted:
        raise SystemExit(
            "Accepted, but not found. Don't run this again: look for the booking in the PMS"
        )
if not booking:
    raise SystemExit("Not known: run this again in a minute, with the same reference")
print("Booked", booking["id"])
# #endregion

# #region race
room_type = find(
    f"/room-types/{property_id}",
    {"realtime": "true"},
    lambda item: str(item["id"]) == str(room_type_id),
)
units = ((room_type or {}).get("units") or {}).get("count")
if not units:
    raise SystemExit("Not checked for overbooking: the number of units is not known")
full = [day for day in nights() if len(day.get("reservationIds") or []) > units]
for day in full:
    print("Overbooked", day["date"], *day["reservationIds"])
if full:
    sys.exit(3)
# #endregion
