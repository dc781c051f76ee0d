# Switches the scheduled sync of an account on, and waits until its first run has ended.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 enable-sync.py
import time

from calry import CalryError, call, is_final, required, setting, stop

account = required("CALRY_INTEGRATION_ACCOUNT_ID")
body = {"syncEnabled": True, "syncPeriod": "EVERY_SIX_HOURS"}
call("POST", f"/api/v1/integration_account/{account}", body=body)

end = time.monotonic() + 3600
while True:
    try:
        sync = call("GET", f"/api/v1/sync/{account}/status")
    except CalryError as error:
        # Before the first sync, the API may return 404.
        if is_final(error) and error.status != 404:
            raise
        sync = {"status": str(error)}
    print(sync["status"])
    if sync["status"] == "SUCCEEDED":
        break
    if sync["status"] == "FAILED":
        stop(sync.get("failedMessage") or "The sync failed")
    if time.monotonic() > end:
        stop("The sync has not ended in an hour")
    time.sleep(setting("POLL_SECONDS", 60))
