# Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
# Needs Python 3, requests, calry.py and stays.py beside it, and the four CALRY_ variables.
# Run: python3 cancel.py 771904 "$CANCEL_STATUS"
import sys

from calry import CalryError, stop
from stays import give_up, read_reservation, write

if len(sys.argv) < 3 or not sys.argv[2]:
    stop("Not cancelled: give the ID and the status that cancels")
reservation_id, status = sys.argv[1:]

known = "Not cancelled"  # What is known when the next request fails.
try:
    now = read_reservation(reservation_id)
    if not now.get("cancelledAt"):
        body = {"reservationId": reservation_id, "status": status}
        is_accepted = write("PUT", "/api/v2/vrs/reservations", body)
        known = "Not checked"
        now = read_reservation(reservation_id)
        if not now.get("cancelledAt") and not is_accepted:
            stop("Not cancelled. Run this again in a minute", 75)
    if not now.get("cancelledAt"):
        stop("Not confirmed. Don't run this again: look for it in the PMS", 2)
    print("Cancelled", now["id"], now["cancelledAt"])
except CalryError as error:
    give_up(known, error)
