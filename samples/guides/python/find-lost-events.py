# Prints the `hook.id` of each event about a record that the PMS sent and Calry didn't
# deliver.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 find-lost-events.py 771904 2026-02-18T00:00:00.000Z 2026-02-19T00:00:00.000Z
import sys

from calry import CalryError, call, required

record_id, start, end = sys.argv[1:]


# #region log
# The entries and the token may be anywhere in the response: look through all of it.
def members(value):
    pairs = value.items() if isinstance(value, dict) else []
    pairs = enumerate(value) if isinstance(value, list) else pairs
    for name, member in pairs:
        yield name, member
        yield from members(member)


def hooks_in(log, span):
    hooks, used, token = set(), set(), None
    account = required("CALRY_INTEGRATION_ACCOUNT_ID")
    path = f"/api/v1/integration_account_webhook/{log}/{account}"
    while True:
        found = list(members(call("GET", path, {"id": record_id, **span, "next": token})))
        for name, member in found:
            if name == "hook" and isinstance(member, dict) and member.get("id"):
                hooks.add(member["id"])
        used.add(token)
        tokens = [one for name, one in found if name == "next" and isinstance(one, str)]
        token = tokens[0] if tokens else None
        if not token:
            return hooks
        if token in used:
            raise CalryError(f"The {log} log has no end: a token came twice")


# #endregion

# An event from the end of the span may have gone out later, so read the outgoing log up to
# now.
incoming = hooks_in("incoming", {"createdAtGte": start, "createdAtLte": end})
lost = sorted(incoming - hooks_in("outgoing", {"createdAtGte": start}))
print(f"{len(incoming)} came in, {len(lost)} did not go out")
for hook in lost:
    print(hook)
