# Books a stay, and never twice: run it again with the same reference after any failure.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 book.py 48220 90511 2026-06-12 2026-06-16 3 H-2041
import json
import os
import sys
from datetime import date, timedelta

import requests

TIMEOUT_SECONDS = 60

property_id, room_type_id, arrival, departure, guests, reference = sys.argv[1:]


def call(path, query=None, body=None):
    response = requests.request(
        "POST" if body else "GET",
        f"https://dev.calry.app/api/v2/vrs{path}",
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
    return response.json().get("data")


def day_after(day, days):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


# #region find
# The list is asked in realtime, because the cached copy does not know what was booked a minute ago.
def find_booking():
    reservations = call(
        "/reservations",
        {
            "arrivalStartDate": day_after(arrival, -1),
            "arrivalEndDate": day_after(arrival, 1),
            "limit": 200,
            "realtime": "true",
        },
    )
    for item in reservations:
        if reference in (item.get("notes") or "") and not item.get("cancelledAt"):
            return item
    return None


# #endregion


# #region check
# The day of departure is no night of the stay: it may be taken.
def nights():
    return call(
        f"/availability/{property_id}",
        {
            "roomTypeId": room_type_id,
            "startDate": arrival,
            "endDate": day_after(departure, -1),
            "rates": "true",
        },
    )["dateWiseAvailability"]


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
booking = find_booking()
if not booking:
    if not is_free():
        raise SystemExit("Not booked: these nights are not free")

    stay = {"roomTypeId": room_type_id, "startDate": arrival, "endDate": departure}
    quote = call(f"/quote/{property_id}", {**stay, "guests": guests})
    print("Quote", json.dumps(quote))

    try:
        call(
            "/reservations",
            body={
                "propertyId": property_id,
                "roomTypeId": room_type_id,
                "arrivalDate": arrival,
                "departureDate": departure,
                "numberOfGuests": int(guests),
                "notes": f"Ref {reference}",
            },
        )
    except requests.RequestException as error:
        # A status below 500 is a clear no. Anything else may have been carried out: look before
        # you repeat.
        if error.response is not None and error.response.status_code < 500:
            raise SystemExit(f"Not booked: {error}")
    booking = find_booking()
if not booking:
    raise SystemExit("Not known: run this again in a minute, with the same reference")
print("Booked", booking["id"])
# #endregion

# #region race
room_types = call(f"/room-types/{property_id}", {"realtime": "true"})
units = 1
for room_type in room_types:
    if str(room_type["id"]) == room_type_id:
        units = room_type.get("units", {}).get("count", 1)
full = [day for day in nights() if len(day.get("reservationIds") or []) > units]
for day in full:
    print("Overbooked", day["date"], *day["reservationIds"])
if full:
    sys.exit(3)
# #endregion
