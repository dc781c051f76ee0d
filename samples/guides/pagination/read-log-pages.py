# Prints the `hook.id` of every entry of the last day in the incoming webhook log of an
# account.
# Needs Python 3, requests, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
# Run: python3 read-log-pages.py
import os
from datetime import datetime, timedelta, timezone

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30
LOG = (
    f"{host}/api/v1/integration_account_webhook/incoming/"
    + os.environ["CALRY_INTEGRATION_ACCOUNT_ID"]
)


# The entries and the token may be anywhere in the response: look through all of it.
def members(value):
    if isinstance(value, dict):
        for name, member in value.items():
            yield name, member
            yield from members(member)
    elif isinstance(value, list):
        for member in value:
            yield from members(member)


# #region loop
since = datetime.now(timezone.utc) - timedelta(days=1)
params = {"createdAtGte": since.isoformat(timespec="seconds").replace("+00:00", "Z")}
hooks = {}
used = set()
while True:
    response = requests.get(
        LOG,
        headers={"Authorization": f"Bearer {os.environ['CALRY_API_KEY']}"},
        params=params,
        timeout=TIMEOUT_SECONDS,
    )
    response.raise_for_status()
    found = list(members(response.json()))
    for name, member in found:
        if name == "hook" and isinstance(member, dict) and member.get("id"):
            hooks[member["id"]] = True

    used.add(params.get("next"))
    tokens = [m for name, m in found if name == "next" and isinstance(m, str)]
    if not tokens:
        break
    if tokens[0] in used:
        raise RuntimeError("The log has no end: a token came twice")
    params["next"] = tokens[0]
# #endregion

print(*hooks, sep="\n")
