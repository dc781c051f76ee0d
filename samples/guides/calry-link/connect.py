# Connects a customer's PMS account: creates a link, prints its address, waits, and prints
# the account's ID.
# Needs Python 3, requests, CALRY_API_KEY and CALRY_WORKSPACE_ID.
# Run: python3 connect.py agency-1042 hostaway
import os
import sys
import time

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

POLL_SECONDS = 5
LIFETIME_SECONDS = 3600
TIMEOUT_SECONDS = 30

customer, pms = sys.argv[1:]


def call(path, body=None):
    response = requests.request(
        "POST" if body else "GET",
        f"{host}/api/v1{path}",
        headers={"Authorization": f"Bearer {os.environ['CALRY_API_KEY']}"},
        json=body,
        timeout=TIMEOUT_SECONDS,
    )
    response.raise_for_status()
    return response.json()


# #region create
created = call(
    "/link",
    {
        "integrationDefinitionKey": pms,
        "linkName": f"{customer} - {pms}",
        "expiresIn": LIFETIME_SECONDS,
        "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
        "accountIdentifier": customer,
        "redirectUrl": "https://app.harbourheath.example/connections/done",
    },
)
# Some field names may start with a capital letter, so accept both.
link_id = created.get("linkId") or created["LinkId"]
print(f"{host}/link/{link_id}")
# #endregion

# #region outcome
end = time.monotonic() + LIFETIME_SECONDS
while True:
    try:
        link = call(f"/link/{link_id}")
    except requests.RequestException as error:
        # Retry a read after 429, 5xx or no response. Another 4xx response stays the same,
        # so stop.
        code = 0 if error.response is None else error.response.status_code
        if 400 <= code < 500 and code != 429:
            raise SystemExit(error)
        link = {"status": "PENDING"}
    if link["status"] == "SUCCEEDED":
        accounts = link.get("IntegrationAccount") or link["integrationAccount"]
        print(accounts[0]["integrationAccountId"])
        break
    if link["status"] == "FAILED":
        raise SystemExit("The connection failed: create a new link")
    if link.get("expired") or time.monotonic() > end:
        raise SystemExit("The link expired: create a new one")
    time.sleep(POLL_SECONDS)
# #endregion
