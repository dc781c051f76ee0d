# Books a stay once. The file holds the body of the request.
# Needs Python 3, requests, calry.py and stays.py beside it, and the four CALRY_ variables.
# Run: python3 book.py stay.json
import json
import re
import sys
import time
from pathlib import Path

from calry import CalryError, call, read_all, setting, stop
from stays import day_after, give_up, nights, write

stay = json.loads(Path(sys.argv[1]).read_text())
property_id, room_type_id = stay["propertyId"], stay["roomTypeId"]
arrival, departure = stay["arrivalDate"], stay["departureDate"]

# The brackets distinguish [H-20] from [H-2041]. Without them, guest and stay do.
reference = re.search(r"\[[^\]]+\]", stay.get("notes") or "")
email = ((stay.get("guest") or {}).get("email") or "").lower()
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
        stop(f"Not booked: {reference[0]} is cancelled")
    return active[0] if active else None


known = "Not booked"  # What is known when the next request fails.


def book():
    global known
    days = nights(property_id, room_type_id, arrival, departure)
    are_free = all(day.get("status") == "AVAILABLE" for day in days)
    if not are_free or len(days) < (days[0].get("minimumNights") or 1):
        stop("Not booked: these nights are not free")
    party = {"roomTypeId": room_type_id, "guests": stay.get("numberOfGuests") or 1}
    query = {**party, "startDate": arrival, "endDate": departure}
    quote = call("GET", f"/api/v2/vrs/quote/{property_id}", query)
    print("Quote", json.dumps(quote["data"]))
    engine = "/booking-engine" if stay.get("morChannel") else ""
    is_accepted = write("POST", f"/api/v2/vrs/reservations{engine}", stay)
    known = ("Accepted" if is_accepted else "Sent") + ", but not checked"
    # It may appear late, so look twice.
    for seconds in (0, setting("LOOK_AGAIN_SECONDS", 60)):
        time.sleep(seconds)
        if found := find_booking():
            return found
    if not is_accepted:
        stop("Sent, but not found. Run this again in a minute", 75)
    stop("Accepted, but not found. Don't run this again: look for it in the PMS", 2)


def is_overbooked():
    path = f"/api/v2/vrs/room-types/{property_id}"
    items, _ = read_all(path, {"realtime": "true"})
    units = {str(item["id"]): item.get("units") or {} for item in items}
    count = units.get(str(room_type_id), {}).get("count")
    if not count:
        stop("Not checked for overbooking: the number of units is not known", 0)
    days = nights(property_id, room_type_id, arrival, departure)
    full = [day for day in days if len(day.get("reservationIds") or []) > count]
    for day in full:
        print("Overbooked", day["date"], *day["reservationIds"])
    return bool(full)


try:
    print("Booked", (find_booking() or book())["id"])
    known = "Not checked for overbooking"
    sys.exit(3 if is_overbooked() else 0)
except CalryError as error:
    give_up(known, error)
