# Prints how many webhooks each integration account has. If one API key is rejected, it
# uses the other.
# Needs Python 3, requests, calry.py beside it, the four CALRY_ variables, and CALRY_API_KEY_NEXT.
# Run: python3 two-keys.py
import os
import sys

from calry import CalryError, call, required, stop

# Try the new key first, so that a restart is enough to use it. Print the names of keys,
# never the keys.
keys = [name for name in ("CALRY_API_KEY_NEXT", "CALRY_API_KEY") if os.environ.get(name)]


def read(path, query):
    while True:
        if not keys:
            stop("Every key was refused: generate one in the console")
        try:
            return call("GET", path, query, key=os.environ[keys[0]])
        except CalryError as error:
            # A 401 rejects the key. Later calls start with the key that works.
            if error.status != 401:
                raise
            print(f"{keys.pop(0)} was refused", file=sys.stderr)


workspace = {"workspaceId": required("CALRY_WORKSPACE_ID")}
for account in read("/api/v1/integration_account", workspace):
    query = {"integrationAccountId": account["integrationAccountId"]}
    webhooks = read("/api/v1/integration_account_webhook", query)
    print(account["integrationAccountId"], len(webhooks))
print("Key in use:", keys[0])
