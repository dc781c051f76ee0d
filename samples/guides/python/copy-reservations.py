# Keeps a copy of an account's reservations in a file. An interrupted run resumes.
# Needs Python 3, requests, calry.py and store.py beside it, and the four CALRY_ variables.
# Run: python3 copy-reservations.py full, or for arrivals of the next 30 days alone: recent
import sys
from datetime import date

from calry import CalryError, day_after, is_final, pages
from store import is_older, load, save

LIST = "/api/v2/vrs/reservations"
FILE = "reservations-copy.json"

# #region upsert
# One file holds the records and the place in the list, so that they always match.
store = load(FILE, {"records": {}, "pass": None})


def upsert(items):
    for item in items:
        old = store["records"].get(str(item["id"]), {}).get("record")
        record = old if is_older(item, old) else item
        store["records"][str(item["id"])] = {"record": record, "missed": 0}


# #endregion


# #region full
def full():
    this = store["pass"] = store["pass"] or {"used": [], "seen": [], "isComplete": True}
    for data, is_complete in pages(LIST, place=this):
        upsert(data)
        this["seen"] += [str(item["id"]) for item in data]
        this["isComplete"] = this["isComplete"] and is_complete
        save(FILE, store)
    # A record can move between pages during a pass, so one miss proves nothing.
    for record_id, entry in store["records"].items():
        if this["isComplete"] and record_id not in this["seen"]:
            entry["missed"] += 1
            entry["removed"] = entry["missed"] >= 2
    store["pass"] = None


# #endregion


# #region recent
# The API may leave out the first and last day, so request one more on either side.
def recent():
    today = date.today().isoformat()
    days = {
        "arrivalStartDate": day_after(today, -1),
        "arrivalEndDate": day_after(today, 31),
    }
    for data, _ in pages(LIST, {**days, "realtime": "true"}):
        upsert(data)


# #endregion


# #region start
def start():
    is_resumed = bool((store["pass"] or {}).get("cursor"))
    if not is_resumed:
        store["pass"] = None
    try:
        full()
    except CalryError as error:
        # The API has rejected the stored cursor, for example because it has expired.
        if not is_resumed or not is_final(error) or error.status == 401:
            raise
        print(f"A new pass starts: {error}", file=sys.stderr)
        store["pass"] = None
        full()


recent() if sys.argv[1:] == ["recent"] else start()
save(FILE, store)
kept = [entry for entry in store["records"].values() if not entry.get("removed")]
print(f"{len(kept)} reservations")
# #endregion
