# Books a guest of your own site through the booking engine, and never twice: run it again after any
# failure. Needs Python 3, requests, the three CALRY_ variables, and the booking in a file.
# Run: python3 book-direct.py stay.json
import json
import os
import sys
from datetime import date, timedelta
from pathlib import Path

import requests

TIMEOUT_SECONDS = 60

stay = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
property_id, room_type_id = stay["propertyId"], stay["roomTypeId"]
arrival, departure = stay["arrivalDate"], stay["departureDate"]
email = stay["guest"]["email"].lower()


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
# The published part of the body has no place for a reference of yours. The guest, the room type and
# both days tell which booking it is: the same guest does not book the same stay twice.
def is_this_stay(item):
    guest = item.get("primaryGuest") or {}
    return (
        (item["arrivalDate"], item["departureDate"]) == (arrival, departure)
        and str(room_type_id) in map(str, item.get("roomTypeIds") or [])
        and email in [address.lower() for address in guest.get("emails") or []]
        and not item.get("cancelledAt")
    )


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
    return next(filter(is_this_stay, reservations), None)


# #endregion


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


# #region book
booking = find_booking()
if not booking:
    if not is_free():
        raise SystemExit("Not booked: these nights are not free")

    dates = {"startDate": arrival, "endDate": departure}
    query = {"roomTypeId": room_type_id, "guests": stay["numberOfGuests"], **dates}
    print("Quote", json.dumps(call(f"/quote/{property_id}", query)))

    try:
        call("/reservations/booking-engine", body=stay)
    except requests.RequestException as error:
        # A status below 500 is a clear no. Anything else may have been carried out: look before
        # you repeat.
        if error.response is not None and error.response.status_code < 500:
            raise SystemExit(f"Not booked: {error}")
    booking = find_booking()
if not booking:
    raise SystemExit("Not known: run this again in a minute, with the same file")
print("Booked", booking["id"])
# #endregion

units = 1
for room_type in call(f"/room-types/{property_id}", {"realtime": "true"}):
    if str(room_type["id"]) == str(room_type_id):
        units = room_type.get("units", {}).get("count", 1)
full = [day for day in nights() if len(day.get("reservationIds") or []) > units]
for day in full:
    print("Overbooked", day["date"], *day["reservationIds"])
if full:
    sys.exit(3)
