# Books a stay once. The file holds the body of the request.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 book.py stay.json
import json
import re
import sys
import time
from datetime import date
from pathlib import Path

from calry import CalryError, call, day_after, give_up, is_final, read_all, setting, stop

stay = json.loads(Path(sys.argv[1]).read_text())
property_id, room_type_id = stay["propertyId"], stay["roomTypeId"]
arrival, departure = stay["arrivalDate"], stay["departureDate"]

# #region find
# The brackets distinguish [H-20] from [H-2041]. Without them, guest and stay do.
reference = re.search(r"\[[^\]]+\]", stay.get("notes", ""))
email = stay.get("guest", {}).get("email", "").lower()
if not reference and not email:
    stop("Not booked: give a [reference] in notes, or guest.email")


def is_ours(item):
    if reference:
        return reference[0] in (item.get("notes") or "")
    emails = (item.get("primaryGuest") or {}).get("emails") or []
    days = (item.get("arrivalDate"), item.get("departureDate"))
    room_types = [str(one) for one in item.get("roomTypeIds") or []]
    is_guest = email in [one.lower() for one in emails]
    return is_guest and days == (arrival, departure) and str(room_type_id) in room_types


def find_booking():
    first, last = day_after(arrival, -1), day_after(arrival, 1)
    query = {"arrivalStartDate": first, "arrivalEndDate": last, "realtime": "true"}
    items, _ = read_all("/api/v2/vrs/reservations", query)
    ours = [item for item in items if is_ours(item)]
    active = [item for item in ours if not item.get("cancelledAt")]
    if reference and ours and not active:
        stop(f"Not booked: {ours[0]['id']} has {reference[0]} and is cancelled")
    return active[0] if active else None


# #endregion


# #region check
# The departure day isn't a night of the stay, so it can be taken.
def nights():
    days = {"startDate": arrival, "endDate": day_after(departure, -1)}
    query = {"roomTypeId": room_type_id, **days, "rates": "true"}
    calendar = call("GET", f"/api/v2/vrs/availability/{property_id}", query)
    return calendar["data"]["dateWiseAvailability"]


def is_free(days):
    count = (date.fromisoformat(departure) - date.fromisoformat(arrival)).days
    are_free = len(days) == count and all(day["status"] == "AVAILABLE" for day in days)
    return are_free and count >= (days[0].get("minimumNights") or 1)


# #endregion

# #region book
known = "Not booked"  # What is known when the next request fails.


def book():
    global known
    if not is_free(nights()):
        stop("Not booked: these nights are not free")
    party = {"roomTypeId": room_type_id, "guests": stay.get("numberOfGuests", 1)}
    query = {**party, "startDate": arrival, "endDate": departure}
    quote = call("GET", f"/api/v2/vrs/quote/{property_id}", query)
    print("Quote", json.dumps(quote["data"]))
    path = "/api/v2/vrs/reservations"
    is_accepted = True
    try:
        call("POST", path + ("/booking-engine" if "morChannel" in stay else ""), body=stay)
    except CalryError as error:
        # A 4xx other than 429 rejects the booking. After a 429, a 5xx or no response it may
        # exist.
        if is_final(error):
            raise
        is_accepted = False
    known = ("Accepted" if is_accepted else "Sent") + ", but not checked"
    # It may appear late, so look twice.
    for seconds in (0, setting("LOOK_AGAIN_SECONDS", 60)):
        time.sleep(seconds)
        if found := find_booking():
            return found
    if is_accepted:
        advice = "Don't run this again: look for it in the PMS"
        stop(f"Accepted, but not found. {advice}", 2)
    return stop("Sent, but not found. Run this again in a minute", 75)


# #endregion


# #region race
def is_overbooked():
    path = f"/api/v2/vrs/room-types/{property_id}"
    items, _ = read_all(path, {"realtime": "true"})
    own = [item for item in items if str(item["id"]) == str(room_type_id)]
    units = ((own[0].get("units") if own else None) or {}).get("count")
    if not units:
        problem = "the number of units is not known"
        print(f"Not checked for overbooking: {problem}", file=sys.stderr)
        return False
    full = [day for day in nights() if len(day.get("reservationIds") or []) > units]
    for day in full:
        print("Overbooked", day["date"], *day["reservationIds"])
    return bool(full)


# #endregion

try:
    print("Booked", (find_booking() or book())["id"])
    known = "Not checked for overbooking"
    sys.exit(3 if is_overbooked() else 0)
except CalryError as error:
    give_up(known, error)
