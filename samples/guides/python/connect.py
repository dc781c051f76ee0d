# Connects a customer's PMS account: creates a link, prints its URL, waits, and prints
# the ID of the integration account.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 connect.py agency-1042 hostaway
import sys
import time

from calry import CalryError, call, required, setting, stop

LIFETIME_SECONDS = 3600
customer, pms = sys.argv[1:]

body = {
    "integrationDefinitionKey": pms,
    "linkName": f"{customer} - {pms}",
    "expiresIn": LIFETIME_SECONDS,
    "workspaceId": required("CALRY_WORKSPACE_ID"),
    "accountIdentifier": customer,
    "redirectUrl": "https://app.harbourheath.example/connections/done",
}


def request(method, path, body=None):
    try:
        return call(method, path, body=body)
    except CalryError as error:
        stop(f"Not connected: {error}")


created = request("POST", "/api/v1/link", body)
# Some field names may start with a capital letter, so accept both.
link_id = created.get("linkId") or created.get("LinkId")
print(f"{required('CALRY_HOST')}/link/{link_id}", flush=True)

end = time.monotonic() + LIFETIME_SECONDS
while True:
    link = request("GET", f"/api/v1/link/{link_id}")
    if link["status"] == "SUCCEEDED":
        accounts = link.get("IntegrationAccount") or link.get("integrationAccount")
        print(accounts[0]["integrationAccountId"])
        break
    if link["status"] == "FAILED":
        stop("The connection failed: create a new link")
    if link.get("expired") or time.monotonic() > end:
        stop("The link expired: create a new one")
    time.sleep(setting("POLL_SECONDS", 5))
