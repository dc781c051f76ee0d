# Keeps a copy of an account's reservations in reservations-copy.json. An interrupted run
# resumes.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 copy-reservations.py full, or for arrivals of the next 30 days alone: recent
import json
import sys
from datetime import date, datetime
from pathlib import Path

from calry import CalryError, day_after, is_final, pages

LIST = "/api/v2/vrs/reservations"
FILE = Path("reservations-copy.json")

# #region store
# One file holds the records and the place in the list, so that they always match.
store = json.loads(FILE.read_text()) if FILE.exists() else {"records": {}, "pass": None}


def save():
    new = FILE.with_suffix(".new")
    new.write_text(json.dumps(store))
    new.replace(FILE)


def when(record):
    return datetime.fromisoformat(record["updatedAt"].replace("Z", "+00:00"))


# Storing the same state twice changes nothing, and an older one never replaces a newer
# one.
def upsert(item):
    old = store["records"].get(str(item["id"]), {}).get("record")
    record = old if old and when(item) < when(old) else item
    store["records"][str(item["id"])] = {"record": record, "missed": 0}


# #endregion


# #region full
# A record can move between pages during a pass. Mark it as removed only after two complete
# passes without it.
def full():
    this = store["pass"] = store["pass"] or {"used": [], "seen": [], "isComplete": True}
    for data, is_complete in pages(LIST, place=this):
        for item in data:
            upsert(item)
            this["seen"].append(str(item["id"]))
        this["isComplete"] = this["isComplete"] and is_complete
        save()
    for record_id, entry in store["records"].items():
        if this["isComplete"] and record_id not in this["seen"]:
            entry["missed"] += 1
        if entry["missed"] >= 2:
            entry["removed"] = True
    store["pass"] = None
    save()


# #endregion


# #region recent
# The API may leave out the first and last day, so request one more on either side.
def recent():
    today = date.today().isoformat()
    days = {"arrivalStartDate": day_after(today, -1), "arrivalEndDate": day_after(today, 31)}
    for data, _ in pages(LIST, {**days, "realtime": "true"}):
        for item in data:
            upsert(item)
    save()


# #endregion


# #region start
def start():
    # A pass that was interrupted after its last page starts again.
    if not (store["pass"] or {}).get("cursor"):
        store["pass"] = None
    is_resumed = store["pass"] is not None
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
kept = [entry for entry in store["records"].values() if not entry.get("removed")]
print(f"{len(kept)} reservations")
# #endregion
