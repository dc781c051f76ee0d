# Receives platform events and keeps accounts.json up to date: every integration account,
# and the status of its sync.
# Needs Python 3, requests, CALRY_API_KEY, CALRY_WORKSPACE_ID, and WEBHOOK_SECRET: a long
# random secret that ends the address.
# Run: PORT=8080 python3 platform-events.py
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

GATHER_SECONDS = 5
RECONCILE_SECONDS = 3600
RETRY_SECONDS = 30
TIMEOUT_SECONDS = 30
LARGEST_BYTES = 1_000_000

secret = os.environ["WEBHOOK_SECRET"]
requested = threading.Event()
inbox = threading.Lock()


# #region receive
class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        if self.path != f"/system/{secret}":
            return self.respond(404)
        if length > LARGEST_BYTES:
            return self.respond(413)
        entry = {"at": time.time(), "body": self.rfile.read(length).decode()}
        # On disk before the response: a delivery that got a 200 survives a crash.
        with inbox, open("events.jsonl", "a") as file:
            file.write(json.dumps(entry) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.respond(200)
        requested.set()

    def respond(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        # The default would write the secret address into the log.
        pass


# #endregion


def read(path):
    response = requests.get(
        f"{host}/api/v1{path}",
        headers={"Authorization": f"Bearer {os.environ['CALRY_API_KEY']}"},
        timeout=TIMEOUT_SECONDS,
    )
    response.raise_for_status()
    return response.json()


# Before the first sync, the API may return 404: then an account has no state.
def read_sync(account_id):
    try:
        return read(f"/sync/{account_id}/status")
    except requests.HTTPError as error:
        if error.response.status_code == 404:
            return {}
        raise


# #region reconcile
# Read the current state from the API, so that the order and repetition of events don't
# matter.
def reconcile():
    file = Path("accounts.json")
    known = json.loads(file.read_text()) if file.exists() else {}
    accounts = {}
    workspace = os.environ["CALRY_WORKSPACE_ID"]
    for account in read(f"/integration_account?workspaceId={workspace}"):
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
    for account_id in known:
        if account_id not in accounts:
            print("Removed", account_id)
    new = file.with_suffix(".new")
    new.write_text(json.dumps(accounts))
    new.replace(file)


def work():
    while True:
        requested.clear()
        wait = RECONCILE_SECONDS
        try:
            reconcile()
        except requests.RequestException as error:
            print(error, file=sys.stderr)
            wait = RETRY_SECONDS
        requested.wait(wait)
        time.sleep(GATHER_SECONDS)


# #endregion

threading.Thread(target=work, daemon=True).start()
address = ("127.0.0.1", int(os.environ.get("PORT", "8080")))
ThreadingHTTPServer(address, Receiver).serve_forever()
