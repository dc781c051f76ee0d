# Changes the dates of a reservation if the new nights are free.
# Needs Python 3, requests, calry.py and stays.py beside it, and the four CALRY_ variables.
# Run: python3 change-dates.py 771904 2028-06-13 2028-06-17
import sys

from calry import CalryError, stop
from stays import give_up, nights, read_reservation, write

reservation_id, arrival, departure = sys.argv[1:]


# The stay's own nights show as taken, so check only the new ones.
def check(old):
    for day in nights(old["propertyId"], old["roomTypeIds"][0], arrival, departure):
        is_own = old["arrivalDate"] <= day["date"] < old["departureDate"]
        if day.get("status") != "AVAILABLE" and not is_own:
            stop(f"Not changed: {day['date']} is not available")


known = "Not changed"  # What is known when the next request fails.
try:
    check(read_reservation(reservation_id))
    days = {"arrivalDate": arrival, "departureDate": departure}
    write("PUT", "/api/v2/vrs/reservations", {"reservationId": reservation_id, **days})
    # Without a 2xx response the update may still have taken effect, so read it in any case.
    known = "Not checked"
    now = read_reservation(reservation_id)
    if (now["arrivalDate"], now["departureDate"]) != (arrival, departure):
        stop("Not changed. Run this again in a minute", 75)
    print("Changed", now["id"], now["arrivalDate"], now["departureDate"])
except CalryError as error:
    give_up(known, error)
