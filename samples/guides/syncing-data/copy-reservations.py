# Keeps a copy of an account's reservations in reservations-copy.json. An interrupted run
# resumes.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 copy-reservations.py full
# For arrivals of the next 30 days alone: python3 copy-reservations.py recent
import json
import os
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30
PAGE_SIZE = 200
DEFAULT_LIMIT = 10  # The page size of a list when no limit applies.
FILE = Path("reservations-copy.json")

# #region store
# One file holds the records and the cursor, so that they always match.
store = json.loads(FILE.read_text()) if FILE.exists() else {"records": {}, "pass": None}


def save():
    new = FILE.with_suffix(".new")
    new.write_text(json.dumps(store))
    new.replace(FILE)


def when(record):
    return datetime.fromisoformat(record["updatedAt"].replace("Z", "+00:00"))


# Storing the same state twice changes nothing, and an older one never replaces a newer one.
def upsert(item):
    known = store["records"].get(str(item["id"]), {}).get("record")
    newest = known if known and when(item) < when(known) else item
    store["records"][str(item["id"])] = {"record": newest, "missed": 0}


# #endregion


# `used` holds the cursors of the pages before this one.
def read_page(cursor, used, **filters):
    response = requests.get(
        f"{host}/api/v2/vrs/reservations",
        headers={
            "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
            "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
            "integrationAccountId": os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
        },
        params={"limit": PAGE_SIZE, "cursors": cursor, **filters},
        timeout=TIMEOUT_SECONDS,
    )
    response.raise_for_status()
    page = response.json()
    cursors = (page.get("meta") or {}).get("cursors")
    # A full page without cursors may not be the whole list.
    is_cut = cursors is None and len(page["data"]) >= DEFAULT_LIMIT
    if is_cut:
        problem = f"may be incomplete: {len(page['data'])} items without cursors"
        print("The list", problem, file=sys.stderr)
    used.append(cursor)
    following = (cursors or {}).get("next")
    if following and (following in used or not page["data"]):
        raise RuntimeError(f"The list has no end: its cursor {following} leads nowhere")
    return page["data"], following, is_cut


# #region full
# Save the cursor after each page. A record can move between pages during a pass, so mark it
# as removed only after two whole passes without it, and not after a pass that may be
# incomplete.
def full():
    current = store["pass"] = store["pass"] or {"cursor": None, "used": [], "seen": []}
    is_complete = True
    while True:
        items, following, is_cut = read_page(current["cursor"], current["used"])
        current["cursor"] = following
        is_complete = is_complete and not is_cut
        for item in items:
            upsert(item)
            current["seen"].append(str(item["id"]))
        save()
        if not current["cursor"]:
            break

    seen = set(current["seen"])
    for record_id, entry in store["records"].items():
        if is_complete and record_id not in seen:
            entry["missed"] += 1
        if entry["missed"] >= 2:
            entry["removed"] = True
    store["pass"] = None
    save()


# #endregion


# #region recent
# The API may leave out the first and last day, so request one more on either side.
def recent():
    today = datetime.now(timezone.utc).date()
    filters = {
        "arrivalStartDate": today - timedelta(days=2),
        "arrivalEndDate": today + timedelta(days=32),
        "realtime": "true",
    }
    cursor, used = None, []
    while True:
        items, cursor, _ = read_page(cursor, used, **filters)
        for item in items:
            upsert(item)
        if not cursor:
            break
    save()


# #endregion

recent() if sys.argv[1:] == ["recent"] else full()
kept = [entry for entry in store["records"].values() if not entry.get("removed")]
print(f"{len(kept)} reservations")
