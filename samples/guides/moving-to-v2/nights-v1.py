# Prints the state of each night of what can be booked, from the v1 API.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 nights-v1.py 2026-06-12 2026-06-15
import os
import sys

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30

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
    return response.json()["data"]


# #region nights
for item in get("/properties"):
    path = f"/availability/{item['id']}"
    calendar = get(path, startDate=start, endDate=end, rates="true")
    for day in calendar["dateWiseAvailability"]:
        room = calendar.get("roomId", item["id"])
        print(item["id"], room, day["date"], day["status"])
# #endregion
