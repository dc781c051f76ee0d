# Keeps a copy of an account's reservations in a file. An interrupted run resumes.
# Needs Python 3, requests, calry.py and store.py beside it, and the four CALRY_ variables.
# Run: python3 copy-reservations.py full, or for arrivals of the next 30 days alone: recent
import sys
from datetime import datetime, timedelta, timezone

from calry import CalryError, is_final, pages
from store import is_older, load, save

LIST = "/api/v2/vrs/reservations"
FILE = "reservations-copy.json"

# One file holds the records and the place in the list, so that they always match.
store = load(FILE, {"records": {}, "pass": None})


def upsert(items):
    for item in items:
        old = store["records"].get(str(item["id"]), {}).get("record")
        record = old if is_older(item, old) else item
        store["records"][str(item["id"])] = {"record": record, "missed": 0}


def full():
    is_resumed = bool((store["pass"] or {}).get("cursor"))
    this = store["pass"] = store["pass"] if is_resumed else {"seen": []}
    try:
        for items in pages(LIST, place=this):
            upsert(items)
            this["seen"] += [str(item["id"]) for item in items]
            save(FILE, store)
    except CalryError as error:
        # The API has rejected the stored cursor, for example because it has expired.
        if not is_resumed or not is_final(error) or error.status == 401:
            raise
        print(f"A new pass starts: {error}", file=sys.stderr)
        store["pass"] = None
        return full()
    # A record can move between pages during a pass, so one miss proves nothing.
    missed = [] if "isPartial" in this else store["records"].keys() - this["seen"]
    for entry in [store["records"][record_id] for record_id in missed]:
        entry["missed"] += 1
        entry["removed"] = entry["missed"] >= 2
    store["pass"] = None


# The API may leave out the first and last day, so request one more on either side.
def recent():
    today = datetime.now(timezone.utc).date()
    first, last = [str(today + timedelta(days=days)) for days in (-1, 31)]
    days = {"arrivalStartDate": first, "arrivalEndDate": last}
    for items in pages(LIST, {**days, "realtime": "true"}):
        upsert(items)


recent() if sys.argv[1:] == ["recent"] else full()
save(FILE, store)
kept = [entry for entry in store["records"].values() if not entry.get("removed")]
print(f"{len(kept)} reservations")
