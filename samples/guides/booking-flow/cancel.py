# Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
# Needs Python 3, requests and the three CALRY_ variables.
# Run: python3 cancel.py 771904 "$CANCEL_STATUS"
import os
import sys

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 60
ATTEMPTS = 3

reservation_id, status = (*sys.argv[1:], "", "")[:2]
if not status:
    raise SystemExit("Not cancelled: give the ID and the status that cancels")


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


now = read()
problem = ""
# The body holds the final state, so it is safe to send it twice.
for _ in range(ATTEMPTS):
    if now.get("cancelledAt"):
        break
    try:
        call("/reservations", body={"reservationId": reservation_id, "status": status})
    except requests.RequestException as error:
        problem = f" ({error})"
    now = read()
if not now.get("cancelledAt"):
    raise SystemExit(f"Not confirmed: look for it in the PMS{problem}")
print("Cancelled", now["id"], now["cancelledAt"])
