# Receives webhooks, stores each before it responds, and keeps reservations.json up to date
# with the API.
# Needs Python 3, requests, the three CALRY_ variables, and WEBHOOK_SECRET: a long random
# secret that ends the address.
# Run: PORT=8080 python3 receiver.py
import json
import os
import sys
import threading
import time
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

GATHER_SECONDS = 5
RECONCILE_SECONDS = 3600
RETRY_SECONDS = 30
TIMEOUT_SECONDS = 30
LARGEST_BYTES = 1_000_000
DEFAULT_LIMIT = 10  # The page size of a list when no limit applies.

secret = os.environ["WEBHOOK_SECRET"]
requested = threading.Event()
inbox = threading.Lock()


# #region receive
class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        if self.path != f"/pms/{secret}":
            return self.respond(404)
        if length > LARGEST_BYTES:
            return self.respond(413)
        entry = {"at": time.time(), "body": self.rfile.read(length).decode()}
        # On disk before the response: a delivery that got a 200 survives a crash.
        with inbox, open("inbox.jsonl", "a") as file:
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


def read_all():
    params = {"limit": 200, "realtime": "true"}
    items, used, is_complete = [], set(), True
    while True:
        response = requests.get(
            f"{host}/api/v2/vrs/reservations",
            headers={
                "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
                "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
                "integrationAccountId": os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
            },
            params=params,
            timeout=TIMEOUT_SECONDS,
        )
        response.raise_for_status()
        page = response.json()
        items += page["data"]
        cursors = (page.get("meta") or {}).get("cursors")
        # A full page without cursors may not be the whole list.
        if cursors is None and len(page["data"]) >= DEFAULT_LIMIT:
            problem = f"may be incomplete: {len(page['data'])} items without cursors"
            print("The list", problem, file=sys.stderr)
            is_complete = False
        used.add(params.get("cursors"))
        cursor = (cursors or {}).get("next")
        if not cursor:
            return items, is_complete
        if cursor in used or not page["data"]:
            raise RuntimeError(
                f"The list has no end: its cursor {cursor} leads nowhere"
            )
        params["cursors"] = cursor


def when(item):
    return datetime.fromisoformat(item["updatedAt"].replace("Z", "+00:00"))


# #region reconcile
# A delivery only triggers a read of the API. So it doesn't matter if it comes twice, late,
# in the wrong order, or from someone who guessed the address.
missing = set()


def reconcile():
    global missing
    file = Path("reservations.json")
    known = json.loads(file.read_text()) if file.exists() else {}
    items, is_complete = read_all()
    for item in items:
        record_id = str(item["id"])
        if record_id not in known or when(item) >= when(known[record_id]):
            known[record_id] = item
    # A reservation can move between pages during a read. It was deleted if two complete
    # reads in a row miss it.
    unseen = (
        known.keys() - {str(item["id"]) for item in items} if is_complete else set()
    )
    for record_id in unseen & missing:
        with open("deleted.jsonl", "a") as deleted:
            deleted.write(json.dumps(known.pop(record_id)) + "\n")
    missing = unseen - missing
    new = file.with_suffix(".new")
    new.write_text(json.dumps(known))
    new.replace(file)
    return RETRY_SECONDS if missing else RECONCILE_SECONDS


# Read once at the start, after each delivery, and every hour to find events that never
# came. A delivery during a read triggers another read.
def work():
    while True:
        requested.clear()
        try:
            wait = reconcile()
        except (requests.RequestException, RuntimeError) as error:
            print(error, file=sys.stderr)
            wait = RETRY_SECONDS
        requested.wait(wait)
        time.sleep(GATHER_SECONDS)


# #endregion

threading.Thread(target=work, daemon=True).start()
address = ("127.0.0.1", int(os.environ.get("PORT", "8080")))
ThreadingHTTPServer(address, Receiver).serve_forever()
