# Prints how many webhooks each integration account has. If the API key is rejected, it uses
# another.
# Needs Python 3, requests, CALRY_WORKSPACE_ID, CALRY_API_KEY, and CALRY_API_KEY_NEXT while
# you change keys.
# Run: python3 two-keys.py
import os
import sys
import time

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30
ATTEMPTS = 4
FIRST_WAIT_SECONDS = 1

# #region keys
# Try the new key first, so that a restart is enough to use it. Print the names of keys,
# never the keys.
keys = [
    name for name in ("CALRY_API_KEY_NEXT", "CALRY_API_KEY") if os.environ.get(name)
]


def call(path):
    while keys:
        response = send(path, os.environ[keys[0]])
        if response.status_code != 401:
            return response.json()
        # A 401 rejects the key, and the call had no effect, so retry it with the other key.
        # Later calls start with the key that works.
        print(f"{keys.pop(0)} was refused", file=sys.stderr)
    raise SystemExit("Every key was refused: generate one in the console")


# #endregion


# #region send
# A rate limit, a server error or a timeout doesn't mean that the key is wrong, so keep it.
def send(path, key):
    for attempt in range(ATTEMPTS):
        last = attempt == ATTEMPTS - 1
        try:
            response = requests.get(
                f"{host}/api/v1{path}",
                headers={"Authorization": f"Bearer {key}"},
                timeout=TIMEOUT_SECONDS,
            )
            may_pass = response.status_code >= 500 or response.status_code == 429
            if response.status_code == 401 or response.ok:
                return response
            if last or not may_pass:
                response.raise_for_status()
        except (requests.ConnectionError, requests.Timeout):
            if last:
                raise
        time.sleep(FIRST_WAIT_SECONDS * 2**attempt)


# #endregion

accounts = call(f"/integration_account?workspaceId={os.environ['CALRY_WORKSPACE_ID']}")
for account in accounts:
    account_id = account["integrationAccountId"]
    webhooks = call(f"/integration_account_webhook?integrationAccountId={account_id}")
    print(account_id, len(webhooks))
print("Key in use:", keys[0])
