# Receives platform events, stores each before it responds, and keeps accounts.json up to
# date: every integration account, and the status of its sync.
# Needs Python 3, requests, calry.py beside it, the four CALRY_ variables, and
# WEBHOOK_SECRET: a long random secret that ends the address.
# Run: python3 platform-events.py
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from calry import CalryError, call, required, setting

ADDRESS = f"/system/{required('WEBHOOK_SECRET')}"
requested = threading.Event()
inbox = threading.Lock()


# #region receive
class Receiver(BaseHTTPRequestHandler):
    timeout = 30

    def do_POST(self):
        length = int(self.headers["Content-Length"] or "0")
        if self.path != ADDRESS:
            return self.respond(404)
        if length > 1_000_000:
            return self.respond(413)
        read = self.rfile.read(length)
        if len(read) < length:
            return None  # The sender has gone before the end of the body.
        entry = {"at": time.time(), "body": read.decode(errors="replace")}
        # On disk before the response: a delivery that got a 200 survives a crash.
        with inbox, open("events.jsonl", "a") as file:
            file.write(json.dumps(entry) + "\n")
            file.flush()
            os.fsync(file.fileno())
        requested.set()
        return self.respond(200)

    def respond(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass  # The default would write the secret address into the log.


# #endregion


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
    file = Path("accounts.json")
    known = json.loads(file.read_text()) if file.exists() else {}
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
    new = file.with_suffix(".new")
    new.write_text(json.dumps(accounts))
    new.replace(file)


# #endregion


# #region loop
def work():
    while True:
        requested.clear()
        wait = setting("RECONCILE_SECONDS", 3600)
        try:
            reconcile()
        except CalryError as error:
            print(error, file=sys.stderr)
            wait = setting("RETRY_SECONDS", 30)
        requested.wait(wait)
        time.sleep(setting("GATHER_SECONDS", 5))


threading.Thread(target=work, daemon=True).start()
port = int(os.environ.get("PORT", "8080"))
ThreadingHTTPServer(("127.0.0.1", port), Receiver).serve_forever()
# #endregion
