# Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 cancel.py 771904 "$CANCEL_STATUS"
import sys

from calry import CalryError, call, give_up, is_final, stop

if len(sys.argv) < 3 or not sys.argv[2]:
    stop("Not cancelled: give the ID and the status that cancels")
reservation_id, status = sys.argv[1:]
path = "/api/v2/vrs/reservations"


def read():
    return call("GET", f"{path}/{reservation_id}", {"realtime": "true"})["data"]


known = "Not cancelled"  # What is known when the next request fails.
try:
    now = read()
    is_accepted = True
    if not now.get("cancelledAt"):
        try:
            call("PUT", path, body={"reservationId": reservation_id, "status": status})
        except CalryError as error:
            # Without a 2xx response the update may still have taken effect, so read it.
            if is_final(error):
                raise
            is_accepted = False
        known = "Not checked"
        now = read()
    if not now.get("cancelledAt") and not is_accepted:
        stop("Not cancelled. Run this again in a minute", 75)
    if not now.get("cancelledAt"):
        stop("Not confirmed. Don't run this again: look for it in the PMS", 2)
    print("Cancelled", now["id"], now["cancelledAt"])
except CalryError as error:
    give_up(known, error)
