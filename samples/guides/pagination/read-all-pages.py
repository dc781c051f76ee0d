# Prints every reservation of an account once, also when the list changes while it is read.
# Needs Python 3, requests and the three CALRY_ variables. Run: python3 read-all-pages.py
import os

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30
MAX_PASSES = 6

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

        used.add(params.get("cursors"))
        cursor = page.get("meta", {}).get("cursors", {}).get("next")
        if not cursor or cursor in used:
            return
        params["cursors"] = cursor


# #endregion


# #region passes
# An item that is removed shifts the others to the front, and one of them slips past the reader.
# So the list is read again until a pass finds nothing new.
def read_all(url):
    found = {}
    for _ in range(MAX_PASSES):
        before = len(found)
        for items in pages(url):
            found.update((str(item["id"]), item) for item in items)
        if len(found) == before:
            return list(found.values())
    raise RuntimeError(f"The list still grew in pass {MAX_PASSES}: try again later")


# #endregion

for reservation in read_all(f"{host}/api/v2/vrs/reservations"):
    print(reservation["id"], reservation["arrivalDate"], reservation["departureDate"])
