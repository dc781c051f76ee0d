# Changes the dates of a reservation if the new nights are free. The exit code 75 means: run
# it again.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 change-dates.py 771904 2026-06-13 2026-06-17
import os
import sys
import time
from datetime import date, timedelta

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 60
ATTEMPTS = 6
FIRST_WAIT_SECONDS = 1

reservation_id, arrival, departure = sys.argv[1:]


# The same request gets the same 4xx response again, except for 429.
def is_final(error):
    response = getattr(error, "response", None)
    return (
        response is not None
        and 400 <= response.status_code < 500
        and response.status_code != 429
    )


# The body of an update holds the final state, so it is safe to send it twice.
def call(path, query=None, body=None):
    for attempt in range(1, ATTEMPTS + 1):
        try:
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
            return None if body else response.json()["data"]
        except requests.RequestException as error:
            if is_final(error) or attempt == ATTEMPTS:
                raise
            time.sleep(FIRST_WAIT_SECONDS * 2 ** (attempt - 1))


def read():
    return call(f"/reservations/{reservation_id}", {"realtime": "true"})


def stop(message, exit_code=1):
    print(message, file=sys.stderr)
    sys.exit(exit_code)


# The stay's own nights show as taken, so check only the new ones.
def check():
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
        stop("Not changed: a night is not listed")
    taken = [
        day["date"]
        for day in days
        if day["status"] != "AVAILABLE"
        and not old["arrivalDate"] <= day["date"] < old["departureDate"]
    ]
    if taken:
        stop(f"Not changed: {', '.join(taken)} is taken")


# What is known when the next request fails.
known = "Not changed"
stay = {"arrivalDate": arrival, "departureDate": departure}
try:
    check()
    try:
        call("/reservations", body={"reservationId": reservation_id, **stay})
    except requests.RequestException as error:
        if is_final(error):
            raise
        # Read the reservation to see whether the update took effect.
    known = "Not checked"
    now = read()
except Exception as error:
    if is_final(error):
        stop(f"{known}: {error}. Fix this, then run it again")
    stop(f"{known}: {error}. Run this again in a minute", 75)
if (now["arrivalDate"], now["departureDate"]) != (arrival, departure):
    stop(
        "Not changed: the reservation still has its old days. Run this again in a minute",
        75,
    )
print("Changed", now["id"], now["arrivalDate"], now["departureDate"])
