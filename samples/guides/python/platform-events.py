# Receives platform events, and keeps accounts.json up to date: every integration account,
# and the status of its sync.
# Needs Python 3, requests, calry.py, store.py and deliveries.py beside it, the four CALRY_
# variables, and WEBHOOK_SECRET.
# Run: python3 platform-events.py
from calry import CalryError, call, required
from deliveries import receive_deliveries
from store import load, save


# #region reconcile
# Before the first sync, the API may return 404: then an account has no state.
def read_sync(account_id):
    try:
        return call("GET", f"/api/v1/sync/{account_id}/status")
    except CalryError as error:
        if error.status == 404:
            return {}
        raise


# Read the current state from the API, so that the order and repetition of events don't
# matter.
def reconcile():
    known = load("accounts.json", {})
    accounts = {}
    workspace = {"workspaceId": required("CALRY_WORKSPACE_ID")}
    for account in call("GET", "/api/v1/integration_account", workspace):
        if account.get("deleted"):
            continue
        account_id = account["integrationAccountId"]
        sync = read_sync(account_id)
        accounts[account_id] = {
            "customer": account.get("accountIdentifier"),
            "status": sync.get("status"),
            "failedMessage": sync.get("failedMessage"),
        }
        # Switch on the sync of a new account here, or email the customer.
        old = known.get(account_id)
        if not old:
            print("Added", account_id)
        if sync.get("status") == "FAILED" and (not old or old["status"] != "FAILED"):
            print("Sync failed", account_id)
    for account_id in known.keys() - accounts.keys():
        print("Removed", account_id)
    save("accounts.json", accounts)
    return True


# #endregion

receive_deliveries("system", "events.jsonl", reconcile)
