# Switches the scheduled sync of an account on, and waits until its first run has ended.
# Needs Python 3, requests, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
# Run: python3 enable-sync.py
import os
import time

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

POLL_SECONDS = 60
LONGEST_MINUTES = 60
TIMEOUT_SECONDS = 30

api = f"{host}/api/v1"
account = os.environ["CALRY_INTEGRATION_ACCOUNT_ID"]


def call(path, body=None):
    response = requests.request(
        "POST" if body else "GET",
        api + path,
        headers={"Authorization": f"Bearer {os.environ['CALRY_API_KEY']}"},
        json=body,
        timeout=TIMEOUT_SECONDS,
    )
    response.raise_for_status()
    return response


call(
    f"/integration_account/{account}",
    {"syncEnabled": True, "syncPeriod": "EVERY_SIX_HOURS"},
)

end = time.monotonic() + LONGEST_MINUTES * 60
while True:
    try:
        state = call(f"/sync/{account}/status").json()
    except requests.RequestException as error:
        # Retry a failed poll: the sync continues without it. Before the first sync, the API
        # may return 404. Another 4xx response except 429 stays the same, so stop.
        code = 0 if error.response is None else error.response.status_code
        if 400 <= code < 500 and code not in (404, 429):
            raise SystemExit(error)
        state = {"status": str(error)}
    print(state["status"])
    if state["status"] == "SUCCEEDED":
        break
    if state["status"] == "FAILED":
        raise SystemExit(state.get("failedMessage") or "The sync failed")
    if time.monotonic() > end:
        raise SystemExit(f"The sync has not ended in {LONGEST_MINUTES} minutes")
    time.sleep(POLL_SECONDS)
