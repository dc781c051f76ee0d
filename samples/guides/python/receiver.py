# Receives PMS events, stores each before it responds, and keeps reservations.json up to
# date with the API.
# Needs Python 3, requests, calry.py beside it, the four CALRY_ variables, and
# WEBHOOK_SECRET: a long random secret that ends the address.
# Run: python3 receiver.py
import json
import os
import sys
import threading
import time
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from calry import CalryError, read_all, required, setting

RECONCILE_SECONDS = setting("RECONCILE_SECONDS", 3600)
RETRY_SECONDS = setting("RETRY_SECONDS", 30)
ADDRESS = f"/pms/{required('WEBHOOK_SECRET')}"
INBOX = Path("inbox.jsonl")
requested = threading.Event()
inbox = threading.Lock()


# #region receive
def hook_of(body):
    try:
        return json.loads(body)["hook"]["id"]
    except (ValueError, TypeError, KeyError):
        return None


lines = INBOX.read_text().splitlines() if INBOX.exists() else []
seen = {hook_of(json.loads(line)["body"]) for line in lines}


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
        body = read.decode(errors="replace")
        hook = hook_of(body)
        with inbox:
            if not hook or hook not in seen:
                self.store({"at": time.time(), "body": body})
                seen.add(hook)
        return self.respond(200)

    # On disk before the response: a delivery that got a 200 survives a crash.
    def store(self, entry):
        with INBOX.open("a") as file:
            file.write(json.dumps(entry) + "\n")
            file.flush()
            os.fsync(file.fileno())
        requested.set()

    def respond(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass  # The default would write the secret address into the log.


# #endregion


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
    items, is_complete = read_all("/api/v2/vrs/reservations", {"realtime": "true"})
    for item in items:
        record_id = str(item["id"])
        if record_id not in known or when(item) >= when(known[record_id]):
            known[record_id] = item
    # A reservation was deleted if two complete reads in a row miss it.
    listed = {str(item["id"]) for item in items}
    unseen = known.keys() - listed if is_complete else set()
    for record_id in unseen & missing:
        with open("deleted.jsonl", "a") as deleted:
            deleted.write(json.dumps(known.pop(record_id)) + "\n")
    missing = unseen - missing
    new = file.with_suffix(".new")
    new.write_text(json.dumps(known))
    new.replace(file)
    return RETRY_SECONDS if missing else RECONCILE_SECONDS


# #endregion


# #region loop
# Read at the start, after deliveries, and every hour to find events that never came. A
# delivery during a read triggers another read.
def work():
    while True:
        requested.clear()
        try:
            wait = reconcile()
        except CalryError as error:
            print(error, file=sys.stderr)
            wait = RETRY_SECONDS
        requested.wait(wait)
        time.sleep(setting("GATHER_SECONDS", 5))


threading.Thread(target=work, daemon=True).start()
port = int(os.environ.get("PORT", "8080"))
ThreadingHTTPServer(("127.0.0.1", port), Receiver).serve_forever()
# #endregion
