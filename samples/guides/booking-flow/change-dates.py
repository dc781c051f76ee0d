# Changes the dates of a reservation if the new nights are free.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 change-dates.py 771904 2026-06-13 2026-06-17
import os
import sys
from datetime import date, timedelta

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 60
ATTEMPTS = 3

reservation_id, arrival, departure = sys.argv[1:]


def call(path, query=None, body=None):
    response = requests.request(
        "PUT" if body else "GET",
        f"{host}/api/v2/vrs{path}",
        headers={
            "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
            "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
            "integrationAccountId": os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
        },
        params=query,
        json=body,
        timeout=TIMEOUT_SECONDS,
    )
    response.raise_for_status()
    return response.json().get("data")


def read():
    return call(f"/reservations/{reservation_id}", {"realtime": "true"})


# The stay's own nights show as taken, so check only the new ones.
old = read()
days = call(
    f"/availability/{old['propertyId']}",
    {
        "roomTypeId": old["roomTypeIds"][0],
        "startDate": arrival,
        "endDate": date.fromisoformat(departure) - timedelta(days=1),
        "rates": "true",
    },
)["dateWiseAvailability"]
if len(days) != (date.fromisoformat(departure) - date.fromisoformat(arrival)).days:
    raise SystemExit("Not changed: a night is not listed")
taken = [
    day["date"]
    for day in days
    if day["status"] != "AVAILABLE"
    and not old["arrivalDate"] <= day["date"] < old["departureDate"]
]
if taken:
    raise SystemExit(f"Not changed: {', '.join(taken)} is taken")

# The body holds the final state, so it is safe to send it twice.
stay = {"arrivalDate": arrival, "departureDate": departure}
for _ in range(ATTEMPTS):
    try:
        call("/reservations", body={"reservationId": reservation_id, **stay})
    except requests.RequestException:
        pass
    now = read()
    if now["arrivalDate"] == arrival and now["departureDate"] == departure:
        print("Changed", now["id"], now["arrivalDate"], now["departureDate"])
        break
else:
    raise SystemExit("Not changed: the reservation still has its old days")
