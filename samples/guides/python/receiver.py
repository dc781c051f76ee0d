# Receives PMS events, and keeps reservations.json up to date with the API.
# Needs Python 3, requests, calry.py, store.py and deliveries.py beside it, the four CALRY_
# variables, and WEBHOOK_SECRET.
# Run: python3 receiver.py
import json

from calry import read_all
from deliveries import receive_deliveries
from store import is_older, load, save

# #region reconcile
# A delivery only triggers a read of the API. So it doesn't matter if it comes twice, late,
# in the wrong order, or from someone who guessed the URL.
missing = set()


def reconcile():
    global missing
    known = load("reservations.json", {})
    items, is_complete = read_all("/api/v2/vrs/reservations", {"realtime": "true"})
    for item in items:
        if not is_older(item, known.get(str(item["id"]))):
            known[str(item["id"])] = item
    # A reservation was deleted if two complete reads in a row miss it.
    unseen = known.keys() - {str(item["id"]) for item in items} if is_complete else set()
    for record_id in unseen & missing:
        with open("deleted.jsonl", "a") as deleted:
            deleted.write(json.dumps(known.pop(record_id)) + "\n")
    missing = unseen - missing
    save("reservations.json", known)
    return not missing  # Otherwise read again soon.


# #endregion

receive_deliveries("pms", "inbox.jsonl", reconcile)
