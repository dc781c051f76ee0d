# Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS. The exit code
# 75 means: run it again. Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 cancel.py 771904 "$CANCEL_STATUS"
import os
import sys
import time

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 60
ATTEMPTS = 6
FIRST_WAIT_SECONDS = 1


def stop(message, exit_code=1):
    print(message, file=sys.stderr)
    sys.exit(exit_code)


reservation_id, status = (*sys.argv[1:], "", "")[:2]
if not status:
    stop("Not cancelled: give the ID and the status that cancels")


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


# What is known when the next request fails.
known = "Not cancelled"
try:
    now = read()
    if not now.get("cancelledAt"):
        try:
            call(
                "/reservations",
                body={"reservationId": reservation_id, "status": status},
            )
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
if not now.get("cancelledAt"):
    stop("Not confirmed: look for it in the PMS")
print("Cancelled", now["id"], now["cancelledAt"])
