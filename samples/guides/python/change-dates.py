# Changes the dates of a reservation if the new nights are free.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 change-dates.py 771904 2026-06-13 2026-06-17
import sys
from datetime import date

from calry import CalryError, call, day_after, give_up, is_final, stop

reservation_id, arrival, departure = sys.argv[1:]
V2 = "/api/v2/vrs"


def read():
    path = f"{V2}/reservations/{reservation_id}"
    return call("GET", path, {"realtime": "true"})["data"]


# #region check
# The stay's own nights show as taken, so check only the new ones.
def check(old):
    query = {
        "roomTypeId": old["roomTypeIds"][0],
        "startDate": arrival,
        "endDate": day_after(departure, -1),
        "rates": "true",
    }
    calendar = call("GET", f"{V2}/availability/{old['propertyId']}", query)["data"]
    days = calendar["dateWiseAvailability"]
    if len(days) != (date.fromisoformat(departure) - date.fromisoformat(arrival)).days:
        stop("Not changed: a night is not listed")
    for day in days:
        is_own = old["arrivalDate"] <= day["date"] < old["departureDate"]
        if day["status"] != "AVAILABLE" and not is_own:
            stop(f"Not changed: {day['date']} is taken")


# #endregion

# #region update
known = "Not changed"  # What is known when the next request fails.
try:
    check(read())
    days = {"arrivalDate": arrival, "departureDate": departure}
    try:
        call("PUT", f"{V2}/reservations", body={"reservationId": reservation_id, **days})
    except CalryError as error:
        # Without a 2xx response the update may still have taken effect, so read it.
        if is_final(error):
            raise
    known = "Not checked"
    now = read()
    if (now["arrivalDate"], now["departureDate"]) != (arrival, departure):
        stop("Not changed. Run this again in a minute", 75)
    print("Changed", now["id"], now["arrivalDate"], now["departureDate"])
except CalryError as error:
    give_up(known, error)
# #endregion
