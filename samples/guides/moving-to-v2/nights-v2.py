# Prints the state of each night of what can be booked, from the v2 API.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 nights-v2.py 2026-06-12 2026-06-15
import os
import sys

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30

start, end = sys.argv[1:]


def get(path, **query):
    response = requests.get(
        f"{host}/api/v2/vrs{path}",
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
    for room_type in get(f"/room-types/{item['id']}"):
        calendar = get(
            f"/availability/{item['id']}",
            startDate=start,
            endDate=end,
            rates="true",
            roomTypeId=room_type["id"],
        )
        for day in calendar["dateWiseAvailability"]:
            print(item["id"], calendar["roomTypeId"], day["date"], day["status"])
# #endregion
