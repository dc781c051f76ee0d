# Prints every reservation of an account once, even if the list changes during the read.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 read-all-pages.py
import os
import sys

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30
MAX_READINGS = 6
DEFAULT_LIMIT = 10  # The page size of a list when no limit applies.

session = requests.Session()
session.headers.update(
    {
        "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
        "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
        "integrationAccountId": os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
    }
)


# #region loop
def pages(url):
    params = {"limit": 200}
    used = set()
    while True:
        response = session.get(url, params=params, timeout=TIMEOUT_SECONDS)
        response.raise_for_status()
        page = response.json()
        yield page["data"]

        cursors = (page.get("meta") or {}).get("cursors")
        used.add(params.get("cursors"))
        cursor = (cursors or {}).get("next")
        if cursor and (cursor in used or not page["data"]):
            raise RuntimeError(f"{url} has no end")
        # A full page without cursors may not be the whole list.
        if cursors is None and len(page["data"]) >= DEFAULT_LIMIT:
            problem = f"may be incomplete: {len(page['data'])} items without cursors"
            print(url, problem, file=sys.stderr)
        if not cursor:
            return
        params["cursors"] = cursor


# #endregion


# #region readings
# A multi-page list is complete when two consecutive passes match, without duplicates.
def read_all(url):
    before = None
    for _ in range(MAX_READINGS):
        read = list(pages(url))
        items = [item for page in read for item in page]
        ids = sorted(str(item["id"]) for item in items)
        if len(read) == 1 or (ids == before and len(set(ids)) == len(ids)):
            return items
        before = ids
    raise RuntimeError(f"{url} changed during each of {MAX_READINGS} readings")


# #endregion

for reservation in read_all(f"{host}/api/v2/vrs/reservations"):
    print(reservation["id"], reservation["arrivalDate"], reservation["departureDate"])
