# Reads, books and changes stays: what book, change-dates and cancel have in common.
# Needs Python 3, requests and calry.py beside it.
# Run by the programs that import it: from stays import nights, write (stays.py).
from datetime import date, timedelta

from calry import CalryError, call, is_final, stop


def day_after(day, days):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


# The departure day isn't a night of the stay. A night that isn't listed has no status.
def nights(property_id, room_type_id, arrival, departure):
    if not arrival < departure:
        stop("The departure must be after the arrival")
    days = {"startDate": arrival, "endDate": day_after(departure, -1)}
    query = {"roomTypeId": room_type_id, **days, "rates": "true"}
    calendar = call("GET", f"/api/v2/vrs/availability/{property_id}", query)["data"]
    listed = {day["date"]: day for day in calendar["dateWiseAvailability"]}
    count = (date.fromisoformat(departure) - date.fromisoformat(arrival)).days
    dates = [day_after(arrival, night) for night in range(count)]
    return [listed.get(one, {"date": one}) for one in dates]


def read_reservation(reservation_id):
    path = f"/api/v2/vrs/reservations/{reservation_id}"
    return call("GET", path, {"realtime": "true"})["data"]


# Returns whether the write was accepted. If not, it may have taken effect all the same:
# after a 429, a 5xx response or no response. Raises if a 3xx or another 4xx rejected it.
def write(method, path, body):
    try:
        call(method, path, body=body)
        return True
    except CalryError as error:
        if is_final(error):
            raise
        return False


# Ends the program with what is known, and what to do: 1 is fix it, 75 is run it again.
def give_up(known, error):
    if is_final(error):
        stop(f"{known}: {error}. Fix this, then run it again")
    stop(f"{known}: {error}. Run this again in a minute", 75)
