# Prints the `hook.id` of each event about a record that the PMS sent and Calry didn't
# deliver.
# Needs Python 3, requests, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
# Run: python3 find-lost-events.py 771904 2026-02-18T00:00:00.000Z 2026-02-19T00:00:00.000Z
import os
import sys

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

TIMEOUT_SECONDS = 30

record_id, since, until = sys.argv[1:]


# The entries and the token may be anywhere in the response: look through all of it.
def members(value):
    if isinstance(value, dict):
        for name, member in value.items():
            yield name, member
            yield from members(member)
    elif isinstance(value, list):
        for member in value:
            yield from members(member)


def hooks_in(log, **span):
    account = os.environ["CALRY_INTEGRATION_ACCOUNT_ID"]
    params = {"id": record_id, **span}
    hooks = {}
    used = set()
    while True:
        response = requests.get(
            f"{host}/api/v1/integration_account_webhook/{log}/{account}",
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
            return hooks
        if tokens[0] in used:
            raise RuntimeError(f"The {log} log has no end: a token came twice")
        params["next"] = tokens[0]


# An event from the end of the span may have gone out later, so read the outgoing log up to
# now.
incoming = hooks_in("incoming", createdAtGte=since, createdAtLte=until)
outgoing = hooks_in("outgoing", createdAtGte=since)
lost = [hook for hook in incoming if hook not in outgoing]
print(f"{len(incoming)} came in, {len(lost)} did not go out")
for hook in lost:
    print(hook)
