# Receives webhook deliveries, and reads the API after them.
# Needs Python 3, requests, calry.py beside it, and WEBHOOK_SECRET: a long random secret.
# The URL ends with the secret.
# Run by the programs that import it: from deliveries import receive_deliveries
# (deliveries.py).
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from calry import CalryError, required, setting, stop

requested = threading.Event()


def value_at(text, *path):
    try:
        value = json.loads(text)
        for name in path:
            value = value[name]
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    return value


def hook_of(body):
    hook = value_at(body, "hook", "id")
    return hook if isinstance(hook, (str, int)) else None


def hooks_in(inbox):
    text = inbox.read_text() if inbox.exists() else ""
    if text and not text.endswith("\n"):  # A crash has cut the last line off.
        with inbox.open("a") as file:
            file.write("\n")
    return {hook_of(value_at(line, "body")) for line in text.splitlines()}


class Receiver(BaseHTTPRequestHandler):
    timeout = 30

    def do_POST(self):
        length = self.headers["Content-Length"] or ""
        if self.path != self.server.path:
            return self.respond(404)
        if not length.isdecimal():
            return self.respond(411)
        if int(length) > 1_000_000:
            return self.respond(413)
        read = self.rfile.read(int(length))
        if len(read) < int(length):
            return None  # The sender has gone before the end of the body.
        body = read.decode(errors="replace")
        hook = hook_of(body)
        with self.server.lock:
            if not hook or hook not in self.server.seen:
                self.store({"at": time.time(), "body": body})
                self.server.seen.add(hook)
        # A known event triggers a read too: the ID is inferred, and may not tell events apart.
        requested.set()
        return self.respond(200)

    # On disk before the response: a delivery that got a 200 survives a crash.
    def store(self, entry):
        with self.server.inbox.open("a") as file:
            file.write(json.dumps(entry) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def respond(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass  # The default would write the secret URL into the log.


# Calls `reconcile` at the start, after deliveries, and every hour to find events that never
# came. A delivery during a read triggers another read.
def receive_deliveries(family, inbox, reconcile):
    port = int(os.environ.get("PORT") or 8080)
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), Receiver)
    except OSError as error:
        stop(f"Port {port}: {error.strerror}. Stop what uses it, or set PORT")
    server.path = f"/{family}/{required('WEBHOOK_SECRET')}"
    server.inbox, server.lock = Path(inbox), threading.Lock()
    server.seen = hooks_in(server.inbox)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    while True:
        requested.clear()
        is_done = False
        try:
            is_done = reconcile()
        except CalryError as error:
            print(error, file=sys.stderr)
        retry = setting("RETRY_SECONDS", 30)
        requested.wait(setting("RECONCILE_SECONDS", 3600) if is_done else retry)
        time.sleep(setting("GATHER_SECONDS", 5))
