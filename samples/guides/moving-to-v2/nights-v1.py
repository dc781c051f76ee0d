# Prints the status of each night of every property, from the v1 API.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 nights-v1.py 2026-06-12 2026-06-15
import os
import sys

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30
DEFAULT_LIMIT = 10  # The page size of a list when no limit applies.

start, end = sys.argv[1:]


def get(path, **query):
    response = requests.get(
        f"{host}/api/v1/vrs{path}",
        headers={
            "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
            "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
            "integrationAccountId": os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
        },
        params=query,
        timeout=TIMEOUT_SECONDS,
    )
    response.raise_for_status()
    return response.json()


def read_all(path):
    items, used, cursor = [], set(), None
    while True:
        page = get(path, limit=200, cursors=cursor)
        items += page["data"]
        cursors = (page.get("meta") or {}).get("cursors")
        # A full page without cursors may not be the whole list.
        if cursors is None and len(page["data"]) >= DEFAULT_LIMIT:
            problem = f"may be incomplete: {len(page['data'])} items without cursors"
            print(path, problem, file=sys.stderr)
        used.add(cursor)
        cursor = (cursors or {}).get("next")
        if not cursor:
            return items
        if cursor in used or not page["data"]:
            raise RuntimeError(f"{path} has no end: its cursor {cursor} leads nowhere")


# #region nights
for item in read_all("/properties"):
    path = f"/availability/{item['id']}"
    calendar = get(path, startDate=start, endDate=end, rates="true")["data"]
    for day in calendar["dateWiseAvailability"]:
        room = calendar.get("roomId", item["id"])
        print(item["id"], room, day["date"], day["status"])
# #endregion
